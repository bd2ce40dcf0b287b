// Exports everything a project stores about one email address (Art. 15 and 20 GDPR). Read-only.
import type { Knex } from 'knex';
import type { DataSubject } from './find-data-subject.ts';
import { fieldPrivacyClassifications } from './personal-data-fields.ts';

type Row = Record<string, unknown>;

export interface PersonalDataExport {
  email: string;
  made_at: string;
  /** Rows by collection, without access keys. */
  records: Record<string, Row[]>;
  /** Previous versions of the rows, from Directus's revisions. */
  earlier_states: Row[];
  /** The staff's comments on the rows. */
  comments: Row[];
}

const readRows = async (database: Knex, collection: string, ids: readonly string[]): Promise<Row[]> => {
  const hidden = [...(fieldPrivacyClassifications[collection]?.keys ?? []), 'project'];
  const rows = await database(collection).whereIn('id', ids).select<Row[]>('*');
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))));
};

/** Removes access keys from the links in email texts, because the export must not grant access. */
const withoutKeys = (data: PersonalDataExport): PersonalDataExport =>
  JSON.parse(JSON.stringify(data).replaceAll(/\b[0-9a-f]{64}\b/g, '…')) as PersonalDataExport;

export const exportPersonalData = async (database: Knex, { email, ids }: DataSubject): Promise<PersonalDataExport> => {
  const records: Record<string, Row[]> = {};
  const earlierStates: Row[] = [];
  const comments: Row[] = [];
  for (const [collection, found] of Object.entries(ids)) {
    if (found.length === 0) continue;
    const { keys = [] } = fieldPrivacyClassifications[collection] ?? {};
    records[collection] = await readRows(database, collection, found);
    const revisions = await database('directus_revisions as revision')
      .join('directus_activity as activity', 'activity.id', 'revision.activity')
      .where({ 'revision.collection': collection })
      .whereIn('revision.item', found)
      .orderBy('revision.id')
      .select<{ item: string; timestamp: Date; data: Row | null }[]>(
        'revision.item',
        'activity.timestamp',
        'revision.data',
      );
    for (const { item, timestamp, data } of revisions) {
      const shown = Object.entries(data ?? {}).filter(([name]) => !keys.includes(name));
      earlierStates.push({ collection, item, timestamp, data: Object.fromEntries(shown) });
    }
    const notes = await database('directus_comments')
      .where({ collection })
      .whereIn('item', found)
      .select<Row[]>('collection', 'item', 'date_created', 'comment');
    comments.push(...notes);
  }
  return withoutKeys({ email, made_at: new Date().toISOString(), records, earlier_states: earlierStates, comments });
};

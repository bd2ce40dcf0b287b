// Writes to the editors whose changes a failed build has kept from the site, and again once a later one has brought them there.
// In the transaction that notes the end of the build: each end is told once.
import type { Knex } from 'knex';
import { defaultLocale, type Locale, locales } from '../../../../contract/locale.ts';
import type { BuildFailureReason } from '../../../../contract/publishing/build-failure.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toPublicationFailedEmail, toPublicationRecoveredEmail } from '../mail/templates/publication.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { RecordReference } from './record-location.ts';
import { toFailureReasonColumns } from './build-progress.ts';
import { readRecordTitle, toCollectionLabel, toStudioRecordPath } from './studio-records.ts';

interface Ended {
  /** The publication. */
  id: string;
  project: string;
  /** Where the studio stands, without a slash at its end. */
  studioUrl: string;
}

interface Editor {
  id: string;
  email: string;
  language: string | null;
}

/** Who has had part in one of the publications and can be written to. */
const readEditors = async (transaction: Knex.Transaction, publications: readonly string[]): Promise<Editor[]> => {
  const { rows } = await transaction.raw<{ rows: Editor[] }>(
    `select person.id, person.email, person.language from directus_users person
      where person.status = 'active' and person.email is not null and person.id::text in (
        select editor from publication_change where publication = any(?)
        union select asked_by from publication where id = any(?) and asked_by is not null)
      order by person.id`,
    [publications, publications],
  );
  return rows;
};

/** Of the studio; who has chosen none reads German, the studio's first one, and who has another one English. */
const toLocale = (language: string | null): Locale => {
  if (language === null) return defaultLocale;
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
};

/** Whoever saves again and again while the same is wrong need not hear it every time. */
const hasHeard = async (
  transaction: Knex.Transaction,
  { id, project }: Ended,
  reason: BuildFailureReason,
  editor: string,
): Promise<boolean> => {
  const { cause, details } = toFailureReasonColumns(reason);
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from publication p where p.project = ? and p.id <> ? and p.state = 'failed' and p.cause = ? and p.details = ?
        and p.ended_at > now() - interval '1 hour' and exists (
          select from ecommerce_mail mail where mail.about = 'publication:' || p.id || ':' || ?)
      limit 1`,
    [project, id, cause, details, editor],
  );
  return rows.length > 0;
};

export const writeBuildFailureEmails = async (
  transaction: Knex.Transaction,
  failed: Ended & { reason: BuildFailureReason; record: RecordReference | undefined },
): Promise<void> => {
  const { id, project, reason, record, studioUrl } = failed;
  const house = await readSenderCompany(transaction, project);
  const link = record && {
    label: toCollectionLabel(record.collection),
    title: await readRecordTitle(transaction, record),
    url: `${studioUrl}${toStudioRecordPath(record)}`,
  };
  for (const editor of await readEditors(transaction, [id])) {
    if (await hasHeard(transaction, failed, reason, editor.id)) continue;
    await enqueueMail(transaction, {
      project,
      house,
      kind: 'publication_failed',
      occasion: { about: `publication:${id}:${editor.id}` },
      message: toPublicationFailedEmail({
        house,
        language: toLocale(editor.language),
        recipient: editor.email,
        reason,
        record: link,
        studioUrl,
      }),
    });
  }
};

/** What failed before is on the site now: a build takes the content as it is. */
export const writeBuildRecoveryEmails = async (
  transaction: Knex.Transaction,
  { id, project, studioUrl }: Ended,
): Promise<void> => {
  const madeUpFor = await transaction('publication')
    .where({ project, state: 'failed' })
    .update({ state: 'superseded' })
    .returning<{ id: string }[]>('id');
  if (madeUpFor.length === 0) return;
  const house = await readSenderCompany(transaction, project);
  const editors = await readEditors(
    transaction,
    madeUpFor.map((publication) => publication.id),
  );
  for (const { id: editor, email, language } of editors)
    await enqueueMail(transaction, {
      project,
      house,
      kind: 'publication_recovered',
      occasion: { about: `publication:${id}:${editor}` },
      message: toPublicationRecoveredEmail({ house, language: toLocale(language), recipient: email, studioUrl }),
    });
};

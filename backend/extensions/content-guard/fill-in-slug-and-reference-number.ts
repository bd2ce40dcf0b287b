// Gives a new record that has a slug one made from its name, and a new product the next reference number, unless they are
// entered. Neither changes afterwards.
import type { EventContext } from '@directus/types';
import type { UntypedContentRecord } from '../../../domain/content-checks/content-rules.ts';
import { toRelatedPrimaryKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import { toUniqueName, toNextProductReferenceNumber, toSlug } from '../../../domain/slugs-and-reference-numbers.ts';
import { readStudioUserProjectId } from '../../access/studio-user-project-and-language.ts';
import type { CollectionDefinition } from '../../schema/content-model-types.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The fields that are suggested for this record. */
const toSuggestedFields = ({ fields }: CollectionDefinition, item: UntypedContentRecord): string[] =>
  ['slug', 'reference_number'].filter(
    (name) => isBlank(item[name]) && fields.some((field) => field.name === name && field.column?.nullable === false),
  );

const readSlug = async (
  { database }: EventContext,
  { name, label, uniques = [] }: CollectionDefinition,
  item: UntypedContentRecord,
  project: string,
): Promise<string> => {
  const slug = toSlug(String(item['display_name'])) || toSlug(label.de);
  // A slug is unique among records with the same value in these fields.
  const scope = uniques.find((fields) => fields.includes('slug'))?.filter((field) => field !== 'slug') ?? [];
  const values = Object.fromEntries(scope.map((field) => [field, toRelatedPrimaryKey(item[field]) ?? null]));
  const rows: { slug: string }[] = await database(name)
    .where({ ...values, project })
    .where('slug', 'like', `${slug}%`)
    .select('slug');
  return toUniqueName(slug, new Set(rows.map((row) => row.slug)));
};

const readReferenceNumber = async (
  { database }: EventContext,
  collection: string,
  item: UntypedContentRecord,
  project: string,
): Promise<string> => {
  const category = toRelatedPrimaryKey(item['category']);
  const rows: { reference_number: string; category: string }[] = await database(collection)
    .where({ project })
    .select('reference_number', 'category');
  return toNextProductReferenceNumber(rows.map((row) => ({ ...row, isInCategory: row.category === category })));
};

/** A record without a name stays as it is, so that the name is what is missing. */
export const fillInSlugAndReferenceNumber = async (
  context: EventContext,
  definition: CollectionDefinition,
  item: UntypedContentRecord,
): Promise<UntypedContentRecord> => {
  const fields = toSuggestedFields(definition, item);
  if (fields.length === 0 || isBlank(item['display_name'])) return item;
  const project = toRelatedPrimaryKey(item['project']) ?? (await readStudioUserProjectId(context));
  if (project === null) return item;
  // Until the end of the transaction: two records that are created at the same time get different names.
  await context.database.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `names ${definition.name} ${project}`,
  ]);
  return {
    ...item,
    ...(fields.includes('slug') && { slug: await readSlug(context, definition, item, project) }),
    ...(fields.includes('reference_number') && {
      reference_number: await readReferenceNumber(context, definition.name, item, project),
    }),
  };
};

// Finds schema changes that break instances of the previous version while they serve: those that take something away.
// Pure.
import type { DatabaseIndex } from './database-indexes.ts';
import type { SchemaDiffEntry, SchemaMigrationPlan } from './plan-schema-migration.ts';

type Field = SchemaMigrationPlan['fields'][number];

const readChange = (differences: SchemaDiffEntry[], ...path: string[]): { lhs: unknown; rhs: unknown } | undefined =>
  differences.flatMap((entry) => (entry.kind === 'E' && entry.path.join('.') === path.join('.') ? [entry] : []))[0];

/** A lower limit, or a limit where there was none. */
const isNarrower = (change: { lhs: unknown; rhs: unknown } | undefined): boolean =>
  change !== undefined && change.rhs !== null && (change.lhs === null || Number(change.rhs) < Number(change.lhs));

const toFieldBreaks = ({ live, wanted, differences }: Field): string[] => {
  const name = `${wanted.collection}.${wanted.field}`;
  const { schema } = wanted;
  if (!live)
    return schema && schema['is_nullable'] === false && (schema['default_value'] ?? null) === null
      ? [`${name} is new, required and has no default: previous versions, which do not set it, could create no record.`]
      : [];
  const type = readChange(differences, 'type');
  const isWidened = type?.lhs === 'string' && type.rhs === 'text';
  const isRequired = readChange(differences, 'schema', 'is_nullable')?.rhs === false;
  const isUnique = readChange(differences, 'schema', 'is_unique')?.rhs === true;
  const defaultValue = readChange(differences, 'schema', 'default_value');
  const narrowed = ['max_length', 'numeric_precision', 'numeric_scale'].some((key) =>
    isNarrower(readChange(differences, 'schema', key)),
  );
  return [
    ...(type && !isWidened ? [`${name} changes its type from ${String(type.lhs)} to ${String(type.rhs)}.`] : []),
    ...(isRequired ? [`${name} becomes required.`] : []),
    ...(isUnique ? [`${name} becomes unique.`] : []),
    ...(narrowed && !isWidened ? [`${name} holds less than before.`] : []),
    ...(defaultValue && defaultValue.rhs === null && schema?.['is_nullable'] === false
      ? [`${name} is required and loses its default.`]
      : []),
  ];
};

/** One sentence per breaking change. */
export const findSchemaChangesBreakingPreviousVersion = (
  { collections, fields, relations }: SchemaMigrationPlan,
  missingIndexes: readonly DatabaseIndex[],
): string[] => {
  const created = new Set(collections.flatMap(({ live, wanted }) => (live ? [] : wanted.collection)));
  return [
    ...fields.filter(({ wanted }) => !created.has(wanted.collection)).flatMap(toFieldBreaks),
    ...relations.flatMap(({ live, wanted, differences }) =>
      live && readChange(differences, 'related_collection')
        ? [`${wanted.collection}.${wanted.field} leads to another collection.`]
        : [],
    ),
    ...missingIndexes
      .filter(({ collection, isUnique }) => isUnique && !created.has(collection))
      .map(({ collection, columns }) => `${collection}: ${columns.join(', ')} become unique together.`),
  ];
};

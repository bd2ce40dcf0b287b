// Ownership of collections: the path of relations to the project, and filters for own and published items; which
// collections are site content; the project field of Directus's own users, files and history. Pure.
import type { SystemCollectionExtraFields } from '../apply/schema-snapshots.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { createStudioLabel } from '../schema/define-fields.ts';
import { defineManyToOneField } from '../schema/define-relations.ts';
import { scheduleProblemFieldDefinition } from '../schema/scheduled-publication-fields.ts';

export type DirectusFilter = Record<string, unknown>;

/** One relation on the path from an item to its project. */
export interface ProjectRelationStep {
  collection: string;
  field: string;
}

const findCollection = (schema: CollectionDefinition[], name: string): CollectionDefinition => {
  const found = schema.find((collection) => collection.name === name);
  if (!found) throw new Error(`The collection ${name} is not in the content model.`);
  return found;
};

/**
 * The steps of a collection's `projectPath`; the last one leads to `project` (or is the project's own id).
 * @throws if a step is not a many-to-one field, or the path ends elsewhere.
 */
export const findProjectRelationPath = (schema: CollectionDefinition[], name: string): ProjectRelationStep[] => {
  const definition = findCollection(schema, name);
  if (definition.ownership === 'shared') return [];
  if (name === 'project') return [{ collection: name, field: 'id' }];
  const steps: ProjectRelationStep[] = [];
  let current = name;
  for (const field of definition.ownership.projectPath.split('.')) {
    if (current === 'project' && field === 'id') break;
    const relation = findCollection(schema, current).fields.find((entry) => entry.name === field)?.relation;
    if (!relation) throw new Error(`${name}: "${field}" of its projectPath is not a many-to-one field of ${current}.`);
    steps.push({ collection: current, field });
    current = relation.to;
  }
  if (current !== 'project') throw new Error(`${name}: its projectPath ends at ${current}, not at project.`);
  return steps;
};

const nest = (fields: string[], rule: DirectusFilter): DirectusFilter =>
  fields.reduceRight<DirectusFilter>((inner, field) => ({ [field]: inner }), rule);

const toOwnProjectRules = (fields: string[]): DirectusFilter[] => [
  nest(fields, { _nnull: true }),
  nest(fields, { _eq: '$CURRENT_USER.project' }),
];

/** The filter "belongs to the project of the signed-in user". */
export const toOwnProjectFilter = (schema: CollectionDefinition[], name: string): DirectusFilter => ({
  _and: toOwnProjectRules(findProjectRelationPath(schema, name).map(({ field }) => field)),
});

/** The same for Directus's own records, which have the field `project`; to be combined with `_and`. */
export const ownProjectSystemCollectionFilters: readonly DirectusFilter[] = toOwnProjectRules(['project']);

/** The filter "published, and so is every parent on the path to the project"; empty if nothing can be a draft. */
export const toPublishedItemsFilter = (schema: CollectionDefinition[], name: string): DirectusFilter => {
  const steps = findProjectRelationPath(schema, name);
  const rules = steps.flatMap(({ collection }, index): DirectusFilter[] => {
    const { archiveField } = findCollection(schema, collection);
    if (!archiveField) return [];
    return [nest([...steps.slice(0, index).map(({ field }) => field), archiveField], { _eq: 'published' })];
  });
  const [only, ...more] = rules;
  if (!only) return {};
  return more.length === 0 ? only : { _and: rules };
};

/** Written by visitors and read by open pages at runtime, so changes wait for the next build. */
const readAtRuntime = ['ecommerce_product_rating'];

/** A new file is on no page until a record references it, but replacing a file changes pages. */
export const directusFilesCollectionName = 'directus_files';

export const toSiteContentCollectionNames = (schema: CollectionDefinition[]): string[] =>
  schema.filter(({ name, readable }) => readable && !readAtRuntime.includes(name)).map(({ name }) => name);

/**
 * Directus's history and versions of records, which name their record by collection and key. The database writes their
 * project (apply/directus-history-project-triggers.ts).
 */
export const directusHistoryCollectionNames = ['directus_activity', 'directus_revisions', 'directus_versions'];

/**
 * The project as a field of Directus's own records: the project somebody works for, the owner of a file, the project of
 * the record that an activity, revision or version is about.
 */
export const systemCollectionExtraFields: SystemCollectionExtraFields[] = [
  {
    collection: 'directus_users',
    fields: [
      defineManyToOneField('project', createStudioLabel('Projekt', 'Project'), 'project', {
        note: createStudioLabel(
          'Inhaber, Redaktion, Verkauf und Buchhaltung sehen und ändern nur dieses Projekt.',
          'Owners, editors, assistants and bookkeeping can only view and edit this project.',
        ),
      }),
    ],
  },
  {
    collection: 'directus_files',
    fields: [
      defineManyToOneField('project', createStudioLabel('Projekt', 'Project'), 'project', {
        note: createStudioLabel(
          'Leer: alle Redaktionen dürfen die Datei verwenden.',
          'If empty, all editors can use the file.',
        ),
      }),
      {
        name: 'is_published',
        type: 'boolean',
        label: createStudioLabel('Veröffentlicht', 'Published'),
        note: createStudioLabel(
          'Von der Datenbank gepflegt: ob etwas Veröffentlichtes die Datei verwendet',
          'Maintained by the database: whether published content uses the file',
        ),
        interface: 'boolean',
        special: ['cast-boolean'],
        width: 'half',
        readonly: true,
        column: { nullable: false, derived: true },
      },
    ],
  },
  ...directusHistoryCollectionNames.map((collection) => ({
    collection,
    fields: [
      defineManyToOneField('project', createStudioLabel('Projekt', 'Project'), 'project', {
        readonly: true,
        hidden: true,
        onDelete: 'CASCADE',
      }),
      ...(collection === 'directus_versions' ? [scheduleProblemFieldDefinition] : []),
    ],
  })),
];

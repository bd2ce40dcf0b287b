// Finds what is wrong with a record that is being saved: the rules of domain/content-checks for the record as it will be,
// and what only the database knows. Problems of its lists are shown at the list.
import type { Knex } from 'knex';
import { requiredTextSchema } from '../../../contract/common-record-schemas.ts';
import type { ContentProblemCode } from '../../../contract/publishing/content-notice.ts';
import {
  findRecordInternalLinks,
  findRichTexts,
  parseInternalLink,
} from '../../../domain/content-checks/content-links.ts';
import {
  type UntypedContentRecord,
  findBrokenContentRules,
  imageAltTextFieldsByCollection,
  isRecordHiddenFromVisitors,
  isImageDescriptionMissing,
} from '../../../domain/content-checks/content-rules.ts';
import { hasHtmlTable } from '../../../domain/sanitize-rich-text.ts';
import type { CollectionDefinition, FieldDefinition, StudioLabel } from '../../schema/content-model-types.ts';
import {
  mergeNestedChanges,
  type NestedRecordChange,
  extractNestedCreatesAndUpdates,
  toRelatedPrimaryKey,
} from '../../../domain/content-checks/merge-nested-changes.ts';
import {
  doesRecordWithValuesExist,
  doesLinkTargetExist,
  findContentCollection,
  readFileNameIfUnreadableImage,
  readRecordProjectId,
  readRecordWithTranslations,
} from './read-stored-content.ts';

export interface ContentProblem {
  code: ContentProblemCode;
  /** The field of the form. */
  field: string;
  /** The fields concerned in the entries of a list. */
  path: StudioLabel[];
  detail?: string;
}

interface SavedRecord {
  definition: CollectionDefinition;
  payload: UntypedContentRecord;
  /** Absent for a new record. */
  key: string | undefined;
  stored: UntypedContentRecord | undefined;
  /** After saving. */
  merged: UntypedContentRecord;
  project: string | undefined;
}

/** Who saves. */
export interface SavingUserProjectAndAdminFlag {
  /** Of an editor, or of the record that holds the checked one. */
  project: string | undefined;
  isAdmin: boolean;
}

/**
 * Says nothing about records of other projects, which the permissions refuse, and about a change of a record that does
 * not exist, which Directus refuses.
 */
export const findContentProblems = async (
  database: Knex,
  definition: CollectionDefinition,
  change: NestedRecordChange,
  user: SavingUserProjectAndAdminFlag,
): Promise<ContentProblem[]> => {
  const stored = await readStored(database, definition, change);
  if (change.key !== undefined && !stored) return [];
  return findRecordProblems(database, definition, { ...change, stored }, user);
};

const readStored = async (
  database: Knex,
  definition: CollectionDefinition,
  { key }: NestedRecordChange,
): Promise<UntypedContentRecord | undefined> =>
  key === undefined ? undefined : readRecordWithTranslations(database, definition, key);

const findRecordProblems = async (
  database: Knex,
  definition: CollectionDefinition,
  { payload, key, stored }: NestedRecordChange & Pick<SavedRecord, 'stored'>,
  user: SavingUserProjectAndAdminFlag,
): Promise<ContentProblem[]> => {
  const merged = { ...toDefaultStatus(definition), ...mergeNestedChanges(stored, payload, ['translations']) };
  const project = await readRecordProjectId(database, definition.name, stored ?? merged, user.project);
  if (!user.isAdmin && project !== user.project) return [];
  const saved: SavedRecord = { definition, payload, key, stored, merged, project };
  return [
    ...findBrokenRules(saved),
    ...findBlankTexts(saved),
    ...findTables(saved),
    ...(await findUnreadableImages(database, saved)),
    ...(await findDeadLinks(database, saved)),
    ...(await findTakenValues(database, saved)),
    ...(await findNestedProblems(database, saved, user)),
  ];
};

/** A new record is a draft. */
const toDefaultStatus = ({ archiveField, fields }: CollectionDefinition): UntypedContentRecord =>
  archiveField === undefined
    ? {}
    : { [archiveField]: fields.find(({ name }) => name === archiveField)?.column?.defaultValue };

/** Whether a stored record becomes visible, so that an old problem of a draft matters now. */
const isPublishing = ({ stored, merged }: SavedRecord): boolean =>
  stored !== undefined && isRecordHiddenFromVisitors(stored) && !isRecordHiddenFromVisitors(merged);

/** An old problem of a field that is not saved does not keep an editor from changing another one. */
const findBrokenRules = (saved: SavedRecord): ContentProblem[] => {
  const { definition, payload, stored, merged } = saved;
  const isChecked = (fields: readonly string[]): boolean =>
    stored === undefined || isPublishing(saved) || fields.some((field) => field in payload);
  const broken = findBrokenContentRules(definition.name, merged).filter(({ fields }) => isChecked(fields));
  const image = imageAltTextFieldsByCollection[definition.name]?.image;
  const isNewImage =
    image !== undefined &&
    image in payload &&
    toRelatedPrimaryKey(payload[image]) !== toRelatedPrimaryKey(stored?.[image] ?? null);
  const isUndescribed =
    image !== undefined &&
    !isRecordHiddenFromVisitors(merged) &&
    (isNewImage || isPublishing(saved)) &&
    // Several images can be added to a list at once, without a form for each.
    definition.fields.find(({ name }) => name === image)?.relation?.junctionField === undefined &&
    isImageDescriptionMissing(definition.name, merged);
  return [
    ...broken.map(({ code, fields: [field], toDetail }): ContentProblem => {
      const detail = toDetail?.(merged);
      return { code, field, path: [], ...(detail !== undefined && { detail }) };
    }),
    ...(isUndescribed ? [{ code: 'alt_missing' as const, field: image, path: [] }] : []),
  ];
};

const isRequiredText = ({ type, column }: FieldDefinition): boolean =>
  column?.nullable === false && (type === 'string' || type === 'text');

const findBlankTexts = ({ definition, payload }: SavedRecord): ContentProblem[] =>
  definition.fields
    .filter((field) => isRequiredText(field) && typeof payload[field.name] === 'string')
    .filter(({ name }) => !requiredTextSchema.safeParse(payload[name]).success)
    .map(({ name }) => ({ code: 'blank', field: name, path: [] }));

/** Only in texts that change. */
const findTables = ({ definition, stored, merged }: SavedRecord): ContentProblem[] => {
  const before = stored ? findRichTexts(definition.name, stored).map(({ html }) => html) : [];
  return findRichTexts(definition.name, merged)
    .filter(({ html }) => hasHtmlTable(html) && !before.includes(html))
    .map(({ field }) => ({ code: 'table_in_text', field, path: [] }));
};

const findUnreadableImages = async (
  database: Knex,
  { definition, payload, project }: SavedRecord,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const { name, relation } of definition.fields) {
    const file = relation?.to === 'directus_files' ? toRelatedPrimaryKey(payload[name]) : undefined;
    const detail = file === undefined ? undefined : await readFileNameIfUnreadableImage(database, file, project);
    if (detail !== undefined) problems.push({ code: 'image_type', field: name, path: [], detail });
  }
  return problems;
};

/** Only new links: the panel “Website” lists those whose target has gone. */
const findDeadLinks = async (
  database: Knex,
  { definition, stored, merged, project }: SavedRecord,
): Promise<ContentProblem[]> => {
  if (project === undefined) return [];
  const before = stored ? findRecordInternalLinks(definition.name, stored).map(({ href }) => href) : [];
  const problems: ContentProblem[] = [];
  for (const { field, href } of findRecordInternalLinks(definition.name, merged)) {
    if (before.includes(href) || (await doesLinkTargetExist(database, project, parseInternalLink(href)))) continue;
    problems.push({ code: 'dead_link', field, path: [], detail: href });
  }
  return problems;
};

/** Unique values of a project; the database refuses them, too, but without a way out. */
const toUniques = ({ name, uniques = [] }: CollectionDefinition): string[][] => [
  ...uniques.filter(([first]) => first === 'project'),
  ...(name === 'special_day' ? [['project', 'date', 'branch']] : []),
];

const findTakenValues = async (
  database: Knex,
  { definition, payload, key, merged, project }: SavedRecord,
): Promise<ContentProblem[]> => {
  if (project === undefined) return [];
  const problems: ContentProblem[] = [];
  for (const [, ...fields] of toUniques(definition)) {
    if (!fields.some((field) => field in payload)) continue;
    const values = Object.fromEntries(fields.map((field) => [field, toRelatedPrimaryKey(merged[field]) ?? null]));
    if (!(await doesRecordWithValuesExist(database, definition.name, { project, ...values }, key))) continue;
    const isDay = definition.name === 'special_day';
    const field = (isDay ? fields[0] : fields.at(-1)) ?? '';
    problems.push({ code: isDay ? 'day_taken' : 'taken', field, path: [], detail: values[field] ?? '' });
  }
  return problems;
};

const findNestedProblems = async (
  database: Knex,
  { definition, payload, project }: SavedRecord,
  user: SavingUserProjectAndAdminFlag,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const list of definition.fields) {
    const nested = list.listOf === undefined ? undefined : findContentCollection(list.listOf);
    if (!nested || !(list.name in payload)) continue;
    for (const change of extractNestedCreatesAndUpdates(payload[list.name])) {
      // Directus creates an entry whose key does not exist yet.
      const entry = { ...change, stored: await readStored(database, nested, change) };
      for (const problem of await findRecordProblems(database, nested, entry, { ...user, project })) {
        const label = nested.fields.find(({ name }) => name === problem.field)?.label;
        problems.push({ ...problem, field: list.name, path: [...(label ? [label] : []), ...problem.path] });
      }
    }
  }
  return problems;
};

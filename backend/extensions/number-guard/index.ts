// Directus hook: rejects invalid, too precise or out-of-range numbers in every write, and an unconfirmed price drop of
// more than half; turns constraint errors of the database into field errors. Directus does not start without this
// extension.
import { isGtin } from '../../../domain/gtin.ts';
import { buildUserId, setupUserId } from '../../access/service-ids.ts';
import type { FieldDefinition } from '../../schema/definition.ts';
import {
  priceDropConfirmationRatio,
  getNumberFieldMessages,
  toRangeConstraintName,
  toRangeSentence,
  invalidNumberFormValue,
} from '../../schema/number-field-format.ts';
import { contentModelCollections } from '../../schema/schema.ts';
import { toNumberInputMessages } from '../number-input/texts.ts';
import { validateNumberFieldValue, toFieldNumberFormat } from './validate-number.ts';
import { type RefusedRequestError, createFieldValidationError } from '../../access/refused-request-error.ts';

type Item = Record<string, unknown>;

/** The part of knex that is used here. */
type Query = (table: string) => {
  where: (condition: Item) => { first: (...columns: string[]) => Promise<Item | undefined> };
  whereIn: (column: string, values: unknown[]) => { max: (column: string) => Promise<Item[]> };
};

interface Meta {
  collection: string;
  keys?: unknown[];
}

interface Context {
  database: Query;
  accountability: { user: string | null; admin: boolean } | null;
}

interface Register {
  filter: {
    (event: 'database.error', handler: (error: unknown) => unknown): void;
    (event: string, handler: (payload: unknown, meta: Meta, context: Context) => Promise<unknown>): void;
  };
}

const rangedFields = new Map(
  contentModelCollections.map(({ name, fields }) => [
    name,
    fields.filter(({ range, check, column }) => (range ?? check) && column),
  ]),
);

/** The project's own accounts need no confirmation. */
const isEditor = (user: string | null | undefined): boolean =>
  typeof user === 'string' && user !== setupUserId && user !== buildUserId;

/** In the studio language of the current user; German by default. */
const readTexts = async ({ database, accountability }: Context) => {
  const user = accountability?.user
    ? await database('directus_users').where({ id: accountability.user }).first('language')
    : undefined;
  const language = user?.['language'];
  return toNumberInputMessages(typeof language === 'string' && language !== '' ? language : 'de-DE');
};

const toName = ({ label }: FieldDefinition, language: string): string => label[language.startsWith('de') ? 'de' : 'en'];

/** The highest current price of the records; `undefined` if none has one. */
const readHighestPrice = async (database: Query, { collection, keys = [] }: Meta, field: string) => {
  const [row] = await database(collection).whereIn('id', keys).max(`${field} as highest`);
  return row?.['highest'] === null || row?.['highest'] === undefined ? undefined : Number(row['highest']);
};

const createGtinError = async (
  field: FieldDefinition,
  typed: unknown,
  context: Context,
): Promise<RefusedRequestError> => {
  const texts = await readTexts(context);
  const number = typeof typed === 'string' ? typed : JSON.stringify(typed);
  return createFieldValidationError(field.name, texts.gtin(toName(field, texts.language), number));
};

const guardItem = async (item: Item, meta: Meta, context: Context): Promise<Item> => {
  const checked = { ...item };
  const refusals: RefusedRequestError[] = [];
  for (const field of rangedFields.get(meta.collection) ?? []) {
    if (!(field.name in item)) continue;
    if (field.check === 'gtin') {
      const typed = item[field.name];
      if (typed === null || typed === '') continue;
      const digits = typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : '';
      if (!isGtin(digits)) refusals.push(await createGtinError(field, typed, context));
      else checked[field.name] = digits;
      continue;
    }
    const validation = validateNumberFieldValue(field, item[field.name]);
    const refuse = async (toText: (texts: Awaited<ReturnType<typeof readTexts>>, name: string) => string) => {
      const texts = await readTexts(context);
      refusals.push(createFieldValidationError(field.name, toText(texts, toName(field, texts.language))));
    };
    if (validation.kind === 'refused') {
      const { typed, reason, range } = validation;
      await refuse((texts, name) =>
        typed === invalidNumberFormValue
          ? texts.unusable(name)
          : texts.refusal({ field: name, typed, reason, range, format: toFieldNumberFormat(field) }),
      );
      continue;
    }
    checked[field.name] = validation.value;
    const price = validation.value === null ? Number.NaN : Number(validation.value);
    if (!field.confirmsDrop || validation.isConfirmed || Number.isNaN(price) || !isEditor(context.accountability?.user))
      continue;
    const highest = await readHighestPrice(context.database, meta, field.name);
    if (highest !== undefined && price < highest * priceDropConfirmationRatio)
      await refuse((texts, name) => texts.unconfirmed({ field: name, from: highest, to: price }));
  }
  // Directus supports throwing a list of errors.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (refusals.length > 0) throw refusals;
  return checked;
};

const guard = async (payload: unknown, meta: Meta, context: Context): Promise<unknown> => {
  if (!rangedFields.get(meta.collection)?.length || typeof payload !== 'object' || payload === null) return payload;
  if (!Array.isArray(payload)) return guardItem(payload as Item, meta, context);
  const items: Item[] = [];
  for (const item of payload as Item[]) items.push(await guardItem(item, meta, context));
  return items;
};

const register = ({ filter }: Register): void => {
  filter('items.create', guard);
  filter('items.update', guard);
  filter('database.error', explainConstraint);
};

export default register;

const fieldsByConstraint = new Map<string, FieldDefinition>(
  contentModelCollections.flatMap(({ name, fields }) =>
    fields.flatMap((field): [string, FieldDefinition][] =>
      field.range ? [[toRangeConstraintName(name, field.name), field]] : [],
    ),
  ),
);

/** Converts a range constraint error into a field error, for writes that bypass the hook's checks. */
const explainConstraint = (error: unknown): unknown => {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  const field = typeof name === 'string' ? fieldsByConstraint.get(name) : undefined;
  if (!field?.range) return error;
  const { de, en } = toRangeSentence(field.range, toFieldNumberFormat(field));
  return createFieldValidationError(
    field.name,
    [
      getNumberFieldMessages('de').t('refusals.constraint', { field: field.label.de, range: de }),
      getNumberFieldMessages('en').t('refusals.constraint', { field: field.label.en, range: en }),
    ].join(' / '),
  );
};

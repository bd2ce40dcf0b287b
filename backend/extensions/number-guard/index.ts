// Directus hook: rejects invalid, too precise or out-of-range numbers, GTINs and colors in every write, and an unconfirmed
// price drop of more than half; turns constraint errors of the database into field errors. Directus does not start
// without this extension.
import type { EventContext, FilterHandler, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { hexColorSchema } from '../../../contract/hex-color-schema.ts';
import { isGtin, removeGtinSeparators } from '../../../domain/product-identifiers.ts';
import { isAccountSubjectToSaveChecks, readStudioUserLanguage } from '../../access/studio-user-project-and-language.ts';
import type { FieldDefinition } from '../../schema/content-model-types.ts';
import {
  minUnconfirmedPriceRatio,
  getStudioNumberFieldMessages,
  toRangeConstraintName,
  toRangeValidationMessage,
  invalidNumberFormValue,
} from '../../schema/studio-number-field-format.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { toNumberInputMessages } from '../number-input/number-input-messages.ts';
import { validateNumberFieldValue, toNumberFieldFormat } from './validate-number-field-value.ts';
import { type RefusedRequestError, createFieldValidationError } from '../../access/refused-request-error.ts';

type Item = Record<string, unknown>;

/** What a create or update writes to; `keys` of an update. */
interface WriteTarget {
  collection: string;
  keys?: string[];
}

const rangedFields = new Map(
  contentModelCollections.map(({ name, fields }) => [
    name,
    fields.filter(({ range, check, column }) => (range ?? check) && column),
  ]),
);

const readTexts = async (context: EventContext) => toNumberInputMessages(await readStudioUserLanguage(context));

const toName = ({ label }: FieldDefinition, language: string): string => label[language.startsWith('de') ? 'de' : 'en'];

/** The highest current price of the records; `undefined` if none has one. */
const readHighestPrice = async (database: Knex, { collection, keys = [] }: WriteTarget, field: string) => {
  const [row] = await database(collection).whereIn('id', keys).max<{ highest: string | null }[]>(`${field} as highest`);
  return row === undefined || row.highest === null ? undefined : Number(row.highest);
};

type TextCheck = NonNullable<FieldDefinition['check']>;

/** The text to store; `undefined` if it is refused. */
const textChecks: Record<TextCheck, (typed: string) => string | undefined> = {
  color: (typed) => hexColorSchema.safeParse(typed).data,
  gtin: (typed) => {
    const digits = removeGtinSeparators(typed);
    return isGtin(digits) ? digits : undefined;
  },
};

const createTextError = async (
  field: FieldDefinition,
  check: TextCheck,
  typed: unknown,
  context: EventContext,
): Promise<RefusedRequestError> => {
  const texts = await readTexts(context);
  const text = typeof typed === 'string' ? typed : JSON.stringify(typed);
  return createFieldValidationError(field.name, texts[check](toName(field, texts.language), text));
};

const guardItem = async (item: Item, target: WriteTarget, context: EventContext): Promise<Item> => {
  const checked = { ...item };
  const refusals: RefusedRequestError[] = [];
  for (const field of rangedFields.get(target.collection) ?? []) {
    if (!(field.name in item)) continue;
    if (field.check) {
      const typed = item[field.name];
      if (typed === null || typed === '') continue;
      const text = typeof typed === 'string' ? textChecks[field.check](typed) : undefined;
      if (text === undefined) refusals.push(await createTextError(field, field.check, typed, context));
      else checked[field.name] = text;
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
          : texts.refusal({ field: name, typed, reason, range, format: toNumberFieldFormat(field) }),
      );
      continue;
    }
    checked[field.name] = validation.value;
    const price = validation.value === null ? Number.NaN : Number(validation.value);
    if (
      !field.confirmsDrop ||
      validation.isConfirmed ||
      Number.isNaN(price) ||
      !isAccountSubjectToSaveChecks(context.accountability?.user)
    )
      continue;
    const highest = await readHighestPrice(context.database, target, field.name);
    if (highest !== undefined && price < highest * minUnconfirmedPriceRatio)
      await refuse((texts, name) => texts.unconfirmed({ field: name, from: highest, to: price }));
  }
  // Directus supports throwing a list of errors.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (refusals.length > 0) throw refusals;
  return checked;
};

const guard: FilterHandler = async (payload, meta, context) => {
  const target = meta as WriteTarget;
  if (!rangedFields.get(target.collection)?.length || typeof payload !== 'object' || payload === null) return payload;
  if (!Array.isArray(payload)) return guardItem(payload as Item, target, context);
  const items: Item[] = [];
  for (const item of payload as Item[]) items.push(await guardItem(item, target, context));
  return items;
};

const register: HookConfig = ({ filter }) => {
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
  const { de, en } = toRangeValidationMessage(field.range, toNumberFieldFormat(field));
  return createFieldValidationError(
    field.name,
    [
      getStudioNumberFieldMessages('de').t('refusals.constraint', { field: field.label.de, range: de }),
      getStudioNumberFieldMessages('en').t('refusals.constraint', { field: field.label.en, range: en }),
    ].join(' / '),
  );
};

// What the database itself refuses of a number, told as a refusal of the field instead of a failure of the server: for ways
// into the content that pass the hook's checks.
import { toRangeConstraintName } from '../../schema/range-constraint.ts';
import type { FieldDefinition } from '../../schema/definition.ts';
import { toRangeSentence } from '../../schema/number-value.ts';
import { schema } from '../../schema/schema.ts';
import { toFormat } from './judge-number.ts';
import { RefusedNumberError } from './refused-number-error.ts';

const fieldsByConstraint = new Map<string, FieldDefinition>(
  schema.flatMap(({ name, fields }) =>
    fields.flatMap((field): [string, FieldDefinition][] =>
      field.range ? [[toRangeConstraintName(name, field.name), field]] : [],
    ),
  ),
);

export const explainConstraint = (error: unknown): unknown => {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  const field = typeof name === 'string' ? fieldsByConstraint.get(name) : undefined;
  if (!field?.range) return error;
  const { de, en } = toRangeSentence(field.range, toFormat(field));
  return new RefusedNumberError(field.name, `„${field.label.de}“: ${de} / “${field.label.en}”: ${en}`);
};

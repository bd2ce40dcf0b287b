// Builders for JSON fields that the studio shows as a form, a list of forms or a table. No I/O.
import type { FieldDefinition, StudioLabel } from './content-model-types.ts';
import { defineJsonField, type FieldDefinitionOverrides } from './define-fields.ts';

/** A field as Directus describes it inside the options of an interface. */
const toFormField = (field: FieldDefinition) => ({
  field: field.name,
  name: field.label,
  type: field.type,
  schema: { default_value: field.column?.defaultValue ?? null },
  meta: {
    interface: field.interface,
    options: field.options ?? null,
    display: field.display ?? null,
    display_options: field.displayOptions ?? null,
    note: field.note ?? null,
    width: field.width ?? 'full',
    required: field.required ?? false,
    hidden: field.hidden ?? false,
    conditions: field.conditions ?? null,
  },
});

/** An object with a form (backend/extensions/object-form). With `path`, the form edits the object under that key. */
export const defineJsonObjectField = (
  name: string,
  label: StudioLabel,
  fields: FieldDefinition[],
  { path, ...extra }: FieldDefinitionOverrides & { path?: string } = {},
): FieldDefinition =>
  defineJsonField(name, label, {
    interface: 'object-form',
    options: { fields: fields.map(toFormField), ...(path !== undefined && { path }) },
    ...extra,
  });

/** A list of objects; each opens as a form. `template` shows an entry in the list, such as `{{label}}`. */
export const defineListField = (
  name: string,
  label: StudioLabel,
  template: string,
  fields: FieldDefinition[],
  extra: FieldDefinitionOverrides = {},
): FieldDefinition =>
  defineJsonField(name, label, {
    interface: 'list',
    options: { template, fields: fields.map(toFormField) },
    ...extra,
  });

/** A table of texts, `{ head, rows }` (backend/extensions/table-input). */
export const defineTextTableField = (
  name: string,
  label: StudioLabel,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition => defineJsonField(name, label, { interface: 'table-input', options: {}, ...extra });

// Withdrawals from contracts as received (law rows L8–L10), with the matching order if one was found. Written by
// backend/extensions/ecom; the staff decides how the order proceeds.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField } from '../common-fields.ts';
import {
  choiceField,
  dividerField,
  jsonField,
  studioLabel,
  multilineField,
  displayAsLabels,
  textField,
} from '../fields.ts';
import { manyToOneField, projectField } from '../relations.ts';

const readOnly = { readonly: true } as const;

const statuses = [
  { value: 'new', label: studioLabel('Neu', 'New') },
  { value: 'handled', label: studioLabel('Bearbeitet', 'Handled') },
];

const matches = [
  { value: 'link', label: studioLabel('Über den Link der Bestellung', 'By the link of the order') },
  { value: 'number_and_email', label: studioLabel('Nummer und E-Mail stimmen', 'Number and e-mail agree') },
  {
    value: 'number',
    label: studioLabel('Nur die Nummer stimmt: bitte prüfen', 'Only the number agrees: please check'),
  },
  { value: 'none', label: studioLabel('Keine Bestellung gefunden: bitte zuordnen', 'No order found: please assign') },
];

export const withdrawalCollection: CollectionDefinition = {
  name: 'ecommerce_withdrawal',
  label: studioLabel('Widerruf', 'Withdrawal'),
  note: studioLabel('Widerrufe, die über die Website kamen', 'Withdrawals that came by the site'),
  icon: 'undo',
  folder: 'shop',
  display: '{{name}}: {{contract}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    idField(),
    choiceField('status', studioLabel('Status', 'Status'), statuses, {
      required: true,
      ...displayAsLabels(statuses),
      column: { nullable: false, maxLength: 16, defaultValue: 'new' },
    }),
    createdAtField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', { oneField: 'withdrawals' }),
    // Links to the order's refund form with the withdrawn lines selected (backend/extensions/order-refund).
    { ...dividerField('refund_form', studioLabel('Erstattung', 'Refund')), interface: 'order-refund', options: {} },
    choiceField('match', studioLabel('Zuordnung', 'Match'), matches, {
      ...readOnly,
      required: true,
      ...displayAsLabels(matches),
      column: { nullable: false, maxLength: 24, defaultValue: 'none' },
    }),
    textField('name', studioLabel('Name', 'Name'), { ...readOnly, required: true }),
    textField('email', studioLabel('E-Mail', 'E-mail'), { ...readOnly, required: true }),
    multilineField('contract', studioLabel('Vertrag, wie angegeben', 'Contract as given'), {
      ...readOnly,
      required: true,
    }),
    multilineField('part', studioLabel('Nur dieser Teil', 'This part only'), readOnly),
    // `[{ count, name }]`, if lines were selected on the order page.
    jsonField('lines', studioLabel('Stücke', 'Pieces'), {
      ...readOnly,
      interface: 'list',
      options: {
        template: '{{count}} × {{name}}',
        fields: ['count', 'name'].map((field) => ({
          field,
          name: field,
          type: 'string',
          meta: { interface: 'input' },
        })),
      },
    }),
    languageField({ ...readOnly, required: true, column: { nullable: false, maxLength: 2 } }),
    multilineField('note', studioLabel('Notiz des Hauses', 'Note of the house')),
    projectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['order'], ['email']],
};

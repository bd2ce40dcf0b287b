// Withdrawals from contracts as received (law rows L8–L10), with the matching order if one was found. Written by
// backend/extensions/ecom; the staff decides how the order proceeds.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField, defineLanguageField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineDividerField,
  defineIntegerField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../define-fields.ts';
import { defineListField } from '../define-json-fields.ts';
import { defineManyToOneField, defineProjectField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;

const statuses = {
  new: createStudioLabel('Neu', 'New'),
  handled: createStudioLabel('Bearbeitet', 'Handled'),
};

const matches = {
  link: createStudioLabel('Über den Link der Bestellung', 'Through the order link'),
  number_and_email: createStudioLabel('Nummer und E-Mail stimmen', 'Number and email match'),
  number: createStudioLabel('Nur die Nummer stimmt: bitte prüfen', 'Only the number matches: please check'),
  none: createStudioLabel('Keine Bestellung gefunden: bitte zuordnen', 'No order found: please assign'),
};

export const withdrawalCollection: CollectionDefinition = {
  name: 'ecommerce_withdrawal',
  label: createStudioLabel('Widerruf', 'Withdrawal'),
  note: createStudioLabel('Widerrufe, die über die Website kamen', 'Withdrawals submitted on the site'),
  icon: 'undo',
  folder: 'work',
  display: '{{name}}: {{contract}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineChoiceField('status', createStudioLabel('Status', 'Status'), statuses, {
      required: true,
      maxLength: 16,
      defaultValue: 'new',
    }),
    defineCreatedAtField(),
    defineManyToOneField('order', createStudioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      oneField: 'withdrawals',
    }),
    // Links to the order's refund form with the withdrawn lines selected (backend/extensions/order-refund).
    {
      ...defineDividerField('refund_form', createStudioLabel('Erstattung', 'Refund')),
      interface: 'order-refund',
      options: {},
    },
    defineChoiceField('match', createStudioLabel('Zuordnung', 'Match'), matches, {
      ...readOnly,
      required: true,
      maxLength: 24,
      defaultValue: 'none',
    }),
    defineTextField('name', createStudioLabel('Name', 'Name'), { ...readOnly, required: true }),
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { ...readOnly, required: true }),
    defineMultilineTextField('contract', createStudioLabel('Vertrag, wie angegeben', 'Contract as stated'), {
      ...readOnly,
      required: true,
    }),
    defineMultilineTextField('part', createStudioLabel('Nur dieser Teil', 'Only this part'), readOnly),
    // `[{ count, name }]`, if lines were selected on the order page.
    defineListField(
      'lines',
      createStudioLabel('Stücke', 'Products'),
      '{{count}} × {{name}}',
      [
        defineIntegerField('count', createStudioLabel('Anzahl', 'Quantity')),
        defineTextField('name', createStudioLabel('Stück', 'Product')),
      ],
      readOnly,
    ),
    defineLanguageField({ ...readOnly, required: true, maxLength: 2 }),
    defineMultilineTextField('note', createStudioLabel('Notiz des Hauses', 'Internal note')),
    defineProjectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['order'], ['email']],
};

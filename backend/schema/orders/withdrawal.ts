// Withdrawals from contracts as they came (law rows L8–L10), with the order they belong to where one was found. Written by
// backend/extensions/ecom; the staff decides what becomes of the order.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, languageChoice } from '../common-fields.ts';
import { choice, divider, json, label, multiline, shownAsLabels, text } from '../fields.ts';
import { one, project } from '../relations.ts';

const asWritten = { readonly: true } as const;

const statuses = [
  { value: 'new', label: label('Neu', 'New') },
  { value: 'handled', label: label('Bearbeitet', 'Handled') },
];

const matches = [
  { value: 'link', label: label('Über den Link der Bestellung', 'By the link of the order') },
  { value: 'number_and_email', label: label('Nummer und E-Mail stimmen', 'Number and e-mail agree') },
  { value: 'number', label: label('Nur die Nummer stimmt: bitte prüfen', 'Only the number agrees: please check') },
  { value: 'none', label: label('Keine Bestellung gefunden: bitte zuordnen', 'No order found: please assign') },
];

export const withdrawal: CollectionDefinition = {
  name: 'ecommerce_withdrawal',
  label: label('Widerruf', 'Withdrawal'),
  note: label('Widerrufe, die über die Website kamen', 'Withdrawals that came by the site'),
  icon: 'undo',
  folder: 'shop',
  display: '{{name}}: {{contract}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    id(),
    choice('status', label('Status', 'Status'), statuses, {
      required: true,
      ...shownAsLabels(statuses),
      column: { nullable: false, maxLength: 16, defaultValue: 'new' },
    }),
    createdAt(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', { oneField: 'withdrawals' }),
    // Leads to the order with the withdrawn lines chosen (backend/extensions/order-refund).
    { ...divider('refund_form', label('Erstattung', 'Refund')), interface: 'order-refund', options: {} },
    choice('match', label('Zuordnung', 'Match'), matches, {
      ...asWritten,
      required: true,
      ...shownAsLabels(matches),
      column: { nullable: false, maxLength: 24, defaultValue: 'none' },
    }),
    text('name', label('Name', 'Name'), { ...asWritten, required: true }),
    text('email', label('E-Mail', 'E-mail'), { ...asWritten, required: true }),
    multiline('contract', label('Vertrag, wie angegeben', 'Contract as given'), { ...asWritten, required: true }),
    multiline('part', label('Nur dieser Teil', 'This part only'), asWritten),
    // `[{ count, name }]`, where pieces were ticked on the page of the order.
    json('lines', label('Stücke', 'Pieces'), {
      ...asWritten,
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
    languageChoice({ ...asWritten, required: true, column: { nullable: false, maxLength: 2 } }),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    project({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['order'], ['email']],
};

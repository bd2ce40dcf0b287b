// What payment providers said about an order. Written by the order service, read by the staff.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id } from '../common-fields.ts';
import { choice, json, label, money, multiline, shownAsLabels, text, timestamp } from '../fields.ts';
import { one } from '../relations.ts';

const asTold = { readonly: true } as const;

const states = [
  { value: 'created', label: label('Begonnen', 'Created') },
  { value: 'approved', label: label('Zugestimmt', 'Approved') },
  { value: 'authorized', label: label('Zugesagt', 'Authorized') },
  { value: 'captured', label: label('Eingezogen', 'Captured') },
  { value: 'declined', label: label('Abgelehnt', 'Declined') },
  { value: 'cancelled', label: label('Abgebrochen', 'Cancelled') },
  { value: 'partly_refunded', label: label('Teilweise erstattet', 'Partly refunded') },
  { value: 'refunded', label: label('Erstattet', 'Refunded') },
  { value: 'released', label: label('Freigegeben', 'Released') },
];

export const payment: CollectionDefinition = {
  name: 'ecommerce_payment',
  label: label('Zahlungsvorgang', 'Payment'),
  icon: 'account_balance_wallet',
  folder: 'shop',
  hidden: true,
  display: '{{provider}} {{state}} {{amount_brutto}}',
  ownership: { projectPath: 'order.project' },
  isWrittenByService: true,
  fields: [
    id(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', { ...asTold, required: true, oneField: 'payments' }),
    choice(
      'provider',
      label('Anbieter', 'Provider'),
      [
        { value: 'paypal', label: label('PayPal', 'PayPal') },
        { value: 'klarna', label: label('Klarna', 'Klarna') },
      ],
      { ...asTold, required: true, column: { nullable: false, maxLength: 16 } },
    ),
    choice('state', label('Stand', 'State'), states, {
      ...asTold,
      required: true,
      ...shownAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'created' },
    }),
    // The provider's own number of it: settles one order at most.
    text('provider_id', label('Nummer beim Anbieter', 'Number at the provider'), {
      ...asTold,
      column: { nullable: true, maxLength: 128 },
    }),
    text('capture_id', label('Nummer der Zahlung', 'Number of the capture'), {
      ...asTold,
      column: { nullable: true, maxLength: 128 },
    }),
    money('amount_brutto', label('Betrag', 'Amount'), { ...asTold, required: true }),
    // What has gone back of it, or was released before it was captured.
    money('refunded_brutto', label('Davon erstattet', 'Refunded of it'), asTold),
    createdAt(),
    timestamp('checked_at', label('Zuletzt gefragt', 'Last asked'), asTold),
    // What the staff has to look at: money that no order expects, or something else than was ordered.
    multiline('note', label('Hinweis', 'Note'), asTold),
    // What the service needs to go on, such as a session; no secret.
    json('details', label('Angaben des Anbieters', 'Details of the provider'), { ...asTold, hidden: true }),
  ],
  uniques: [
    ['provider', 'provider_id'],
    ['provider', 'capture_id'],
  ],
  indexes: [['order'], ['state', 'checked_at']],
};

// What payment providers said about an order. Written by the order service, read by the staff.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField } from '../common-fields.ts';
import {
  choiceField,
  jsonField,
  studioLabel,
  moneyField,
  multilineField,
  displayAsLabels,
  textField,
  timestampField,
} from '../fields.ts';
import { manyToOneField } from '../relations.ts';

const asTold = { readonly: true } as const;

const states = [
  { value: 'created', label: studioLabel('Begonnen', 'Created') },
  { value: 'approved', label: studioLabel('Zugestimmt', 'Approved') },
  { value: 'authorized', label: studioLabel('Zugesagt', 'Authorized') },
  { value: 'captured', label: studioLabel('Eingezogen', 'Captured') },
  { value: 'declined', label: studioLabel('Abgelehnt', 'Declined') },
  { value: 'cancelled', label: studioLabel('Abgebrochen', 'Cancelled') },
  { value: 'partly_refunded', label: studioLabel('Teilweise erstattet', 'Partly refunded') },
  { value: 'refunded', label: studioLabel('Erstattet', 'Refunded') },
  { value: 'released', label: studioLabel('Freigegeben', 'Released') },
];

export const paymentCollection: CollectionDefinition = {
  name: 'ecommerce_payment',
  label: studioLabel('Zahlungsvorgang', 'Payment'),
  icon: 'account_balance_wallet',
  folder: 'shop',
  hidden: true,
  display: '{{provider}} {{state}} {{amount_brutto}}',
  ownership: { projectPath: 'order.project' },
  isWrittenByService: true,
  fields: [
    idField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      ...asTold,
      required: true,
      oneField: 'payments',
    }),
    choiceField(
      'provider',
      studioLabel('Anbieter', 'Provider'),
      [
        { value: 'paypal', label: studioLabel('PayPal', 'PayPal') },
        { value: 'klarna', label: studioLabel('Klarna', 'Klarna') },
      ],
      { ...asTold, required: true, column: { nullable: false, maxLength: 16 } },
    ),
    choiceField('state', studioLabel('Stand', 'State'), states, {
      ...asTold,
      required: true,
      ...displayAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'created' },
    }),
    // The provider's own number of it: settles one order at most.
    textField('provider_id', studioLabel('Nummer beim Anbieter', 'Number at the provider'), {
      ...asTold,
      column: { nullable: true, maxLength: 128 },
    }),
    textField('capture_id', studioLabel('Nummer der Zahlung', 'Number of the capture'), {
      ...asTold,
      column: { nullable: true, maxLength: 128 },
    }),
    moneyField('amount_brutto', studioLabel('Betrag', 'Amount'), { ...asTold, required: true }),
    // What has gone back of it, or was released before it was captured.
    moneyField('refunded_brutto', studioLabel('Davon erstattet', 'Refunded of it'), asTold),
    createdAtField(),
    timestampField('checked_at', studioLabel('Zuletzt gefragt', 'Last asked'), asTold),
    // What the staff has to look at: money that no order expects, or something else than was ordered.
    multilineField('note', studioLabel('Hinweis', 'Note'), asTold),
    // What the service needs to go on, such as a session; no secret.
    jsonField('details', studioLabel('Angaben des Anbieters', 'Details of the provider'), { ...asTold, hidden: true }),
  ],
  uniques: [
    ['provider', 'provider_id'],
    ['provider', 'capture_id'],
  ],
  indexes: [['order'], ['state', 'checked_at']],
};

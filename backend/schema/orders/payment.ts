// Payments of an order at PayPal or Klarna. Written by the order service, read by the staff.
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

const readOnly = { readonly: true } as const;

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
      ...readOnly,
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
      { ...readOnly, required: true, column: { nullable: false, maxLength: 16 } },
    ),
    choiceField('state', studioLabel('Stand', 'State'), states, {
      ...readOnly,
      required: true,
      ...displayAsLabels(states),
      column: { nullable: false, maxLength: 16, defaultValue: 'created' },
    }),
    // The provider's id of the payment; unique, so a payment belongs to one order only.
    textField('provider_id', studioLabel('Nummer beim Anbieter', 'Number at the provider'), {
      ...readOnly,
      column: { nullable: true, maxLength: 128 },
    }),
    textField('capture_id', studioLabel('Nummer der Zahlung', 'Number of the capture'), {
      ...readOnly,
      column: { nullable: true, maxLength: 128 },
    }),
    moneyField('amount_brutto', studioLabel('Betrag', 'Amount'), { ...readOnly, required: true }),
    // Amount refunded, or released before it was captured.
    moneyField('refunded_brutto', studioLabel('Davon erstattet', 'Refunded of it'), readOnly),
    createdAtField(),
    timestampField('checked_at', studioLabel('Zuletzt gefragt', 'Last asked'), readOnly),
    // For the staff: an unexpected payment, or one that differs from the order.
    multilineField('note', studioLabel('Hinweis', 'Note'), readOnly),
    // State the service needs to continue, such as a session id; no secrets.
    jsonField('details', studioLabel('Angaben des Anbieters', 'Details of the provider'), {
      ...readOnly,
      hidden: true,
    }),
  ],
  uniques: [
    ['provider', 'provider_id'],
    ['provider', 'capture_id'],
  ],
  indexes: [['order'], ['state', 'checked_at']],
};

// Payments of an order at PayPal or Klarna. Written by the order service, read by the staff.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineJsonField,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineOrderRelationField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;

const states = {
  created: createStudioLabel('Begonnen', 'Created'),
  approved: createStudioLabel('Zugestimmt', 'Approved'),
  authorized: createStudioLabel('Zugesagt', 'Authorised'),
  captured: createStudioLabel('Eingezogen', 'Captured'),
  declined: createStudioLabel('Abgelehnt', 'Declined'),
  cancelled: createStudioLabel('Abgebrochen', 'Cancelled'),
  partly_refunded: createStudioLabel('Teilweise erstattet', 'Partially refunded'),
  refunded: createStudioLabel('Erstattet', 'Refunded'),
  released: createStudioLabel('Freigegeben', 'Released'),
};

export const paymentCollection: CollectionDefinition = {
  name: 'ecommerce_payment',
  label: createStudioLabel('Zahlungsvorgang', 'Payment'),
  icon: 'account_balance_wallet',
  folder: 'shop',
  hidden: true,
  display: '{{provider}} {{state}} {{amount_brutto}}',
  ownership: { projectPath: 'order.project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineOrderRelationField({ required: true, oneField: 'payments' }),
    defineChoiceField(
      'provider',
      createStudioLabel('Anbieter', 'Provider'),
      {
        paypal: createStudioLabel('PayPal', 'PayPal'),
        klarna: createStudioLabel('Klarna', 'Klarna'),
      },
      { ...readOnly, required: true, maxLength: 16 },
    ),
    defineChoiceField('state', createStudioLabel('Stand', 'Status'), states, {
      ...readOnly,
      required: true,
      maxLength: 16,
      defaultValue: 'created',
    }),
    // The provider's id of the payment; unique, so a payment belongs to one order only.
    defineTextField('provider_id', createStudioLabel('Nummer beim Anbieter', 'Provider reference'), {
      ...readOnly,
      maxLength: 128,
    }),
    defineTextField('capture_id', createStudioLabel('Nummer der Zahlung', 'Capture reference'), {
      ...readOnly,
      maxLength: 128,
    }),
    defineMoneyField('amount_brutto', createStudioLabel('Betrag', 'Amount'), { ...readOnly, required: true }),
    // Amount refunded, or released before it was captured.
    defineMoneyField('refunded_brutto', createStudioLabel('Davon erstattet', 'Amount refunded'), readOnly),
    defineCreatedAtField(),
    defineTimestampField('checked_at', createStudioLabel('Zuletzt gefragt', 'Last checked at'), readOnly),
    // For the staff: an unexpected payment, or one that differs from the order.
    defineMultilineTextField('note', createStudioLabel('Hinweis', 'Note'), readOnly),
    // State the service needs to continue, such as a session id; no secrets.
    defineJsonField('details', createStudioLabel('Angaben des Anbieters', 'Provider details'), {
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

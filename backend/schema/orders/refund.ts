// Money that goes back to a customer: one row per refund, written by the order service alone. Failed ones move nothing; the others
// count against what was captured (backend/extensions/ecom/shop/refunds).
import type { RefundState, RefundMethod } from '../../../contract/shop/refund.ts';
import type { CollectionDefinition, StudioLabel } from '../definition.ts';
import { createdAtField, idField } from '../common-fields.ts';
import {
  choiceField,
  booleanField,
  integerField,
  jsonField,
  studioLabel,
  moneyField,
  multilineField,
  displayAsLabels,
  textField,
  timestampField,
} from '../fields.ts';
import { manyToOneField } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const stateLabels: Record<RefundState, StudioLabel> = {
  requested: studioLabel('Wird erstattet', 'Being refunded'),
  pending: studioLabel('Beim Anbieter in Arbeit', 'In progress at the provider'),
  succeeded: studioLabel('Erstattet', 'Refunded'),
  failed: studioLabel('Fehlgeschlagen', 'Failed'),
  to_transfer: studioLabel('Bitte überweisen', 'To be transferred'),
  transferred: studioLabel('Überwiesen', 'Transferred'),
};

const wayLabels: Record<RefundMethod, StudioLabel> = {
  paypal: studioLabel('PayPal', 'PayPal'),
  klarna: studioLabel('Klarna', 'Klarna'),
  transfer: studioLabel('Überweisung', 'Transfer'),
};

const toChoices = (labels: Record<string, StudioLabel>) =>
  Object.entries(labels).map(([value, of]) => ({ value, label: of }));

const states = toChoices(stateLabels);
const ways = toChoices(wayLabels);

export const refundCollection: CollectionDefinition = {
  name: 'ecommerce_refund',
  label: studioLabel('Erstattung', 'Refund'),
  note: studioLabel(
    'Geld, das an Kundinnen und Kunden zurückgeht. Angelegt wird eine Erstattung in der Bestellung.',
    'Money that goes back to customers. A refund is begun in its order.',
  ),
  icon: 'currency_exchange',
  folder: 'shop',
  display: '{{amount_brutto}} {{way}} {{state}}',
  ownership: { projectPath: 'order.project' },
  isWrittenByService: true,
  fields: [
    // Made by the form that asked for it: the same click twice is the same refund.
    idField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      ...asWritten,
      required: true,
      oneField: 'refunds',
    }),
    manyToOneField('payment', studioLabel('Zahlungsvorgang', 'Payment'), 'ecommerce_payment', {
      ...asWritten,
      onDelete: 'RESTRICT',
    }),
    choiceField('state', studioLabel('Stand', 'State'), states, {
      ...asWritten,
      required: true,
      ...displayAsLabels(states),
      column: { nullable: false, maxLength: 16 },
    }),
    choiceField('way', studioLabel('Weg', 'Way'), ways, {
      ...asWritten,
      required: true,
      ...displayAsLabels(ways),
      column: { nullable: false, maxLength: 16 },
    }),
    moneyField('amount_brutto', studioLabel('Betrag', 'Amount'), { ...asWritten, required: true }),
    createdAtField(),
    textField('requested_by', studioLabel('Veranlasst von', 'Requested by'), { ...asWritten, required: true }),
    timestampField('settled_at', studioLabel('Erledigt am', 'Settled at'), asWritten),
    textField('settled_by', studioLabel('Erledigt von', 'Settled by'), asWritten),
    // `RefundLine[]` of contract/shop/refund.ts.
    jsonField('lines', studioLabel('Positionen', 'Lines'), kept),
    moneyField('shipping_brutto', studioLabel('Versand', 'Shipping'), { ...asWritten, required: true }),
    moneyField('present_wrap_brutto', studioLabel('Geschenkverpackung', 'Gift wrapping'), {
      ...asWritten,
      required: true,
    }),
    moneyField('other_brutto', studioLabel('Anderer Betrag', 'Other amount'), { ...asWritten, required: true }),
    multilineField('reason', studioLabel('Grund', 'Reason'), asWritten),
    textField('iban', studioLabel('IBAN', 'IBAN'), asWritten),
    textField('account_holder', studioLabel('Kontoinhaber', 'Account holder'), asWritten),
    // Klarna: what was not captured yet is released instead of paid out.
    booleanField('is_release', studioLabel('Freigabe statt Auszahlung', 'Release instead of payout'), false, kept),
    textField('provider_id', studioLabel('Nummer beim Anbieter', 'Number at the provider'), {
      ...asWritten,
      column: { nullable: true, maxLength: 128 },
    }),
    // Stays the same for as long as nobody knows how an attempt ended; a new one follows a clear refusal.
    {
      ...textField('idempotency_key', studioLabel('Schlüssel', 'Key'), kept),
      column: { nullable: true, maxLength: 64 },
    },
    integerField('attempts', studioLabel('Versuche', 'Attempts'), {
      ...asWritten,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestampField('next_attempt_at', studioLabel('Nächster Versuch', 'Next attempt'), asWritten),
    // The provider's own word for what is wrong.
    textField('failure', studioLabel('Fehler', 'Failure'), asWritten),
  ],
  indexes: [['order', 'date_created'], ['payment'], ['state', 'next_attempt_at']],
};

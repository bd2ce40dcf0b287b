// Money that goes back to a customer: one row per refund, written by the order service alone. Failed ones move nothing; the others
// count against what was captured (backend/extensions/ecom/shop/refunds).
import type { RefundState, RefundWay } from '../../../contract/shop/refund.ts';
import type { CollectionDefinition, Label } from '../definition.ts';
import { createdAt, id } from '../common-fields.ts';
import { choice, flag, integer, json, label, money, multiline, shownAsLabels, text, timestamp } from '../fields.ts';
import { one } from '../relations.ts';

const asWritten = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const stateLabels: Record<RefundState, Label> = {
  requested: label('Wird erstattet', 'Being refunded'),
  pending: label('Beim Anbieter in Arbeit', 'In progress at the provider'),
  succeeded: label('Erstattet', 'Refunded'),
  failed: label('Fehlgeschlagen', 'Failed'),
  to_transfer: label('Bitte überweisen', 'To be transferred'),
  transferred: label('Überwiesen', 'Transferred'),
};

const wayLabels: Record<RefundWay, Label> = {
  paypal: label('PayPal', 'PayPal'),
  klarna: label('Klarna', 'Klarna'),
  transfer: label('Überweisung', 'Transfer'),
};

const toChoices = (labels: Record<string, Label>) =>
  Object.entries(labels).map(([value, of]) => ({ value, label: of }));

const states = toChoices(stateLabels);
const ways = toChoices(wayLabels);

export const refund: CollectionDefinition = {
  name: 'ecommerce_refund',
  label: label('Erstattung', 'Refund'),
  note: label(
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
    id(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', {
      ...asWritten,
      required: true,
      oneField: 'refunds',
    }),
    one('payment', label('Zahlungsvorgang', 'Payment'), 'ecommerce_payment', { ...asWritten, onDelete: 'RESTRICT' }),
    choice('state', label('Stand', 'State'), states, {
      ...asWritten,
      required: true,
      ...shownAsLabels(states),
      column: { nullable: false, maxLength: 16 },
    }),
    choice('way', label('Weg', 'Way'), ways, {
      ...asWritten,
      required: true,
      ...shownAsLabels(ways),
      column: { nullable: false, maxLength: 16 },
    }),
    money('amount_brutto', label('Betrag', 'Amount'), { ...asWritten, required: true }),
    createdAt(),
    text('requested_by', label('Veranlasst von', 'Requested by'), { ...asWritten, required: true }),
    timestamp('settled_at', label('Erledigt am', 'Settled at'), asWritten),
    text('settled_by', label('Erledigt von', 'Settled by'), asWritten),
    // `RefundLine[]` of contract/shop/refund.ts.
    json('lines', label('Positionen', 'Lines'), kept),
    money('shipping_brutto', label('Versand', 'Shipping'), { ...asWritten, required: true }),
    money('present_wrap_brutto', label('Geschenkverpackung', 'Gift wrapping'), { ...asWritten, required: true }),
    money('other_brutto', label('Anderer Betrag', 'Other amount'), { ...asWritten, required: true }),
    multiline('reason', label('Grund', 'Reason'), asWritten),
    text('iban', label('IBAN', 'IBAN'), asWritten),
    text('account_holder', label('Kontoinhaber', 'Account holder'), asWritten),
    // Klarna: what was not captured yet is released instead of paid out.
    flag('is_release', label('Freigabe statt Auszahlung', 'Release instead of payout'), false, kept),
    text('provider_id', label('Nummer beim Anbieter', 'Number at the provider'), {
      ...asWritten,
      column: { nullable: true, maxLength: 128 },
    }),
    // Stays the same for as long as nobody knows how an attempt ended; a new one follows a clear refusal.
    { ...text('idempotency_key', label('Schlüssel', 'Key'), kept), column: { nullable: true, maxLength: 64 } },
    integer('attempts', label('Versuche', 'Attempts'), {
      ...asWritten,
      required: true,
      column: { nullable: false, defaultValue: 0 },
    }),
    timestamp('next_attempt_at', label('Nächster Versuch', 'Next attempt'), asWritten),
    // The provider's own word for what is wrong.
    text('failure', label('Fehler', 'Failure'), asWritten),
  ],
  indexes: [['order', 'date_created'], ['payment'], ['state', 'next_attempt_at']],
};

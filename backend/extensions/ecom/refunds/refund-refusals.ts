// What the service refuses of a refund, in the studio's two languages, with the way out.
import type { StudioText } from '../../../../contract/shop/refund.ts';

const texts = {
  forbidden: {
    de: 'Sie dürfen das bei dieser Bestellung nicht.',
    en: 'You don’t have permission to do this with this order.',
  },
  invalid_input: {
    de: 'Eine Angabe fehlt oder ist nicht lesbar. Bitte laden Sie die Seite neu.',
    en: 'A field is missing or cannot be read. Please reload the page.',
  },
  unknown_order: { de: 'Diese Bestellung gibt es nicht mehr.', en: 'This order does not exist any more.' },
  unknown_refund: { de: 'Diese Erstattung gibt es nicht.', en: 'This refund does not exist.' },
  unknown_payment: {
    de: 'Zu dieser Bestellung ist keine solche Zahlung eingegangen: Es gibt nichts zu erstatten.',
    en: 'No such payment has come in for this order: there is nothing to refund.',
  },
  nothing_chosen: {
    de: 'Bitte wählen Sie Positionen, Versand oder einen Betrag über 0 €.',
    en: 'Please choose lines, shipping or an amount above €0.',
  },
  unknown_line: {
    de: 'Eine Position gehört nicht zu dieser Bestellung. Bitte laden Sie die Seite neu.',
    en: 'A line does not belong to this order. Please reload the page.',
  },
  quantity_exceeded: {
    de: 'Von einer Position ist nicht mehr so viel zu erstatten. Bitte verringern Sie die Anzahl.',
    en: 'Not that much of a line is left to refund. Please lower its quantity.',
  },
  shipping_refunded: {
    de: 'Der Versand ist schon erstattet. Bitte wählen Sie ihn ab.',
    en: 'Shipping is refunded already. Please untick it.',
  },
  present_wrap_refunded: {
    de: 'Die Geschenkverpackung ist schon erstattet. Bitte wählen Sie sie ab.',
    en: 'Gift wrapping is refunded already. Please untick it.',
  },
  amount_exceeded: {
    de: 'So viel ist von dieser Zahlung nicht mehr übrig. Bitte verringern Sie den Betrag.',
    en: 'Not that much is left of this payment. Please lower the amount.',
  },
  amount_changed: {
    de: 'Der Betrag hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
    en: 'The amount has changed meanwhile. Please look at it again.',
  },
  iban_invalid: {
    de: 'Diese IBAN stimmt nicht (Länge oder Prüfziffer). Bitte vergleichen Sie sie mit der Angabe der Kundschaft.',
    en: 'This IBAN is wrong (length or check digits). Please compare it with what the customer sent.',
  },
  account_holder_missing: {
    de: 'Bitte tragen Sie ein, wem das Konto gehört.',
    en: 'Please enter who holds the account.',
  },
  not_failed: {
    de: 'Diese Erstattung ist nicht fehlgeschlagen; sie muss nicht wiederholt werden.',
    en: 'This refund has not failed; it need not be tried again.',
  },
  not_to_transfer: {
    de: 'Diese Erstattung wartet nicht auf eine Überweisung.',
    en: 'This refund does not wait for a transfer.',
  },
} satisfies Record<string, StudioText>;

export type RefundRefusalCode = keyof typeof texts;

const statuses: Partial<Record<RefundRefusalCode, number>> = {
  ...{ forbidden: 403, unknown_order: 404, unknown_refund: 404 },
  ...{ invalid_input: 400, nothing_chosen: 400, iban_invalid: 400, account_holder_missing: 400 },
};

export interface RefundRefusal {
  ok: false;
  code: RefundRefusalCode;
  field?: string;
}

export const refuseRefund = (code: RefundRefusalCode, field?: string): RefundRefusal => ({
  ok: false,
  code,
  ...(field !== undefined && { field }),
});

/** In the form of Directus's own refusals. */
export const toRefusalAnswer = ({ code, field }: RefundRefusal) => ({
  status: statuses[code] ?? 409,
  body: {
    errors: [
      {
        message: `${texts[code].de} / ${texts[code].en}`,
        extensions: {
          code: code === 'forbidden' ? 'FORBIDDEN' : 'INVALID_PAYLOAD',
          reason: code,
          field,
          text: texts[code],
        },
      },
    ],
  },
});

// What the service refuses of a refund, in the studio's two languages, with the way out.
import type { StudioText } from '../../../../../contract/shop/refund.ts';

const texts = {
  forbidden: {
    de: 'Sie dürfen das bei dieser Bestellung nicht.',
    en: 'You don’t have permission to do this with this order.',
  },
  invalid_input: {
    de: 'Eine Angabe fehlt oder ist nicht lesbar. Bitte laden Sie die Seite neu.',
    en: 'A field is missing or cannot be read. Please reload the page.',
  },
  unknown_order: { de: 'Diese Bestellung gibt es nicht mehr.', en: 'This order no longer exists.' },
  unknown_refund: { de: 'Diese Erstattung gibt es nicht.', en: 'This refund does not exist.' },
  unknown_payment: {
    de: 'Zu dieser Bestellung ist keine solche Zahlung eingegangen: Es gibt nichts zu erstatten.',
    en: 'No such payment has been received for this order, so there is nothing to refund.',
  },
  nothing_chosen: {
    de: 'Bitte wählen Sie Positionen, Versand oder einen Betrag über 0 €.',
    en: 'Please select lines, delivery or an amount above €0.',
  },
  unknown_line: {
    de: 'Eine Position gehört nicht zu dieser Bestellung. Bitte laden Sie die Seite neu.',
    en: 'A line does not belong to this order. Please reload the page.',
  },
  quantity_exceeded: {
    de: 'Von einer Position ist nicht mehr so viel zu erstatten. Bitte verringern Sie die Anzahl.',
    en: 'The quantity of a line exceeds what remains to be refunded. Please reduce it.',
  },
  shipping_refunded: {
    de: 'Der Versand ist schon erstattet. Bitte wählen Sie ihn ab.',
    en: 'Delivery has already been refunded. Please untick it.',
  },
  present_wrap_refunded: {
    de: 'Die Geschenkverpackung ist schon erstattet. Bitte wählen Sie sie ab.',
    en: 'Gift wrapping has already been refunded. Please untick it.',
  },
  amount_exceeded: {
    de: 'So viel ist von dieser Zahlung nicht mehr übrig. Bitte verringern Sie den Betrag.',
    en: 'The amount exceeds what remains of this payment. Please reduce it.',
  },
  amount_changed: {
    de: 'Der Betrag hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.',
    en: 'The amount has changed in the meantime. Please check it again.',
  },
  iban_invalid: {
    de: 'Diese IBAN stimmt nicht (Länge oder Prüfziffer). Bitte vergleichen Sie sie mit der Angabe der Kundschaft.',
    en: 'This IBAN is not valid (length or check digits). Please compare it with the one the customer gave.',
  },
  account_holder_missing: {
    de: 'Bitte tragen Sie ein, wem das Konto gehört.',
    en: 'Please enter the account holder.',
  },
  not_failed: {
    de: 'Diese Erstattung ist nicht fehlgeschlagen; sie muss nicht wiederholt werden.',
    en: 'This refund has not failed; it need not be tried again.',
  },
  not_to_transfer: {
    de: 'Diese Erstattung wartet nicht auf eine Überweisung.',
    en: 'This refund is not awaiting a transfer.',
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

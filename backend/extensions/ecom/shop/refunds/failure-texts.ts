// What the providers say of a refund that they did not make, in words for the staff. The codes are those of PayPal's Payments v2
// (captures.refund) and of Klarna's Order Management v1, and ours for what is no answer.
import type { RefundWay, StudioText } from '../../../../../contract/shop/refund.ts';

type Texts = Readonly<Record<string, StudioText>>;

/** The same text for each of the codes. */
const forAll = (codes: readonly string[], text: StudioText): Texts =>
  Object.fromEntries(codes.map((code) => [code, text]));

const names: Record<RefundWay, string> = { paypal: 'PayPal', klarna: 'Klarna', transfer: 'Überweisung' };

const tooLate: StudioText = {
  de: 'PayPal erstattet diese Zahlung nicht mehr: Die Frist ist um. Bitte überweisen Sie das Geld.',
  en: 'PayPal does not refund this payment any more: the time limit is over. Please transfer the money.',
};

const disputed: StudioText = {
  de: 'Zu dieser Zahlung läuft bei PayPal ein Konflikt oder eine Rückbuchung. Bitte lösen Sie ihn im PayPal-Konto.',
  en: 'A dispute or chargeback about this payment is open at PayPal. Please resolve it in the PayPal account.',
};

const notRefundable: StudioText = {
  de: 'PayPal lässt für diese Zahlung keine solche Erstattung zu. Bitte überweisen Sie das Geld.',
  en: 'PayPal does not allow such a refund of this payment. Please transfer the money.',
};

const accountRestricted: StudioText = {
  de: 'Ein PayPal-Konto ist gesperrt oder eingeschränkt. Bitte prüfen Sie Ihres; sonst überweisen Sie das Geld.',
  en: 'A PayPal account is locked or restricted. Please check yours; otherwise transfer the money.',
};

const paypal: Texts = {
  REFUND_AMOUNT_EXCEEDED: {
    de: 'PayPal hat von dieser Zahlung nicht mehr so viel: Vermutlich wurde im PayPal-Konto schon etwas erstattet. Bitte dort nachsehen.',
    en: 'PayPal does not have that much left of this payment: something was probably refunded in the PayPal account. Please look there.',
  },
  CAPTURE_FULLY_REFUNDED: {
    de: 'Bei PayPal ist diese Zahlung schon ganz erstattet, vermutlich im PayPal-Konto. Bitte dort nachsehen.',
    en: 'This payment is refunded in full at PayPal already, probably in the PayPal account. Please look there.',
  },
  REFUND_FAILED_INSUFFICIENT_FUNDS: {
    de: 'Das PayPal-Konto hat nicht genug Guthaben. Bitte laden Sie es auf und versuchen Sie es noch einmal.',
    en: 'The PayPal account does not have enough funds. Please top it up and try again.',
  },
  PENDING_CAPTURE: {
    de: 'Die Zahlung selbst ist bei PayPal noch in Arbeit. Bitte versuchen Sie es in einigen Tagen noch einmal.',
    en: 'The payment itself is still in progress at PayPal. Please try again in a few days.',
  },
  REFUND_TIME_LIMIT_EXCEEDED: tooLate,
  ...forAll(['TRANSACTION_DISPUTED', 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'], disputed),
  ...forAll(
    [
      'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
      'REFUND_NOT_ALLOWED',
      'PARTIAL_REFUND_NOT_ALLOWED',
      'REFUND_IS_RESTRICTED',
      'REFUND_AMOUNT_TOO_LOW',
    ],
    notRefundable,
  ),
  ...forAll(
    ['PAYEE_ACCOUNT_RESTRICTED', 'PAYEE_ACCOUNT_LOCKED_OR_CLOSED', 'PAYER_ACCOUNT_LOCKED_OR_CLOSED'],
    accountRestricted,
  ),
  FAILED: {
    de: 'PayPal hat die Erstattung nicht zu Ende gebracht.',
    en: 'PayPal has not completed the refund.',
  },
  CANCELLED: { de: 'PayPal hat die Erstattung zurückgenommen.', en: 'PayPal has cancelled the refund.' },
};

const klarna: Texts = {
  REFUND_NOT_ALLOWED: {
    de: 'Klarna erstattet das nicht: Vermutlich wurde im Klarna-Portal schon etwas erstattet. Bitte dort nachsehen.',
    en: 'Klarna does not refund this: something was probably refunded in Klarna’s portal. Please look there.',
  },
  CANCEL_NOT_ALLOWED: {
    de: 'Klarna gibt die Zusage nicht mehr frei, weil schon Geld eingezogen ist. Bitte versuchen Sie es noch einmal.',
    en: 'Klarna does not release the authorization any more, because money was captured. Please try again.',
  },
  NOT_ALLOWED: {
    de: 'Klarna lässt das für diese Bestellung nicht zu. Bitte sehen Sie im Klarna-Portal nach.',
    en: 'Klarna does not allow this for the order. Please look into Klarna’s portal.',
  },
};

const unreachable: StudioText = {
  de: 'Der Anbieter antwortet nicht. Es wird von selbst weiter versucht; doppelt erstattet wird dabei nicht.',
  en: 'The provider does not answer. It is tried again by itself; nothing is refunded twice.',
};

const credentials: StudioText = {
  de: 'Der Anbieter nimmt die Zugangsdaten aus den Shop-Einstellungen nicht an, oder sie fehlen. Bitte prüfen Sie sie.',
  en: 'The provider does not accept the credentials of the shop settings, or they are missing. Please check them.',
};

const common: Texts = {
  ...forAll(
    [
      'no connection',
      'no answer in time',
      'unreadable answer',
      'SERVICE_UNAVAILABLE',
      'INTERNAL_SERVER_ERROR',
      'INTERNAL_SERVICE_ERROR',
    ],
    unreachable,
  ),
  ...forAll(['no_account', 'invalid_client', 'UNAUTHORIZED', 'NOT_AUTHORIZED', 'PERMISSION_DENIED'], credentials),
};

const byWay: Record<RefundWay, Texts> = { paypal, klarna, transfer: {} };

export const toFailureText = (failure: string, way: RefundWay): StudioText =>
  byWay[way][failure] ??
  common[failure] ?? {
    de: `${names[way]} lehnt die Erstattung ab (${failure}).`,
    en: `${names[way]} refuses the refund (${failure}).`,
  };

// What the form says, in the studio's two languages.
import type { RefundRecord, RefundWay } from '../../../contract/shop/refund.ts';
import { formatDayOf, formatMoment } from '../../../domain/format-dates.ts';

const english = {
  language: 'en' as 'de' | 'en',
  title: 'Refund',
  paid: 'Paid by',
  loading: 'Loading payments …',
  failed: 'This did not work. Please try again.',
  saveFirst: 'Please save the order first.',
  nothingPaid: 'No payment has been received for this order, so there is nothing to refund.',
  ways: { paypal: 'PayPal', klarna: 'Klarna', transfer: 'bank transfer or cash' } as Record<RefundWay, string>,
  captured: 'Received',
  authorized: 'Authorised by Klarna',
  refunded: 'Refunded',
  open: 'On its way',
  refundable: 'Refundable',
  line: 'Line',
  price: 'Unit price',
  quantity: (left: number) => `of ${left}`,
  quantityOf: (name: string) => `Quantity to refund: ${name}`,
  allRefunded: 'refunded',
  all: 'Select all',
  none: 'Select none',
  withdrawn: (date: string) => `Apply the withdrawal of ${date}`,
  shipping: 'Delivery',
  presentWrap: 'Gift wrapping',
  other: 'Additional amount in euros, for example as a gesture of goodwill',
  otherWrong: 'Please enter the amount without thousands separators, for example 1290.50.',
  reason: 'Reason, shown in the email to the customer (optional)',
  restock: 'Return the selected lines to stock',
  madeToOrder: 'made to order, excluded from withdrawal',
  iban: 'IBAN of the customer',
  holder: 'Account holder',
  release:
    'Klarna has not yet been asked for the money: the authorisation is released and the customer is not charged.',
  tooMuch: (amount: string) => `This exceeds what remains of this payment (${amount}).`,
  choose: 'Select what to refund',
  refund: (amount: string) => `Refund ${amount}`,
  task: (amount: string) => `Record transfer of ${amount}`,
  sure: (amount: string, way: string) => `${amount} will be refunded by ${way}. This cannot be undone.`,
  confirm: (amount: string) => `Yes, refund ${amount}`,
  cancel: 'Cancel',
  history: 'Refunds',
  states: {
    requested: 'Being refunded',
    pending: 'Being processed by the provider',
    succeeded: 'Refunded',
    failed: 'Failed',
    to_transfer: 'To be transferred',
    transferred: 'Transferred',
  } as Record<RefundRecord['state'], string>,
  released: 'Released',
  by: (name: string) => `by ${name}`,
  again: 'Try again',
  instead: 'Transfer instead',
  transferTo: (amount: string, holder: string, iban: string, number: string) =>
    `Please transfer ${amount} to ${holder}, ${iban}, reference ${number}.`,
  ticked: 'Transferred',
  tickSure: 'Has the money been transferred? The customer will be told by email.',
  tickYes: 'Yes, transferred',
  nextAttempt: (time: string) => `Next attempt: ${time}.`,
  stateChanged: 'The state of the order has changed.',
  reload: 'Reload the page',
  withdrawal: {
    prepare: 'Prepare the refund',
    assignFirst: 'Assign the withdrawal to an order and save; the refund can then be prepared from here.',
  },
};

type Texts = typeof english;

const german: Texts = {
  language: 'de',
  title: 'Erstattung',
  paid: 'Bezahlt mit',
  loading: 'Es wird gelesen, was bezahlt wurde …',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  saveFirst: 'Bitte speichern Sie die Bestellung zuerst.',
  nothingPaid: 'Zu dieser Bestellung ist kein Geld eingegangen: Es gibt nichts zu erstatten.',
  ways: { paypal: 'PayPal', klarna: 'Klarna', transfer: 'Überweisung oder bar' },
  captured: 'Eingegangen',
  authorized: 'Von Klarna zugesagt',
  refunded: 'Erstattet',
  open: 'Unterwegs',
  refundable: 'Erstattbar',
  line: 'Position',
  price: 'Einzelpreis',
  quantity: (left) => `von ${left}`,
  quantityOf: (name) => `Zu erstattende Anzahl: ${name}`,
  allRefunded: 'erstattet',
  all: 'Alles wählen',
  none: 'Nichts wählen',
  withdrawn: (date) => `Widerruf vom ${date} übernehmen`,
  shipping: 'Versand',
  presentWrap: 'Geschenkverpackung',
  other: 'Weiterer Betrag in Euro, etwa aus Kulanz',
  otherWrong: 'Bitte den Betrag ohne Tausendertrennzeichen eingeben, etwa 1290,50.',
  reason: 'Grund, für die Nachricht an die Kundschaft (darf leer sein)',
  restock: 'Die gewählten Positionen wieder zum Verkauf anbieten',
  madeToOrder: 'angefertigt, vom Widerruf ausgenommen',
  iban: 'IBAN der Kundschaft',
  holder: 'Kontoinhaber',
  release: 'Klarna wurde noch nicht um das Geld gebeten: Die Zusage wird freigegeben, berechnet wird nichts.',
  tooMuch: (amount) => `Das ist mehr, als von dieser Zahlung übrig ist (${amount}).`,
  choose: 'Bitte wählen, was zurückgeht',
  refund: (amount) => `${amount} erstatten`,
  task: (amount) => `Überweisung von ${amount} vormerken`,
  sure: (amount, way) => `${amount} gehen zurück über: ${way}. Das lässt sich nicht zurücknehmen.`,
  confirm: (amount) => `Ja, ${amount} erstatten`,
  cancel: 'Abbrechen',
  history: 'Erstattungen',
  states: {
    requested: 'Wird erstattet',
    pending: 'Beim Anbieter in Arbeit',
    succeeded: 'Erstattet',
    failed: 'Fehlgeschlagen',
    to_transfer: 'Bitte überweisen',
    transferred: 'Überwiesen',
  },
  released: 'Freigegeben',
  by: (name) => `von ${name}`,
  again: 'Noch einmal versuchen',
  instead: 'Stattdessen überweisen',
  transferTo: (amount, holder, iban, number) =>
    `Bitte überweisen Sie ${amount} an ${holder}, ${iban}, Verwendungszweck ${number}.`,
  ticked: 'Ist überwiesen',
  tickSure: 'Ist das Geld überwiesen? Die Kundschaft bekommt dann eine Nachricht.',
  tickYes: 'Ja, überwiesen',
  nextAttempt: (time) => `Nächster Versuch: ${time}.`,
  stateChanged: 'Der Status der Bestellung hat sich geändert.',
  reload: 'Seite neu laden',
  withdrawal: {
    prepare: 'Erstattung vorbereiten',
    assignFirst:
      'Bitte ordnen Sie den Widerruf einer Bestellung zu und speichern Sie; dann lässt sich die Erstattung hier vorbereiten.',
  },
};

export type { Texts };

export const toTexts = (language: string): Texts => (language.startsWith('de') ? german : english);

const toLocale = ({ language }: Texts): string => (language === 'de' ? 'de-DE' : 'en-GB');

export const formatCents = (texts: Texts, cents: number): string =>
  new Intl.NumberFormat(toLocale(texts), { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** The staff's own clock. */
const toTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatRefundTime = ({ language }: Texts, iso: string): string =>
  formatMoment(new Date(iso), language, toTimeZone());

export const formatRefundDay = ({ language }: Texts, iso: string): string =>
  formatDayOf(new Date(iso), language, toTimeZone());

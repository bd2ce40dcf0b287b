// What the staff is told about a payment that needs somebody: in the history of the order, at the payment and by mail. The house
// reads German.
import type { StaffCause } from '../../../../../domain/paypal-refusals.ts';

/** What happened, and what the house does about it. */
export interface AlertTexts {
  what: string;
  next: string;
}

export const paymentAlertTexts = {
  subject: (number: string, house: string) => `Bitte prüfen: Zahlung der Bestellung ${number} (${house})`,
  heading: 'Eine Zahlung braucht Sie',
  whatToDo: 'Was zu tun ist',
  order: 'Die Bestellung im Studio öffnen',
};

/** By the cause; `issue` is PayPal's own word. */
export const paypalRefusalTexts: Record<StaffCause, (issue: string) => AlertTexts> = {
  account: (issue) => ({
    what: `PayPal hat die Zahlung abgelehnt, weil im PayPal-Konto des Hauses etwas fehlt oder eingeschränkt ist (${issue}).`,
    next: 'Bitte im PayPal-Konto Mitteilungen, Limits und freigeschaltete Funktionen prüfen oder den Kundenservice von PayPal fragen. Bis das geklärt ist, lehnt PayPal voraussichtlich auch andere Bestellungen ab. Die Kundschaft kann anders bezahlen.',
  }),
  compliance: (issue) => ({
    what: `PayPal hat die Zahlung aus rechtlichen Gründen nicht ausgeführt oder zurückgebucht (${issue}).`,
    next: 'Bitte im PayPal-Konto nachsehen, ob PayPal dazu etwas wissen möchte, bevor die Ware das Haus verlässt. Die Kundschaft kann anders bezahlen.',
  }),
  duplicate: (issue) => ({
    what: `PayPal hat die Zahlung abgelehnt, weil mit dieser Bestellnummer schon einmal bezahlt wurde (${issue}).`,
    next: 'Bitte im PayPal-Konto nach der Bestellnummer suchen: Entweder ist diese Bestellung bereits bezahlt, oder ein anderer Shop am selben Konto vergibt dieselben Nummern. Dann hilft ein eigenes Kürzel vor den Bestellnummern (Einstellungen des Shops).',
  }),
  filters: (issue) => ({
    what: `Die Betrugsfilter im PayPal-Konto des Hauses haben die Zahlung angehalten (${issue}).`,
    next: 'Bitte in PayPal prüfen, ob der Filter so gewollt ist. Die Kundschaft kann inzwischen anders bezahlen.',
  }),
  request: (issue) => ({
    what: `PayPal nimmt die Angaben zu dieser Bestellung nicht an (${issue}).`,
    next: 'Bitte Anschrift und Beträge der Bestellung ansehen. Stimmt dort alles, diese Nachricht an die Betreuung des Shops weitergeben. Die Kundschaft kann anders bezahlen.',
  }),
};

/** PayPal has the money and keeps it until the house acts; `reason` is PayPal's own word. */
export const toPaypalPendingTexts = (reason: string): AlertTexts => ({
  what: `PayPal hält die Zahlung zurück, bis das Haus im PayPal-Konto handelt (${reason}).`,
  next: 'Bitte im PayPal-Konto die Zahlung annehmen oder ablehnen. Bis dahin bleibt die Bestellung offen, und die Stücke bleiben zurückgelegt.',
});

/** `issue` is Klarna's own word. */
export const klarnaRefusalTexts: Record<'account' | 'request', (issue: string) => AlertTexts> = {
  account: (issue) => ({
    what: `Klarna nimmt die Zugangsdaten des Shops nicht an oder hat etwas nicht freigeschaltet (${issue}).`,
    next: 'Bitte die Zugangsdaten in den Einstellungen des Shops mit denen im Klarna-Portal vergleichen. Bis dahin kann niemand mit Klarna bezahlen; die Kundschaft kann anders bezahlen.',
  }),
  request: (issue) => ({
    what: `Klarna nimmt die Angaben zu dieser Bestellung nicht an (${issue}).`,
    next: 'Bitte Anschrift und Beträge der Bestellung ansehen. Stimmt dort alles, diese Nachricht an die Betreuung des Shops weitergeben. Die Kundschaft kann anders bezahlen.',
  }),
};

const sendInTime =
  'Bitte die Bestellung bis dahin versenden oder übergeben und im Studio auf „Versandt“ oder „Abgeschlossen“ setzen: Dann ruft der Shop das Geld von selbst ab.';

const otherwise =
  'Reicht die Zeit nicht, bitte die Zusage im Klarna-Portal verlängern (höchstens bis 180 Tage nach der Bestellung) oder mit der Kundschaft eine andere Zahlung vereinbaren; danach gibt Klarna das Geld nicht mehr.';

/** The shop has had an authorization extended. */
export const toKlarnaExtendedTexts = (before: string, until: string): AlertTexts => ({
  what: `Klarna hat die Zusage für diese Bestellung bis zum ${until} verlängert; sonst hätte sie am ${before} geendet.`,
  next: `${sendInTime} Ein zweites Mal verlängert der Shop nicht von selbst. ${otherwise}`,
});

/** An authorization ends that the shop does not extend: because it has done so once, or because Klarna has refused. */
export const toKlarnaEndingTexts = (until: string, why: 'once' | 'refused'): AlertTexts => ({
  what:
    why === 'once'
      ? `Die Zusage von Klarna für diese Bestellung endet am ${until}; einmal verlängert ist sie schon.`
      : `Die Zusage von Klarna für diese Bestellung endet am ${until}, und Klarna hat eine Verlängerung abgelehnt.`,
  next: `${sendInTime} ${otherwise}`,
});

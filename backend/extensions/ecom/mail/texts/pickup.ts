// What mails say of an order that is collected: one rule and one date, before it is ready, when it is, and afterwards
// (docs/decisions/042).
import type { Locale } from '../../../../../contract/locale.ts';

export interface PickupTexts {
  /** Before it is ready: for how many opening days of the branch it is kept from then on. */
  rule: (days: number) => string;
  /** In place of the delivery time: until it can be ready. */
  readyIn: string;
  /** The last day, written out. */
  keptUntil: (day: string) => string;
  /** Beside the last day of what is paid: it is not cancelled afterwards. */
  paid: string;
  /** Where no day is named. */
  keptOpen: string;
  reminder: { subject: (number: string, house: string) => string; heading: string; text: string };
  overdue: {
    subject: (number: string, house: string) => string;
    heading: string;
    paid: (day: string) => string;
    noBranch: (day: string) => string;
    studio: string;
  };
}

const de: PickupTexts = {
  rule: (days) =>
    `Wir schreiben Ihnen, sobald alles bereitliegt. Von da an ist Ihre Bestellung ${days === 1 ? 'einen Öffnungstag' : `${days} Öffnungstage`} für Sie reserviert; den letzten Tag nennen wir Ihnen dann.`,
  readyIn: 'Abholbereit in',
  keptUntil: (day) => `Ihre Bestellung ist bis einschließlich ${day} für Sie reserviert.`,
  paid: 'Da Sie schon bezahlt haben, bleibt Ihre Bestellung auch danach für Sie reserviert.',
  keptOpen: 'Ihre Bestellung bleibt für Sie reserviert, bis Sie sie abholen.',
  reminder: {
    subject: (number, house) => `Morgen ist der letzte Abholtag für Ihre Bestellung ${number} bei ${house}`,
    heading: 'Ihre Bestellung wartet auf Sie',
    text: 'Ihre Bestellung liegt noch für Sie bereit.',
  },
  overdue: {
    subject: (number, house) => `Nicht abgeholt: Bestellung ${number} (${house})`,
    heading: 'Bestellung nicht abgeholt',
    paid: (day) =>
      `Die Bestellung lag bis einschließlich ${day} bereit und wurde nicht abgeholt. Sie ist bezahlt und wird deshalb nicht von selbst storniert.`,
    noBranch: (day) =>
      `Die Bestellung lag bis einschließlich ${day} bereit und wurde nicht abgeholt. Ihre Filiale gibt es nicht mehr; sie wird deshalb nicht von selbst storniert.`,
    studio:
      'Bitte sprechen Sie die Kundschaft an. Im Studio verlängert ein späterer Tag unter „Abholung bis“ die Reservierung.',
  },
};

const en: PickupTexts = {
  rule: (days) =>
    `We will write to you as soon as your order is ready. It will then be reserved for you for ${days === 1 ? 'one opening day' : `${days} opening days`}, and we will tell you which day is the last.`,
  readyIn: 'Ready for collection in',
  keptUntil: (day) => `Your order is reserved for you up to and including ${day}.`,
  paid: 'As your order is already paid for, it remains reserved for you after that date.',
  keptOpen: 'Your order remains reserved for you until you collect it.',
  reminder: {
    subject: (number, house) => `Tomorrow is the last day to collect your order ${number} from ${house}`,
    heading: 'Your order is waiting for you',
    text: 'Your order is still reserved for you.',
  },
  overdue: {
    subject: (number, house) => `Not collected: order ${number} (${house})`,
    heading: 'Order not collected',
    paid: (day) =>
      `The order was reserved up to and including ${day} and was not collected. It is paid for and is therefore not cancelled automatically.`,
    noBranch: (day) =>
      `The order was reserved up to and including ${day} and was not collected. Its branch no longer exists; it is therefore not cancelled automatically.`,
    studio: 'Please speak to the customer. A later day for collection in the studio extends the reservation.',
  },
};

const fr: PickupTexts = {
  rule: (days) =>
    `Nous vous écrirons dès que votre commande sera prête. Elle vous sera alors réservée pendant ${days === 1 ? 'un jour d’ouverture' : `${days} jours d’ouverture`}, et nous vous en préciserons le dernier jour.`,
  readyIn: 'Prêt au retrait sous',
  keptUntil: (day) => `Votre commande vous est réservée jusqu’au ${day} inclus.`,
  paid: 'Votre commande étant déjà réglée, elle vous reste réservée au-delà de cette date.',
  keptOpen: 'Votre commande vous reste réservée jusqu’à son retrait.',
  reminder: {
    subject: (number, house) => `Demain, dernier jour pour retirer votre commande ${number} chez ${house}`,
    heading: 'Votre commande vous attend',
    text: 'Votre commande est toujours à votre disposition.',
  },
  overdue: {
    subject: (number, house) => `Commande non retirée : ${number} (${house})`,
    heading: 'Commande non retirée',
    paid: (day) =>
      `La commande était réservée jusqu’au ${day} inclus et n’a pas été retirée. Elle est réglée et n’est donc pas annulée automatiquement.`,
    noBranch: (day) =>
      `La commande était réservée jusqu’au ${day} inclus et n’a pas été retirée. Sa boutique n’existe plus ; elle n’est donc pas annulée automatiquement.`,
    studio:
      'Merci de contacter la personne qui a commandé. Dans le studio, une date plus tardive prolonge la réservation.',
  },
};

export const pickupTexts: Record<Locale, PickupTexts> = { de, en, fr };

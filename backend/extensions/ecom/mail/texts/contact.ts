// What the mails about a message to the house say: the sender's copy in the three languages, the house's own in German.
import type { Locale } from '../../../../../contract/locale.ts';

interface CopyTexts {
  subject: (house: string) => string;
  heading: string;
  text: string;
  /** Above what the sender has written. */
  yourMessage: string;
  branch: string;
  /** Whoever did not write it may have been given as its sender by somebody else. */
  notYours: string;
}

export const copyTexts: Record<Locale, CopyTexts> = {
  de: {
    subject: (house) => `Ihre Nachricht an ${house}`,
    heading: 'Ihre Nachricht ist angekommen',
    text: 'vielen Dank. Wir lesen Ihre Nachricht und antworten Ihnen so bald wie möglich. Diese Kopie ist für Ihre Unterlagen.',
    yourMessage: 'Ihre Nachricht',
    branch: 'An',
    notYours:
      'Haben Sie uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben; Sie müssen nichts tun und bekommen von uns nichts weiter.',
  },
  en: {
    subject: (house) => `Your message to ${house}`,
    heading: 'We have received your message',
    text: 'Thank you for your message. We will reply as soon as we can. This copy is for your records.',
    yourMessage: 'Your message',
    branch: 'To',
    notYours:
      'If you did not write to us, someone else has given your address. You need not do anything and will not hear from us again.',
  },
  fr: {
    subject: (house) => `Votre message à ${house}`,
    heading: 'Votre message nous est bien parvenu',
    text: 'Nous vous remercions de votre message et vous répondrons dès que possible. Nous vous en adressons ici une copie.',
    yourMessage: 'Votre message',
    branch: 'À l’attention de',
    notYours:
      'Si vous ne nous avez pas écrit, une autre personne a indiqué votre adresse. Vous n’avez rien à faire et ne recevrez rien d’autre de notre part.',
  },
};

export const houseMessageTexts = {
  subject: (name: string, house: string) => `Nachricht von ${name} (${house})`,
  heading: 'Neue Nachricht',
  text: (time: string, language: string) => `Über das Kontaktformular am ${time}, Sprache: ${language}.`,
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  branch: 'Filiale',
  message: 'Nachricht',
  answer: (name: string) =>
    `Eine Antwort auf diese E-Mail geht an ${name}. Im Studio steht die Nachricht unter „Nachricht“.`,
} as const;

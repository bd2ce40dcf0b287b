// What the mails about withdrawals say (law rows L9, L10), in every language; what goes to the house is German.
import type { Locale } from '../../../../../contract/locale.ts';

export interface WithdrawalTexts {
  subject: (house: string) => string;
  heading: string;
  /** The receipt, with date and time. */
  received: (time: string) => string;
  /** That it is received, and not accepted. */
  notAccepted: string;
  declaration: {
    heading: string;
    sentence: string;
    name: string;
    email: string;
    contract: string;
    scope: string;
    /** Where no part is named. */
    whole: string;
    receivedAt: string;
    time: (time: string) => string;
  };
  next: string;
}

export const withdrawalTexts: Record<Locale, WithdrawalTexts> = {
  de: {
    subject: (house) => `Eingangsbestätigung: Ihr Widerruf bei ${house}`,
    heading: 'Ihr Widerruf ist eingegangen',
    received: (time) => `Ihre Widerrufserklärung ist am ${time} bei uns eingegangen.`,
    notAccepted:
      'Diese Nachricht bestätigt den Eingang, sie ist noch keine Anerkennung. Wir sehen uns Ihren Widerruf an und schreiben Ihnen.',
    declaration: {
      heading: 'Ihre Erklärung',
      sentence: 'Hiermit widerrufe ich den folgenden Vertrag.',
      name: 'Name',
      email: 'E-Mail für die Bestätigung',
      contract: 'Vertrag',
      scope: 'Umfang',
      whole: 'der ganze Vertrag',
      receivedAt: 'Eingegangen am',
      time: (time) => time,
    },
    next: 'Heben Sie diese Nachricht bitte auf. Stimmt etwas darin nicht, antworten Sie einfach.',
  },
  en: {
    subject: (house) => `Acknowledgement of receipt: your withdrawal at ${house}`,
    heading: 'We have received your withdrawal',
    received: (time) => `We received your declaration of withdrawal on ${time} (our local time).`,
    notAccepted:
      'This message acknowledges receipt of your withdrawal, not its acceptance. We will examine it and write to you.',
    declaration: {
      heading: 'Your declaration',
      sentence: 'I hereby give notice that I withdraw from the following contract.',
      name: 'Name',
      email: 'Email address for the acknowledgement',
      contract: 'Contract',
      scope: 'Scope',
      whole: 'the entire contract',
      receivedAt: 'Received on',
      time: (time) => `${time} (our local time)`,
    },
    next: 'Please keep this message. If anything in it is incorrect, simply reply.',
  },
  fr: {
    subject: (house) => `Accusé de réception : votre rétractation chez ${house}`,
    heading: 'Votre rétractation nous est bien parvenue',
    received: (time) => `Votre déclaration de rétractation nous est parvenue le ${time} (heure locale).`,
    notAccepted:
      'Ce message en accuse réception et ne vaut pas acceptation. Nous allons examiner votre rétractation et vous écrire.',
    declaration: {
      heading: 'Votre déclaration',
      sentence: 'Je vous notifie par la présente ma rétractation du contrat suivant.',
      name: 'Nom',
      email: 'Adresse e-mail pour l’accusé de réception',
      contract: 'Contrat',
      scope: 'Portée',
      whole: 'l’ensemble du contrat',
      receivedAt: 'Reçue le',
      time: (time) => `${time} (heure locale)`,
    },
    next: 'Veuillez conserver ce message. En cas d’erreur, il vous suffit d’y répondre.',
  },
};

/** How the withdrawal was matched, and what the house does next. */
export const withdrawalHouseTexts = {
  subject: (contract: string) => `Widerruf eingegangen: ${contract}`,
  heading: 'Ein Widerruf ist eingegangen',
  text: (time: string, language: string) => `Eingegangen am ${time}, Sprache: ${language}.`,
  matches: {
    link: (number: string) => `Über den Link der Bestellung ${number}.`,
    number_and_email: (number: string) => `Bestellung ${number}; Nummer und E-Mail-Adresse stimmen.`,
    number: (number: string) =>
      `Die Nummer ${number} ist genannt, bestellt wurde aber mit einer anderen E-Mail-Adresse. Bitte prüfen Sie, von wem der Widerruf kommt.`,
    none: 'Zu diesen Angaben wurde keine Bestellung gefunden. Bitte ordnen Sie den Widerruf zu.',
  },
  suspected:
    'Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Der Widerruf gilt trotzdem; bitte sehen Sie ihn sich an.',
  receipt: 'Die Eingangsbestätigung ist verschickt.',
  noReceipt:
    'An diese Adresse gingen heute schon viele Eingangsbestätigungen ohne passende Bestellung. Diese ist deshalb nicht verschickt; bitte antworten Sie selbst, wenn der Widerruf ernst gemeint ist.',
  studio:
    'Bearbeitet wird der Widerruf im Studio unter „Widerruf“; „Erstattung vorbereiten“ führt von dort in die Bestellung. Sie bleibt in ihrem Status, bis das Geld erstattet ist oder Sie ihn ändern. Eine Antwort auf diese Nachricht geht an die Kundschaft.',
};

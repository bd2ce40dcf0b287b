// What the mails about refunds say, in every language; what goes to the house is German.
import type { Locale } from '../../../../../contract/locale.ts';

export interface RefundTexts {
  subject: (number: string, house: string) => string;
  heading: string;
  /** What has been given back. */
  refunded: (amount: string) => string;
  /** Of what Klarna has only promised yet. */
  released: (amount: string) => string;
  /** On which way it comes, and how long that takes. */
  ways: {
    paypal: string;
    klarna: string;
    klarnaRelease: string;
    transfer: (account: string) => string;
  };
  reason: string;
  parts: { heading: string; shipping: string; presentWrap: string; other: string; total: string };
  questions: string;
}

export const refundTexts: Record<Locale, RefundTexts> = {
  de: {
    subject: (number, house) => `Erstattung zu Ihrer Bestellung ${number} bei ${house}`,
    heading: 'Ihre Erstattung ist unterwegs',
    refunded: (amount) => `wir haben Ihnen ${amount} erstattet.`,
    released: (amount) => `wir berechnen Ihnen ${amount} nicht.`,
    ways: {
      paypal:
        'Der Betrag geht auf demselben Weg zurück, über PayPal. Im PayPal-Konto steht er meist sofort; auf einem Bankkonto oder einer Karte kann es bis zu fünf Werktage dauern, bei manchen Karten länger.',
      klarna:
        'Der Betrag geht auf demselben Weg zurück, über Klarna. Eine offene Rechnung verringert sich um ihn; was Sie schon bezahlt haben, überweist Ihnen Klarna, meist innerhalb von fünf bis sieben Werktagen.',
      klarnaRelease:
        'Bei Klarna war noch nichts eingezogen: Der Betrag wird Ihnen dort nicht in Rechnung gestellt. In der Klarna-App steht das meist innerhalb eines Tages.',
      transfer: (account) =>
        `Der Betrag ist auf das Konto ${account} überwiesen. Die Gutschrift dauert meist ein bis zwei Bankarbeitstage.`,
    },
    reason: 'Grund',
    parts: {
      heading: 'Erstattet',
      shipping: 'Versand',
      presentWrap: 'Geschenkverpackung',
      other: 'Weiterer Betrag',
      total: 'Erstattung gesamt',
    },
    questions: 'Haben Sie Fragen, antworten Sie einfach auf diese Nachricht.',
  },
  en: {
    subject: (number, house) => `Refund for your order ${number} from ${house}`,
    heading: 'Your refund is on its way',
    refunded: (amount) => `We have refunded ${amount} to you.`,
    released: (amount) => `You will not be charged ${amount}.`,
    ways: {
      paypal:
        'The amount is refunded by the same means, PayPal. It usually appears in your PayPal account at once; a bank account or card may take up to five working days, some cards longer.',
      klarna:
        'The amount is refunded by the same means, Klarna. An open invoice is reduced accordingly; Klarna transfers to you what you have already paid, usually within five to seven working days.',
      klarnaRelease:
        'Klarna had not yet collected any payment: you will not be invoiced for this amount. The Klarna app usually shows this within a day.',
      transfer: (account) =>
        `The amount has been transferred to the account ${account}. It usually arrives within one or two banking days.`,
    },
    reason: 'Reason',
    parts: {
      heading: 'Refunded',
      shipping: 'Delivery',
      presentWrap: 'Gift wrapping',
      other: 'Additional amount',
      total: 'Total refund',
    },
    questions: 'If you have any questions, simply reply to this message.',
  },
  fr: {
    subject: (number, house) => `Remboursement de votre commande ${number} chez ${house}`,
    heading: 'Votre remboursement est en route',
    refunded: (amount) => `Nous vous avons remboursé ${amount}.`,
    released: (amount) => `La somme de ${amount} ne vous sera pas facturée.`,
    ways: {
      paypal:
        'Le montant vous est remboursé par le même moyen, PayPal. Il apparaît le plus souvent aussitôt sur le compte PayPal ; sur un compte bancaire ou une carte, comptez jusqu’à cinq jours ouvrés, parfois davantage selon la carte.',
      klarna:
        'Le montant vous est remboursé par le même moyen, Klarna. Une facture en cours est diminuée d’autant ; ce que vous avez déjà réglé vous est viré par Klarna, le plus souvent sous cinq à sept jours ouvrés.',
      klarnaRelease:
        'Klarna n’avait encore rien prélevé : ce montant ne vous sera pas facturé. L’application Klarna l’indique le plus souvent sous un jour.',
      transfer: (account) =>
        `Le montant a été viré sur le compte ${account}. Il y apparaît le plus souvent sous un à deux jours ouvrés bancaires.`,
    },
    reason: 'Motif',
    parts: {
      heading: 'Remboursé',
      shipping: 'Livraison',
      presentWrap: 'Emballage cadeau',
      other: 'Autre montant',
      total: 'Remboursement total',
    },
    questions: 'Pour toute question, il vous suffit de répondre à ce message.',
  },
};

export const refundHouseTexts = {
  subject: (number: string) => `Erstattung nicht ausgeführt: Bestellung ${number}`,
  heading: 'Eine Erstattung ist nicht ausgeführt',
  text: (amount: string, number: string) => `Die Erstattung von ${amount} zur Bestellung ${number} hat nicht geklappt.`,
  next: 'Im Studio steht sie in der Bestellung unter „Erstattung“; dort können Sie es noch einmal versuchen oder das Geld überweisen. Die Kundschaft hat noch keine Nachricht bekommen.',
};

// What the mails about a question on a piece say, in every language.
import type { Locale } from '../../../../../contract/locale.ts';
import type { RequestKind } from '../../../../../contract/shop/request.ts';

interface RequestTexts {
  received: {
    subject: (piece: string, house: string) => string;
    heading: string;
    text: Record<RequestKind, (piece: string) => string>;
    /** For whoever did not ask. */
    mistake: string;
  };
  returned: {
    subject: (piece: string, house: string) => string;
    heading: string;
    text: (piece: string) => string;
    once: (day: string) => string;
  };
  /** The link to the page of the piece. */
  page: string;
}

export const requestTexts: Record<Locale, RequestTexts> = {
  de: {
    received: {
      subject: (piece, house) => `Ihre Anfrage zu „${piece}“ bei ${house}`,
      heading: 'Ihre Anfrage ist angekommen',
      text: {
        availability: (piece) =>
          `vielen Dank für Ihre Frage nach der Verfügbarkeit von „${piece}“. Wir sehen nach und schreiben Ihnen.`,
        price: (piece) => `vielen Dank für Ihre Frage nach dem Preis von „${piece}“. Wir schreiben Ihnen dazu.`,
        stock: (piece) => `wir schreiben Ihnen einmal, sobald „${piece}“ wieder lieferbar ist.`,
      },
      mistake:
        'Haben Sie uns nicht geschrieben? Dann antworten Sie kurz auf diese Nachricht, und wir löschen die Anfrage.',
    },
    returned: {
      subject: (piece, house) => `„${piece}“ ist wieder lieferbar bei ${house}`,
      heading: 'Wieder lieferbar',
      text: (piece) => `„${piece}“ ist wieder lieferbar.`,
      once: (day) =>
        `Sie erhalten diese Nachricht, weil Sie uns am ${day} darum gebeten haben. Es bleibt bei dieser einen.`,
    },
    page: 'Das Stück ansehen',
  },
  en: {
    received: {
      subject: (piece, house) => `Your enquiry to ${house} about “${piece}”`,
      heading: 'We have received your enquiry',
      text: {
        availability: (piece) =>
          `Thank you for your enquiry about the availability of “${piece}”. We will look into it and write to you.`,
        price: (piece) => `Thank you for your enquiry about the price of “${piece}”. We will write to you shortly.`,
        stock: (piece) => `We will write to you once, as soon as “${piece}” is available again.`,
      },
      mistake: 'If you did not write to us, simply reply to this message and we will delete the enquiry.',
    },
    returned: {
      subject: (piece, house) => `“${piece}” is available again at ${house}`,
      heading: 'Available again',
      text: (piece) => `“${piece}” is available again.`,
      once: (day) =>
        `You are receiving this message because you asked us to notify you on ${day}. There will be no other.`,
    },
    page: 'View the piece',
  },
  fr: {
    received: {
      subject: (piece, house) => `Votre demande au sujet de « ${piece} » chez ${house}`,
      heading: 'Nous avons reçu votre demande',
      text: {
        availability: (piece) =>
          `Nous vous remercions de votre demande sur la disponibilité de « ${piece} ». Nous nous renseignons et vous répondrons sans tarder.`,
        price: (piece) =>
          `Nous vous remercions de votre demande sur le prix de « ${piece} ». Nous vous répondrons sans tarder.`,
        stock: (piece) => `Nous vous écrirons une seule fois, dès que « ${piece} » sera de nouveau disponible.`,
      },
      mistake:
        'Si vous ne nous avez pas écrit, il vous suffit de répondre à ce message et nous supprimerons la demande.',
    },
    returned: {
      subject: (piece, house) => `« ${piece} » est de nouveau disponible chez ${house}`,
      heading: 'De nouveau disponible',
      text: (piece) => `« ${piece} » est de nouveau disponible.`,
      once: (day) =>
        `Vous recevez ce message parce que vous nous l’avez demandé le ${day}. Il n’y en aura pas d’autre.`,
    },
    page: 'Voir la pièce',
  },
};

/** The house reads German. */
export const requestHouseTexts = {
  subject: (kind: string, piece: string) => `Anfrage (${kind}): ${piece}`,
  heading: (kind: string) => `Anfrage: ${kind}`,
  kinds: { availability: 'Verfügbarkeit', price: 'Preis', stock: 'Wieder lieferbar' } satisfies Record<
    RequestKind,
    string
  >,
  labels: { piece: 'Stück', name: 'Name', email: 'E-Mail', phone: 'Telefon', language: 'Sprache' },
  page: 'Seite des Stücks',
  next: 'Eine Antwort auf diese Nachricht geht an die Person, die gefragt hat. Die Anfrage steht auch im Studio.',
  stockNext:
    'Sobald der Bestand des Stücks wieder über null steht, wird die Person von selbst einmal benachrichtigt. Die Anfrage steht auch im Studio.',
};

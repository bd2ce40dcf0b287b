// What the newsletter's mails say. The one that asks for the confirmation carries no advertising (law row L23): what
// happened, what the click does, what happens without it.
import type { Locale } from '../../../../../contract/locale.ts';

export interface NewsletterTexts {
  greeting: string;
  confirm: {
    subject: (house: string) => string;
    heading: string;
    text: (domain: string) => string;
    consent: string;
    link: string;
    until: (time: string) => string;
    ignore: string;
  };
  welcome: { subject: (house: string) => string; heading: string; text: (house: string) => string };
  known: { subject: (house: string) => string; heading: string; text: (house: string) => string };
  unsubscribe: { text: string; link: string };
}

export const newsletterTexts: Record<Locale, NewsletterTexts> = {
  de: {
    greeting: 'Guten Tag,',
    confirm: {
      subject: (house) => `Bitte bestätigen: Newsletter von ${house}`,
      heading: 'Bitte bestätigen Sie Ihre Anmeldung',
      text: (domain) =>
        `auf ${domain} wurde diese E-Mail-Adresse für den Newsletter eingetragen, mit dieser Einwilligung:`,
      consent: 'Erst mit Ihrer Bestätigung gilt sie:',
      link: 'Anmeldung bestätigen',
      until: (time) => `Der Link gilt einmal und bis ${time}.`,
      ignore: 'Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir Ihnen keinen Newsletter.',
    },
    welcome: {
      subject: (house) => `Sie sind angemeldet: Newsletter von ${house}`,
      heading: 'Sie sind angemeldet',
      text: (house) => `vielen Dank für Ihre Bestätigung. Von nun an bekommen Sie den Newsletter von ${house}.`,
    },
    known: {
      subject: (house) => `Sie sind schon angemeldet: Newsletter von ${house}`,
      heading: 'Sie sind schon angemeldet',
      text: (house) =>
        `diese E-Mail-Adresse wurde eben noch einmal für den Newsletter von ${house} eingetragen. Sie bekommen ihn schon; es ändert sich nichts.`,
    },
    unsubscribe: { text: 'Sie können sich jederzeit mit einem Klick abmelden:', link: 'Newsletter abbestellen' },
  },
  en: {
    greeting: 'Good day,',
    confirm: {
      subject: (house) => `Please confirm: newsletter of ${house}`,
      heading: 'Please confirm your subscription',
      text: (domain) => `on ${domain} this e-mail address was entered for the newsletter, with this consent:`,
      consent: 'It counts only once you confirm it:',
      link: 'Confirm subscription',
      until: (time) => `The link works once, until ${time}.`,
      ignore: 'If this was not you, there is nothing to do: without a confirmation we send you no newsletter.',
    },
    welcome: {
      subject: (house) => `You are subscribed: newsletter of ${house}`,
      heading: 'You are subscribed',
      text: (house) => `thank you for confirming. From now on you receive the newsletter of ${house}.`,
    },
    known: {
      subject: (house) => `You are subscribed already: newsletter of ${house}`,
      heading: 'You are subscribed already',
      text: (house) =>
        `this e-mail address was just entered once more for the newsletter of ${house}. You receive it already; nothing changes.`,
    },
    unsubscribe: { text: 'You can unsubscribe with one click at any time:', link: 'Unsubscribe from the newsletter' },
  },
  fr: {
    greeting: 'Bonjour,',
    confirm: {
      subject: (house) => `Veuillez confirmer : lettre d’information de ${house}`,
      heading: 'Veuillez confirmer votre inscription',
      text: (domain) =>
        `sur ${domain}, cette adresse e-mail a été inscrite à la lettre d’information, avec cet accord :`,
      consent: 'Il ne vaut qu’une fois confirmé par vous :',
      link: 'Confirmer l’inscription',
      until: (time) => `Le lien fonctionne une seule fois, jusqu’au ${time}.`,
      ignore:
        'Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, nous ne vous envoyons aucune lettre d’information.',
    },
    welcome: {
      subject: (house) => `Inscription confirmée : lettre d’information de ${house}`,
      heading: 'Votre inscription est confirmée',
      text: (house) => `merci de votre confirmation. Vous recevrez désormais la lettre d’information de ${house}.`,
    },
    known: {
      subject: (house) => `Déjà inscrite : votre adresse et la lettre d’information de ${house}`,
      heading: 'Votre adresse est déjà inscrite',
      text: (house) =>
        `cette adresse e-mail vient d’être inscrite une nouvelle fois à la lettre d’information de ${house}. Vous la recevez déjà ; rien ne change.`,
    },
    unsubscribe: { text: 'Vous pouvez vous désinscrire d’un clic à tout moment :', link: 'Se désinscrire' },
  },
};

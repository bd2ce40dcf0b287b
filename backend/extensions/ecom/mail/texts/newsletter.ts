// What the newsletter's mails say. The one that asks for the confirmation carries no advertising (law row L23): what
// happened, what the click does, what happens without it.
import { withDe } from '../../../../../contract/french-elision.ts';
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
    greeting: 'Hello,',
    confirm: {
      subject: (house) => `Please confirm: the ${house} newsletter`,
      heading: 'Please confirm your subscription',
      text: (domain) =>
        `This email address was entered on ${domain} to receive the newsletter, with the following consent:`,
      consent: 'It takes effect only once you confirm it:',
      link: 'Confirm subscription',
      until: (time) => `The link can be used once, until ${time}.`,
      ignore: 'If this was not you, you need not do anything: we send no newsletter without your confirmation.',
    },
    welcome: {
      subject: (house) => `Your subscription to the ${house} newsletter`,
      heading: 'Your subscription is confirmed',
      text: (house) => `Thank you for confirming. From now on you will receive the ${house} newsletter.`,
    },
    known: {
      subject: (house) => `You already receive the ${house} newsletter`,
      heading: 'You are already on our list',
      text: (house) =>
        `This email address has just been entered again for the ${house} newsletter. You already receive it; nothing changes.`,
    },
    unsubscribe: { text: 'You can unsubscribe at any time with one click:', link: 'Unsubscribe' },
  },
  fr: {
    greeting: 'Bonjour,',
    confirm: {
      subject: (house) => `Veuillez confirmer : lettre d’information ${withDe(house)}`,
      heading: 'Veuillez confirmer votre inscription',
      text: (domain) =>
        `Cette adresse e-mail a été inscrite sur ${domain} à la lettre d’information, avec l’accord suivant :`,
      consent: 'Cet accord ne prend effet qu’après votre confirmation :',
      link: 'Confirmer l’inscription',
      until: (time) => `Le lien est utilisable une seule fois, jusqu’au ${time}.`,
      ignore:
        'Si vous n’êtes pas à l’origine de cette inscription, vous n’avez rien à faire : sans confirmation de votre part, nous ne vous enverrons aucune lettre d’information.',
    },
    welcome: {
      subject: (house) => `Votre inscription à la lettre d’information ${withDe(house)}`,
      heading: 'Votre inscription est confirmée',
      text: (house) => `Merci de votre confirmation. Vous recevrez désormais la lettre d’information ${withDe(house)}.`,
    },
    known: {
      subject: (house) => `Vous recevez déjà la lettre d’information ${withDe(house)}`,
      heading: 'Votre adresse est déjà inscrite',
      text: (house) =>
        `Cette adresse e-mail vient d’être inscrite une nouvelle fois à la lettre d’information ${withDe(house)}. Vous la recevez déjà ; rien ne change.`,
    },
    unsubscribe: { text: 'Vous pouvez vous désinscrire d’un clic à tout moment :', link: 'Se désinscrire' },
  },
};

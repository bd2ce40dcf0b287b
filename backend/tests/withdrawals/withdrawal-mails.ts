// The words by which the tests know the receipt of a withdrawal, written down once more: a change of a text has to mean it.
import type { Locale } from '../../../contract/locale.ts';

interface MailWords {
  subject: string;
  received: string;
  notAccepted: string;
  toTime: (time: Date) => string;
}

const words: Record<Locale, Omit<MailWords, 'toTime'> & { region: string }> = {
  de: {
    region: 'de-DE',
    subject: 'Eingangsbestätigung: Ihr Widerruf',
    received: 'ist am',
    notAccepted: 'noch keine Anerkennung',
  },
  en: {
    region: 'en-GB',
    subject: 'Acknowledgement of receipt: your withdrawal',
    received: 'we received your declaration',
    notAccepted: 'does not accept the withdrawal yet',
  },
  fr: {
    region: 'fr-FR',
    subject: 'Accusé de réception : votre rétractation',
    received: 'nous est parvenue le',
    notAccepted: 'ne vaut pas encore acceptation',
  },
};

export const toMailWords = (language: Locale): MailWords => {
  const { region, ...says } = words[language];
  const format = new Intl.DateTimeFormat(region, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Berlin',
  });
  return { ...says, toTime: (time) => format.format(time) };
};

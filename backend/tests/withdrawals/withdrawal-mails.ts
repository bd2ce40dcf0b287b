// The words by which the tests know the receipt of a withdrawal, written down once more: a change of a text has to mean it.
import type { Locale } from '../../../contract/locale.ts';
import { formatMoment } from '../../../domain/format-dates.ts';

interface MailWords {
  subject: string;
  received: string;
  notAccepted: string;
  toTime: (time: Date) => string;
}

const words: Record<Locale, Omit<MailWords, 'toTime'>> = {
  de: {
    subject: 'Eingangsbestätigung: Ihr Widerruf',
    received: 'ist am',
    notAccepted: 'noch keine Anerkennung',
  },
  en: {
    subject: 'Acknowledgement of receipt: your withdrawal',
    received: 'We received your declaration',
    notAccepted: 'not its acceptance',
  },
  fr: {
    subject: 'Accusé de réception : votre rétractation',
    received: 'nous est parvenue le',
    notAccepted: 'ne vaut pas acceptation',
  },
};

export const toMailWords = (language: Locale): MailWords => {
  return { ...words[language], toTime: (time) => formatMoment(time, language, 'Europe/Berlin') };
};

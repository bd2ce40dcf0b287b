// The words by which the tests know the receipt of a withdrawal, written down once more: a change of a text has to mean it.
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../contract/locale.ts';
import type { WithdrawalBody } from '../../../contract/shop/withdrawal.ts';
import { formatDateTime } from '../../../domain/format-dates.ts';

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
  return { ...words[language], toTime: (time) => formatDateTime(time, language, 'Europe/Berlin') };
};

/** Whatever somebody may send, right or wrong. */
export type Changes = Partial<Record<keyof WithdrawalBody | 'reason', unknown>>;

/** Each from an address of its own, about a contract that is no order's. */
export const toWithdrawal = (project: string, changes: Changes = {}) => ({
  project,
  language: 'de',
  name: 'Änne Öz',
  email: `${randomUUID()}@öz.example`,
  contract: 'die Kette von Samstag',
  part: '',
  homepage: '',
  open_ms: 40_000,
  attempt: randomUUID(),
  ...changes,
});

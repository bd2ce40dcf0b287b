// The words by which the tests know the receipt of a withdrawal, written down once more: a change of a text has to mean it.
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../contract/locale.ts';
import type { WithdrawalBody } from '../../../contract/shop/withdrawal.ts';
import { formatDateTime } from '../../../domain/format-dates.ts';

interface ExpectedEmailTexts {
  subject: string;
  received: string;
  notAccepted: string;
  toTime: (time: Date) => string;
}

const expectedTexts: Record<Locale, Omit<ExpectedEmailTexts, 'toTime'>> = {
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

export const toExpectedEmailTexts = (language: Locale): ExpectedEmailTexts => {
  return { ...expectedTexts[language], toTime: (time) => formatDateTime(time, language, 'Europe/Berlin') };
};

/** Whatever somebody may send, right or wrong. */
export type WithdrawalChanges = Partial<Record<keyof WithdrawalBody | 'reason', unknown>>;

/** Each from an address of its own, about a contract that is no order's. */
export const toWithdrawalInput = (project: string, changes: WithdrawalChanges = {}) => ({
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

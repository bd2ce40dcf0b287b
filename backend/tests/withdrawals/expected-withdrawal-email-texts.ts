// Expected texts of the withdrawal receipt. Repeated here on purpose, so that changing a text requires changing the
// test.
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../contract/locale.ts';
import type { WithdrawalRequestBody } from '../../../contract/shop/withdrawal.ts';
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

export const toExpectedWithdrawalEmailTexts = (language: Locale): ExpectedEmailTexts => {
  return { ...expectedTexts[language], toTime: (time) => formatDateTime(time, language, 'Europe/Berlin') };
};

/** Fields of a withdrawal request, valid or not. */
export type WithdrawalInputOverrides = Partial<Record<keyof WithdrawalRequestBody | 'reason', unknown>>;

/** A withdrawal with a new email address and a contract that matches no order. */
export const toWithdrawalTestInput = (project: string, changes: WithdrawalInputOverrides = {}) => ({
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

// A withdrawal as the form sends it, with whatever a test wants to be otherwise.
import { randomUUID } from 'node:crypto';
import type { WithdrawalBody } from '../../../contract/shop/withdrawal.ts';

/** Whatever somebody may send, right or wrong. */
export type Changes = Partial<Record<keyof WithdrawalBody | 'reason', unknown>>;

/** Each from an address of its own, about a contract that is no order's. */
export const toWithdrawal = (project: string, changes: Changes = {}) => ({
  ...{ project, language: 'de', name: 'Änne Öz', email: `${randomUUID()}@öz.example` },
  ...{ contract: 'die Kette von Samstag', part: '', homepage: '', open_ms: 40_000, attempt: randomUUID() },
  ...changes,
});

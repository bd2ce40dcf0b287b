// Where the sign-up for the newsletter stands, and what it says when it was not taken (specification §5, §8), by its keys below `newsletter` of the
// namespace `shell`. Pure.
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';

/** In the footer: for who has left the newsletter by mistake. */
export const signUpId = 'newsletter-sign-up';

/** What is wrong with the address; `undefined` where a refusal is about something else. */
export const toEntryProblem = (code: RefusalCode, field: string | undefined): 'duplicate' | 'invalid' | undefined => {
  if (code === 'already_registered') return 'duplicate';
  return code === 'invalid_input' && field === 'email' ? 'invalid' : undefined;
};

const textKeys: Readonly<Record<string, string>> = {
  problems: 'problem',
  'errors.email': 'missing',
  'refusals.too_many_requests': 'limited',
  'refusals.proof_required': 'limited',
};

/** The text for a key of `useForm`. Of other refusals there is nothing that the visitor could put right. */
export const toTextKey = (key: string): string => textKeys[key] ?? (key.startsWith('refusals.') ? 'failed' : key);

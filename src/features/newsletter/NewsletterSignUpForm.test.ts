import { expect, it } from 'vitest';
import { toEmailProblemFromSignUpError, toNewsletterSignUpTextKey } from './NewsletterSignUpForm.tsx';

it('assigns problems with the address to the field', () => {
  expect(toEmailProblemFromSignUpError('already_registered', 'email')).toBe('duplicate');
  expect(toEmailProblemFromSignUpError('invalid_input', 'email')).toBe('invalid');
});

it('assigns nothing else to the field', () => {
  for (const code of ['too_many_requests', 'proof_required', 'unknown_project'] as const)
    expect(toEmailProblemFromSignUpError(code, undefined)).toBeUndefined();
  expect(toEmailProblemFromSignUpError('invalid_input', 'text_version')).toBeUndefined();
});

it.each([
  ['refusals.too_many_requests', 'limited'],
  ['refusals.proof_required', 'limited'],
  ['refusals.unknown_project', 'failed'],
  ['refusals.invalid_input', 'failed'],
  ['offline', 'offline'],
  ['failed', 'failed'],
  ['errors.email', 'missing'],
])(
  "maps %s to the text that says whether to wait, to connect, or that the fault is not the visitor's: %s",
  (key, text) => {
    expect(toNewsletterSignUpTextKey(key)).toBe(text);
  },
);

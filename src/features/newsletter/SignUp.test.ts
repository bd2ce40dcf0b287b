import { expect, it } from 'vitest';
import { toEntryProblem, toTextKey } from './SignUp.tsx';

it('ties to the field what is about the address', () => {
  expect(toEntryProblem('already_registered', 'email')).toBe('duplicate');
  expect(toEntryProblem('invalid_input', 'email')).toBe('invalid');
});

it('ties nothing else to the field', () => {
  for (const code of ['too_many_requests', 'proof_required', 'unknown_project'] as const)
    expect(toEntryProblem(code, undefined)).toBeUndefined();
  expect(toEntryProblem('invalid_input', 'text_version')).toBeUndefined();
});

it.each([
  ['refusals.too_many_requests', 'limited'],
  ['refusals.proof_required', 'limited'],
  ['refusals.unknown_project', 'failed'],
  ['refusals.invalid_input', 'failed'],
  ['offline', 'offline'],
  ['failed', 'failed'],
  ['errors.email', 'missing'],
])('says for %s whether to wait, to connect, or that it is not the visitor: %s', (key, text) => {
  expect(toTextKey(key)).toBe(text);
});

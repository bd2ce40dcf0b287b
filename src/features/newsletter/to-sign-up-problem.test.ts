import { expect, it } from 'vitest';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import { toSignUpProblem } from './to-sign-up-problem.ts';

const refused = (code: RefusalCode, field?: string) => toSignUpProblem({ step: 'refused', code, field });

it('says nothing while nothing stands in the way', () => {
  for (const step of ['open', 'sending', 'sent'] as const) expect(toSignUpProblem({ step })).toBeUndefined();
});

it('ties to the field what is about the address', () => {
  expect(refused('already_registered', 'email')).toEqual({ key: 'duplicate', isOfField: true });
  expect(refused('invalid_input', 'email')).toEqual({ key: 'invalid', isOfField: true });
});

it('says of everything else whether to wait, to connect, or that it is not the visitor', () => {
  expect(refused('too_many_requests')).toEqual({ key: 'limited', isOfField: false });
  expect(refused('proof_required')).toEqual({ key: 'limited', isOfField: false });
  expect(refused('unknown_project')).toEqual({ key: 'failed', isOfField: false });
  expect(refused('invalid_input', 'text_version')).toEqual({ key: 'failed', isOfField: false });
  expect(toSignUpProblem({ step: 'failed', isOffline: true })).toEqual({ key: 'offline', isOfField: false });
  expect(toSignUpProblem({ step: 'failed', isOffline: false })).toEqual({ key: 'failed', isOfField: false });
});

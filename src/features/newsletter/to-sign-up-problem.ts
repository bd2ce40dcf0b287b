// What the sign-up for the newsletter says when it was not taken (specification §5, §8). Pure.
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import type { Submission } from '../../ui/form/useSubmission.ts';

export interface SignUpProblem {
  /** Below `newsletter` of the namespace `shell`. */
  key: 'duplicate' | 'failed' | 'invalid' | 'limited' | 'offline';
  /** Whether it is about what stands in the field. */
  isOfField: boolean;
}

/** `undefined` while nothing stands in the way. */
export const toSignUpProblem = (submission: Submission<RefusalCode>): SignUpProblem | undefined => {
  if (submission.step === 'failed') return { key: submission.isOffline ? 'offline' : 'failed', isOfField: false };
  if (submission.step !== 'refused') return undefined;
  const { code, field } = submission;
  if (code === 'already_registered') return { key: 'duplicate', isOfField: true };
  if (code === 'invalid_input' && field === 'email') return { key: 'invalid', isOfField: true };
  if (code === 'too_many_requests' || code === 'proof_required') return { key: 'limited', isOfField: false };
  // Nothing that the visitor could put right.
  return { key: 'failed', isOfField: false };
};

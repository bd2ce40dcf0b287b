// One post of a mail's link: sent once at a time, and again where it did not get through.
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import { type Submission, useForm } from '../../ui/form/useForm.ts';

/** `limited`: from this connection came too much; the link is as good as before. */
export type LinkState = 'done' | 'failed' | 'limited' | 'offline' | 'open' | 'sending' | 'unknown_link';

type LinkPost = () => Promise<{ ok: true } | { ok: false; code: RefusalCode }>;

const toState = (submission: Submission<object, RefusalCode>): LinkState => {
  switch (submission.step) {
    case 'sent':
      return 'done';
    case 'failed':
      return submission.isOffline ? 'offline' : 'failed';
    case 'refused':
      if (submission.code === 'unknown_link' || submission.code === 'invalid_input') return 'unknown_link';
      return submission.code === 'too_many_requests' ? 'limited' : 'failed';
    default:
      return submission.step;
  }
};

export const useLinkPost = (send: LinkPost): { state: LinkState; run: () => void } => {
  const { submission, submit } = useForm<object, RefusalCode>({ text: (key) => key, send });
  return { state: toState(submission), run: () => void submit({ ok: true, body: {} }) };
};

// One post of a mail's link: sent once at a time, and again where it did not get through.
import { useRef, useState } from 'react';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';

/** `limited`: from this connection came too much; the link is as good as before. */
export type LinkState = 'done' | 'failed' | 'limited' | 'offline' | 'open' | 'sending' | 'unknown_link';

type LinkPost = () => Promise<{ ok: true } | { ok: false; code: RefusalCode }>;

const toState = (code: RefusalCode): LinkState => {
  if (code === 'unknown_link' || code === 'invalid_input') return 'unknown_link';
  return code === 'too_many_requests' ? 'limited' : 'failed';
};

export const useLinkPost = (post: LinkPost): { state: LinkState; run: () => void } => {
  const [state, setState] = useState<LinkState>('open');
  const isSending = useRef(false);
  const run = (): void => {
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    post()
      .then(
        (outcome) => setState(outcome.ok ? 'done' : toState(outcome.code)),
        (error: unknown) => {
          console.error(error);
          setState(navigator.onLine ? 'failed' : 'offline');
        },
      )
      .finally(() => {
        isSending.current = false;
      });
  };
  return { state, run };
};

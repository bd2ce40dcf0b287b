// The step of the checkout, which lives in the address: the form, or the look at everything at `#confirm`, so that Back works
// and the language switch stays there. Other hashes are places of the form.
import { useEffect, useRef } from 'react';
import { useHash } from '../../ui/useHash.ts';

const confirmStepId = 'confirm';

export const confirmStepHash = `#${confirmStepId}`;

export const useCheckoutStep = (): 'confirm' | 'details' => (useHash() === confirmStepId ? 'confirm' : 'details');

/** Goes to a place of the form, or to the confirm step, as a link would. */
export const goToCheckoutHash = (hash: string): void => {
  window.location.hash = hash;
};

/** From a step that cannot be shown yet: Back does not lead to it again. */
export const returnToDetailsStep = (): void => {
  const state: unknown = window.history.state;
  window.history.replaceState(state, '', window.location.pathname + window.location.search);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

/** The step and place that were shown last; a step is another component than the one before. */
let shown: string | undefined;

/** The checkout has been left: the next visit of it is a page like any other. */
export const clearCheckoutStep = (): void => {
  shown = undefined;
};

/**
 * Leads the focus along when the step changes: to the place that the hash names, or to the step's heading, which is read out
 * then. The first step of a visit leaves the focus where it is.
 */
export const useCheckoutStepFocus = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useHash();
  useEffect(() => {
    const now = `${step} ${hash}`;
    const isFirst = shown === undefined;
    if (shown === now) return;
    shown = now;
    if (isFirst) return;
    const place = hash === '' || hash === confirmStepId ? heading.current : document.getElementById(hash);
    // After the router, which scrolls by itself when the address changes.
    const frame = requestAnimationFrame(() => {
      place?.focus({ preventScroll: true });
      place?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [step, hash]);
  return heading;
};

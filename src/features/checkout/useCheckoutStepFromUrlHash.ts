// The checkout step, stored in the hash: the form, or `#confirm`. So Back works and the language switch keeps the step.
// Other hashes are anchors in the form.
import { useEffect, useRef } from 'react';
import { useUrlHash } from '../../ui/useUrlHash.ts';

const confirmStepId = 'confirm';

export const checkoutConfirmStepHash = `#${confirmStepId}`;

export const useCheckoutStepFromUrlHash = (): 'confirm' | 'details' =>
  useUrlHash() === confirmStepId ? 'confirm' : 'details';

/** Goes to an anchor of the form, or to the confirm step, like a link. */
export const goToCheckoutHash = (hash: string): void => {
  window.location.hash = hash;
};

/** Leaves a step that cannot be shown yet; Back does not return to it. */
export const redirectToCheckoutDetailsStep = (): void => {
  const state: unknown = window.history.state;
  window.history.replaceState(state, '', window.location.pathname + window.location.search);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};

/** The step and anchor shown last; each step mounts its own component. */
let shown: string | undefined;

/** The shopper has left the checkout: the next visit does not move focus. */
export const forgetShownCheckoutStep = (): void => {
  shown = undefined;
};

/**
 * Moves focus when the step changes: to the element of the hash or to the step's heading, which is then announced. The
 * first step of a visit leaves focus alone.
 */
export const useCheckoutStepFocus = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useUrlHash();
  useEffect(() => {
    const now = `${step} ${hash}`;
    const isFirst = shown === undefined;
    if (shown === now) return;
    shown = now;
    if (isFirst) return;
    const place = hash === '' || hash === confirmStepId ? heading.current : document.getElementById(hash);
    // After the router, which scrolls when the address changes.
    const frame = requestAnimationFrame(() => {
      place?.focus({ preventScroll: true });
      place?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [step, hash]);
  return heading;
};

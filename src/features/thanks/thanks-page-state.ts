// For what, and whom, the thanks page thanks: read in the browser and never built into a page.
import { useSyncExternalStore } from 'react';
import { readContactSenderName } from '../../adapters/browser/contact-sender-name.ts';

/** `null` where there is none, or what stands there can be none. */
export const parseOrderNumber = (search: string): string | null => {
  const given = new URLSearchParams(search).get('order') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : null;
};

const never = () => () => undefined;

/** The number of the order in the address (`?order=`); `null` in the built page and while it hydrates. */
export const useConfirmedOrderNumber = (): string | null =>
  useSyncExternalStore(
    never,
    () => parseOrderNumber(window.location.search),
    () => null,
  );

/** The name that a form has handed over within this tab; `null` in the built page, while it hydrates, and where nobody has written. */
export const useSenderName = (): string | null => useSyncExternalStore(never, readContactSenderName, () => null);

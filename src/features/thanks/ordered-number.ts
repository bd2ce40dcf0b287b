// The number of the order that the thanks page thanks for, from its address (`?order=`). It is read in the browser and never
// built into a page.
import { useSyncExternalStore } from 'react';

/** `null` where there is none, or what stands there can be none. */
export const toOrderNumber = (search: string): string | null => {
  const given = new URLSearchParams(search).get('order') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : null;
};

const never = () => () => undefined;

/** `null` in the built page and while it hydrates. */
export const useOrderNumber = (): string | null =>
  useSyncExternalStore(
    never,
    () => toOrderNumber(window.location.search),
    () => null,
  );

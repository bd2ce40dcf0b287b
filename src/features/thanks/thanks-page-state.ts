// State of the thanks page from address and tab, read in the browser only.
import { readStoredContactSenderName } from '../../adapters/browser/stored-contact-sender-name.ts';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';

/** `null` for a missing or malformed number. */
export const parseOrderNumberParameter = (search: string): string | null => {
  const parameter = new URLSearchParams(search).get('order') ?? '';
  return /^[\w-]{1,64}$/.test(parameter) ? parameter : null;
};

/** The order number of the address (`?order=`); `null` in static HTML and during hydration. */
export const useOrderNumberFromUrl = (): string | null =>
  useValueAfterHydration(() => parseOrderNumberParameter(window.location.search), null);

/** The sender's name that a form stored in this tab; `null` without one, in static HTML and during hydration. */
export const useThanksPageSenderName = (): string | null => useValueAfterHydration(readStoredContactSenderName, null);

// The name with which the thanks page addresses the sender of a contact form. Kept in session storage: only this tab
// sees it, and no URL can put a text on the page.
import { createBrowserStorageAccessor } from './browser-storage-accessor.ts';

const maxLength = 60;

/** The trimmed name; `null` if it is empty or too long for a heading. React escapes it. */
const toSenderName = (typed: string): string | null => {
  const name = typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return name === '' || name.length > maxLength ? null : name;
};

const entry = createBrowserStorageAccessor<string | null>({
  key: 'int-thanks',
  area: 'session',
  parse: (text) => toSenderName(text ?? ''),
  format: (name) => toSenderName(name ?? ''),
});

/** Without session storage the thanks page shows no name. */
export const storeContactSenderNameInSession = (typed: string): boolean => entry.write(typed);

/** `null` if this tab has sent no message, or the name did not fit. */
export const readStoredContactSenderName = (): string | null => entry.read();

// The name by which the thanks page thanks whoever has just written to the house. Kept in session storage, so that no address can
// put a text on the page: it goes with the tab, and no other one sees it. Written by the contact form, read by the thanks page.
import { createBrowserStorageEntry } from './storage-entry.ts';

const maxLength = 60;

/** A name as it was typed, tidied; `null` where none is left, or more than a heading holds. React escapes it where it is shown. */
const toThankedName = (typed: string): string | null => {
  const name = typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return name === '' || name.length > maxLength ? null : name;
};

const entry = createBrowserStorageEntry<string | null>({
  key: 'int-thanks',
  area: 'session',
  parse: (text) => toThankedName(text ?? ''),
  format: (name) => toThankedName(name ?? ''),
});

/** Without session storage the thanks page thanks without a name. */
export const writeContactSenderName = (typed: string): boolean => entry.write(typed);

/** `null`: nobody has written from this tab, or not by a name that fits. */
export const readContactSenderName = (): string | null => entry.read();

// Reads texts of the site from locales/, so that tests assert what is actually displayed.
import { readFileSync } from 'node:fs';
import type { Locale } from '../contract/locale.ts';

/** A text of the site by its message key; throws if the key does not exist. */
export const readSiteMessageByKey = (locale: Locale, namespace: string, key: string): string => {
  const file = new URL(`../locales/${locale}/${namespace}.json`, import.meta.url);
  const text = key
    .split('.')
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof text !== 'string') throw new Error(`No message ${locale}/${namespace}:${key}`);
  return text;
};

// Reads the message files and parses keys, plural forms and placeholders.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../contract/locale.ts';

export const localesFolder = join(import.meta.dirname, '..', '..', 'locales');

export interface LocaleFileMessage {
  /** Dotted path without the plural suffix. */
  key: string;
  /** Plural category such as `one`, `other` or `many`; `undefined` for a text without plural forms. */
  plural: string | undefined;
  text: string;
  /** Names in `{{…}}` and tags such as `<link>`, sorted. */
  placeholders: string[];
}

const pluralEnding = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Texts for the staff are German only, those of the studio German and English (docs/decisions/054), all others in every
 * language.
 */
export const toRequiredLocalesOfNamespace = (namespace: string): readonly Locale[] => {
  if (namespace.startsWith('staff')) return ['de'];
  return namespace.startsWith('studio') ? ['de', 'en'] : locales;
};

/** Names of the message files of a language, sorted. */
export const readMessageFileNames = (locale: string): string[] => {
  return readdirSync(join(localesFolder, locale))
    .filter((name) => name.endsWith('.json'))
    .sort();
};

/** Every message of one file. */
export const readLocaleFileMessages = (locale: string, namespace: string): LocaleFileMessage[] => {
  const content: unknown = JSON.parse(readFileSync(join(localesFolder, locale, namespace), 'utf8'));
  return flattenLocaleMessages(content);
};

/** Flattens a tree of texts. @throws on anything that is neither a text nor a group of texts. */
export const flattenLocaleMessages = (content: unknown, path: readonly string[] = []): LocaleFileMessage[] => {
  if (typeof content === 'string') return [toMessage(path.join('.'), content)];
  if (typeof content !== 'object' || content === null) throw new Error(`${path.join('.')} is neither text nor group`);
  return Object.entries(content).flatMap(([name, value]) => flattenLocaleMessages(value, [...path, name]));
};

const toMessage = (path: string, text: string): LocaleFileMessage => {
  const [, key = path, plural] = pluralEnding.exec(path) ?? [];
  const names = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const tags = [...text.matchAll(/<\/?([a-z0-9]+)\s*\/?>/gi)].map(([tag]) => tag);
  return { key, plural, text, placeholders: [...new Set([...names, ...tags])].sort() };
};

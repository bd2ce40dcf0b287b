// Reads the message files and takes them apart: keys, plural forms, placeholders. Called by the tests beside.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../contract/locale.ts';

export const localesFolder = join(import.meta.dirname, '..', '..', 'locales');

export interface Message {
  /** Dotted, without the plural ending. */
  key: string;
  /** The plural category of this text (`one`, `other`, `many`), where it has one. */
  plural: string | undefined;
  text: string;
  /** What stands in `{{…}}`, and the tags of a text with markup, sorted. */
  placeholders: string[];
}

const pluralEnding = /^(.+)_(zero|one|two|few|many|other)$/;

/** The staff reads German, and the studio speaks German and English (docs/decisions/054); all else is for visitors, too. */
export const languagesOf = (namespace: string): readonly Locale[] => {
  if (namespace.startsWith('staff')) return ['de'];
  return namespace.startsWith('studio') ? ['de', 'en'] : locales;
};

/** The message files of a language, by name. */
export const readNamespaces = (locale: string): string[] => {
  return readdirSync(join(localesFolder, locale))
    .filter((name) => name.endsWith('.json'))
    .sort();
};

/** Every message of one file. */
export const readMessages = (locale: string, namespace: string): Message[] => {
  const content: unknown = JSON.parse(readFileSync(join(localesFolder, locale, namespace), 'utf8'));
  return toMessages(content);
};

/** Takes a tree of texts apart. Throws on anything that is neither a text nor a group of texts. */
export const toMessages = (content: unknown, path: readonly string[] = []): Message[] => {
  if (typeof content === 'string') return [toMessage(path.join('.'), content)];
  if (typeof content !== 'object' || content === null) throw new Error(`${path.join('.')} is neither text nor group`);
  return Object.entries(content).flatMap(([name, value]) => toMessages(value, [...path, name]));
};

const toMessage = (path: string, text: string): Message => {
  const [, key = path, plural] = pluralEnding.exec(path) ?? [];
  const names = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  const tags = [...text.matchAll(/<\/?([a-z0-9]+)\s*\/?>/gi)].map(([tag]) => tag);
  return { key, plural, text, placeholders: [...new Set([...names, ...tags])].sort() };
};

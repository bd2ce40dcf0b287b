// Texts from `locales/` for the build. Gatsby compiles its hooks with a version of Parcel without import attributes,
// so the files are read instead of imported.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Locale, locales } from '../../../contract/locale.ts';
import type emails from '../../../locales/de/emails.json';
import type buildFailures from '../../../locales/de/buildFailures.json';
import { createMessageTranslator } from '../../../domain/message-translator.ts';

const readFile = (locale: Locale, namespace: string): unknown =>
  JSON.parse(readFileSync(resolve('locales', locale, `${namespace}.json`), 'utf8'));

const readMessages = <Messages extends object>(namespace: string) =>
  createMessageTranslator(
    Object.fromEntries(locales.map((locale) => [locale, readFile(locale, namespace)])) as Record<Locale, Messages>,
  );

export const getBuildTimeEmailTranslator = readMessages<typeof emails>('emails');
export const getBuildTimePublishingTranslator = readMessages<typeof buildFailures>('buildFailures');

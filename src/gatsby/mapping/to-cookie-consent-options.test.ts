import { expect, it } from 'vitest';
import type { ConsentOptionRecord } from '../read/read-project.ts';
import { toCookieConsentOptions } from './to-cookie-consent-options.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';

const record = (function_id: string, change: Partial<ConsentOptionRecord> = {}): ConsentOptionRecord => ({
  id: `id-${function_id}`,
  function_id,
  display_name: `${function_id} de`,
  description: null,
  link: null,
  default_on: false,
  locked: false,
  translations: [{ language: 'en', display_name: `${function_id} en`, description: null }],
  ...change,
});

const shape = (records: ConsentOptionRecord[], hasAnalytics = false) => {
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  return {
    consents: toCookieConsentOptions(records, hasAnalytics, 'de', createRecordFieldTranslator(log), log),
    logged,
  };
};

it('always has a functional consent, on and locked, regardless of its record', () => {
  expect(shape([record('matomo')], true).consents.map((consent) => consent.functionId)).toEqual([
    'functional',
    'matomo',
  ]);
  const [own] = shape([]).consents;
  expect(own).toMatchObject({ functionId: 'functional', displayName: null, defaultOn: true, locked: true });
  const [edited] = shape([record('functional')]).consents;
  expect(edited).toMatchObject({ displayName: 'functional de', defaultOn: true, locked: true });
});

it('adds an unlocked analytics consent, on by default, only for a site with analytics but no record', () => {
  const ids = (records: ConsentOptionRecord[], hasAnalytics: boolean) =>
    shape(records, hasAnalytics).consents.map((consent) => consent.functionId);
  expect(ids([record('functional')], true)).toEqual(['functional', 'matomo']);
  expect(ids([record('functional')], false)).toEqual(['functional']);
  expect(ids([record('functional'), record('matomo')], true)).toEqual(['functional', 'matomo']);
  expect(ids([record('functional'), record('matomo')], false), 'nothing to be asked').toEqual(['functional']);
  expect(shape([], true).consents[1]).toMatchObject({ displayName: null, defaultOn: true, locked: false });
});

it('keeps the editor’s lock, except for third-party content (L22)', () => {
  const { consents, logged } = shape([record('bookings', { locked: true }), record('matomo', { locked: true })], true);
  const locked = consents.map(({ functionId, locked: isLocked }) => [functionId, isLocked]);
  expect(locked).toEqual([
    ['functional', true],
    ['bookings', true],
    ['matomo', false],
  ]);
  expect(logged).toEqual([expect.stringContaining('consent id-matomo: "matomo" loads from another host')]);
});

it('links to the privacy page in the language of the page', () => {
  const log = () => undefined;
  const consents = toCookieConsentOptions(
    [record('matomo', { link: '/datenschutz#x' })],
    true,
    'fr',
    createRecordFieldTranslator(log),
    log,
  );
  expect(consents.map((consent) => consent.link)).toEqual(['/fr/mentions-legales#cookies', '/fr/mentions-legales#x']);
});

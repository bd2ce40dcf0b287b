import { expect, it } from 'vitest';
import { contentProblemCodes } from '../../contract/publishing/content-notice.ts';
import { formatContentProblem, getContentCheckMessages } from './content-check-messages.ts';

it.each(contentProblemCodes)('explains %s in both languages of the studio', (code) => {
  const texts = ['de-DE', 'en-US'].map((language) => formatContentProblem(getContentCheckMessages(language), code));
  expect(new Set(texts).size).toBe(2);
  for (const text of texts) expect(text).toMatch(/^[^_]{20,}$/);
});

it('names fields, languages and what was saved', () => {
  const texts = getContentCheckMessages('de-DE');
  const details = { fields: [{ de: 'Titel', en: 'Title' }], languages: ['en', 'fr'] as const };
  expect(formatContentProblem(texts, 'translation_missing', details)).toContain('(Englisch, Französisch): Titel.');
  expect(formatContentProblem(texts, 'dead_link', { detail: '/weg' })).toContain('„/weg“');
});

// What people agree to is kept as the version of a wording (law row L23): a changed wording needs a new version.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newsletterTextVersion } from '../../contract/house/newsletter.ts';
import { locales } from '../../contract/locale.ts';
import { readMessages } from './read-messages.ts';

/** Of the wordings in the order of the languages, by their version in `contract/house/newsletter.ts`. */
const digests: Readonly<Record<string, string>> = { '2026-11-22': 'cbc7a2feca8f02b4' };

it('gives a changed consent to the newsletter a new version', () => {
  const wordings = locales.map(
    (locale) => readMessages(locale, 'emails.json').find(({ key }) => key === 'newsletter.wording')?.text ?? '',
  );
  expect(wordings.every((wording) => wording.includes('{{house'))).toBe(true);
  expect(createHash('sha256').update(wordings.join('\n')).digest('hex').slice(0, 16)).toBe(
    digests[newsletterTextVersion],
  );
});

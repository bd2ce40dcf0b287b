// Consents are stored with the version of the wording (law row L23), so a change of the wording requires a new version.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newsletterConsentTextVersion } from '../../contract/visitors/newsletter.ts';
import { locales } from '../../contract/locale.ts';
import { readLocaleFileMessages } from './read-locale-files.ts';

/** Version in `contract/visitors/newsletter.ts` → SHA-256 prefix of the wordings, in the order of `locales`. */
const digests: Readonly<Record<string, string>> = { '2026-11-22': 'cbc7a2feca8f02b4' };

it('requires a new version if the wording of the newsletter consent changes', () => {
  const wordings = locales.map(
    (locale) =>
      readLocaleFileMessages(locale, 'emails.json').find(({ key }) => key === 'newsletter.wording')?.text ?? '',
  );
  expect(wordings.every((wording) => wording.includes('{{house'))).toBe(true);
  expect(createHash('sha256').update(wordings.join('\n')).digest('hex').slice(0, 16)).toBe(
    digests[newsletterConsentTextVersion],
  );
});

// Checks docs/privacy.md against the code: fields with personal data, retention periods and the studio's history.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioHistoryRetentionDays } from '../backend/launch/directus-environment.ts';
import { fieldPrivacyClassifications } from '../backend/privacy/personal-data-fields.ts';
import { defaultRetentionDays } from '../backend/privacy/retention-rules.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'privacy.md'), 'utf8');

/** Rows of the section's tables whose first cell is code. */
const rowsOf = (title: string): [string, string][] => {
  const section = page.split(`## ${title}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/privacy.md has no section "${title}".`);
  return Array.from(section.matchAll(/^\| `(\w+)` *\| ([^|]+?) *\|/gm), ([, first = '', second = '']) => [
    first,
    second.replaceAll('`', ''),
  ]);
};

it('lists every field with personal data', () => {
  const personal = Object.entries(fieldPrivacyClassifications).filter(([, fields]) => fields.personal.length > 0);
  expect(rowsOf('Fields that tell about a person')).toEqual(
    personal.map(([collection, fields]) => [collection, fields.personal.join(', ')]),
  );
});

it('lists every retention period in days', () => {
  expect(rowsOf('Periods')).toEqual(
    Object.entries(defaultRetentionDays).map(([period, days]) => [period, String(days)]),
  );
});

it('states how long the studio’s history is kept', () => {
  expect(page).toContain(`${studioHistoryRetentionDays} days (\`studioHistoryRetentionDays\`)`);
});

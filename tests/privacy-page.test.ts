// Holds docs/privacy.md to the content model: every field that tells about a person, every period with its days.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { studioHistoryDays } from '../backend/launch/environment.ts';
import { classifiedFields } from '../backend/privacy/personal-fields.ts';
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

it('names every field that tells about a person', () => {
  const personal = Object.entries(classifiedFields).filter(([, fields]) => fields.personal.length > 0);
  expect(rowsOf('Fields that tell about a person')).toEqual(
    personal.map(([collection, fields]) => [collection, fields.personal.join(', ')]),
  );
});

it('names every period with its days', () => {
  expect(rowsOf('Periods')).toEqual(
    Object.entries(defaultRetentionDays).map(([period, days]) => [period, String(days)]),
  );
});

it('says how far the studio’s history reaches back', () => {
  expect(page).toContain(`${studioHistoryDays} days (\`studioHistoryDays\`)`);
});

// Valid records are converted to items; errors name file, record and field.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toDemoRecordId } from '../demo-record-id.ts';
import { readDemoProjectFiles } from './read-demo-project-files.ts';

let root: string;

const projectKey: Record<string, string> = {
  'pictures.yaml': 'hero: { title: Ring, focal_point: { x: 0.5, y: 0.4 }, alt: { de: Ring, en: Ring, fr: Bague } }',
  'branches.yaml': `
main:
  display_name: { de: Haus, en: House, fr: Maison }
  street: Gasse 1
  zip: '80331'
  city: München
  opening_periods:
    - { day: '6', time_open: 10:00, time_close: 18:30 }`,
  'events.yaml': `
evening:
  starts_at: 2026-10-01T19:00:00
  ends_at: 2026-10-01T21:00:00
  branch: main
  title: { de: Abend, en: Evening, fr: Soirée }
  content: { de: Um 19 Uhr., en: At 7 pm., fr: 'À 19 h : venez !' }`,
  'pages/home/page.yaml': 'sort: 1\nheader_image: hero',
  ...Object.fromEntries(
    ['de', 'en', 'fr'].map((locale) => [
      `pages/home/${locale}.md`,
      `---\ntitle: Start\nheading: Start\n---\n\n## ${locale}\n\nWelcome to {{street}}.\n`,
    ]),
  ),
  'text-placeholders.yaml': 'street: Gasse 1',
};

const write = (files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'muster', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const load = () => readDemoProjectFiles({ root, projectKey: 'muster', toValue: () => undefined });

const itemsOf = (collection: string) => load().sets.flatMap((set) => (set.collection === collection ? set.items : []));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-project-'));
  write(projectKey);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('links records to their project, and rows that become items to their parents', () => {
  expect(itemsOf('branch')).toMatchObject([
    { id: toDemoRecordId('muster/branch/main'), project: toDemoRecordId('muster/project') },
  ]);
  expect(itemsOf('opening_period')).toEqual([
    {
      id: toDemoRecordId('muster/opening-period/main/6'),
      branch: toDemoRecordId('muster/branch/main'),
      sort: 1,
      day: '6',
      time_open: '10:00:00',
      time_close: '18:30:00',
    },
  ]);
});

it('writes typeset texts in all languages and the alternative texts of images', () => {
  const [event] = itemsOf('event');
  expect(event).toMatchObject({ status: 'published', branch: toDemoRecordId('muster/branch/main') });
  expect(event?.['translations']).toMatchObject([
    { language: 'de', content: '<p>Um 19\u00a0Uhr.</p>' },
    { language: 'en', content: '<p>At 7\u00a0pm.</p>' },
    { language: 'fr', content: '<p>À 19\u00a0h\u202f: venez\u202f!</p>' },
  ]);
  const [page] = itemsOf('page');
  expect(page).toMatchObject({ key: 'home', sort: 1, header_image: toDemoRecordId('muster/file/hero') });
  expect(page?.['translations']).toMatchObject([
    { language: 'de', body: '<h2>de</h2>\n<p>Welcome to Gasse 1.</p>', header_image_alt: 'Ring' },
    { language: 'en' },
    { language: 'fr', header_image_alt: 'Bague' },
  ]);
});

it.each([
  [
    'an unknown field',
    { 'consents.yaml': 'matomo: { display_nam: x }' },
    'muster/consents.yaml: matomo: Unrecognized key: "display_nam"',
  ],
  [
    'an unknown field of a row',
    { 'branches.yaml': `${projectKey['branches.yaml'] ?? ''}\n    - { day: '7', opens: 10:00 }` },
    'muster/branches.yaml: main: opening_periods.1: Unrecognized key: "opens"',
  ],
  [
    'a missing translation',
    { 'consents.yaml': 'matomo: { display_name: { de: Zählen, en: Count } }' },
    'muster/consents.yaml: matomo: display_name.fr: Invalid input',
  ],
  [
    'an empty translation',
    { 'consents.yaml': "matomo: { display_name: { de: Zählen, en: ' ', fr: Compter } }" },
    'muster/consents.yaml: matomo: display_name.en: is empty',
  ],
  [
    'a translation missing in a text file',
    { 'pages/home/fr.md': '---\ntitle: Accueil\n---\n\nBienvenue.\n' },
    'muster/pages/home/fr.md: home: heading: Invalid input',
  ],
  [
    'a missing field',
    { 'special-days.yaml': "'2026-12-12': { opening_time: 10:00 }\n'12.12.2026': {}" },
    'muster/special-days.yaml: 12.12.2026: date: Invalid ISO date',
  ],
  [
    'a reference to a missing record',
    { 'appointment-topics.yaml': 'rings: { display_name: { de: R, en: R, fr: R }, branch: elsewhere }' },
    'muster/appointment-topics.yaml: rings: branch: there is no branch "elsewhere"',
  ],
  [
    'a missing image',
    { 'pages/home/page.yaml': 'sort: 1\nheader_image: heroine' },
    'muster/pages/home/page.yaml: home: header_image: there is no directus_files "heroine"',
  ],
  [
    'an unknown placeholder',
    { 'pages/home/en.md': '---\ntitle: Start\nheading: Start\n---\n\nAt {{stret}}.\n' },
    'muster/pages/home/en.md: home: body: unknown placeholder {{stret}}',
  ],
  [
    'markup that the site does not render',
    { 'pages/home/en.md': '---\ntitle: Start\nheading: Start\n---\n\n<div>Hello</div>\n' },
    'muster/pages/home/en.md: home: body: "<div>Hello</div>" is neither a paragraph, a list nor a heading',
  ],
  [
    'a value outside a fixed list',
    { 'menu.yaml': 'a: { position: top }' },
    'muster/menu.yaml: a: position: Invalid option',
  ],
  ['an unexpected file', { 'tagz.yaml': 'a: {}' }, 'muster/tagz.yaml: is not a file of a project'],
  [
    'an unsupported language',
    { 'pages/home/it.md': 'Benvenuti.' },
    'muster/pages/home/it.md: is not a file of a project',
  ],
  [
    'a repeated key',
    { 'consents.yaml': 'matomo: { function_id: piwik }' },
    'muster/consents.yaml: matomo: function_id: is set by the key',
  ],
  ['broken YAML', { 'menu.yaml': 'a: { b' }, 'muster/menu.yaml: '],
  ['a file without records', { 'menu.yaml': '- a' }, 'muster/menu.yaml: holds no fields.'],
] as const)('refuses %s', (_what, files, message) => {
  write(files);
  expect(load).toThrow(message);
});

it('refuses a page that lacks the file of a language', () => {
  rmSync(join(root, 'muster', 'pages', 'home', 'fr.md'));
  expect(load).toThrow('muster/pages/home/fr.md is missing.');
});

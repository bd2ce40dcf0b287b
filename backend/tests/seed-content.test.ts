// Seeding: content is created once, an interrupted seeding continues, and edits of editors are kept.
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { editorRoleId } from '../access/fixed-account-and-policy-ids.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { applyStudioBrand } from '../apply/studio-brand.ts';
import { seedDatabase, type SeedDatabaseCounts } from '../seed/seed-database.ts';
import { seedStaffAccounts } from '../seed/seed-staff-accounts.ts';
import { demoStaffAccounts } from '../../demo/demo-staff-accounts.ts';
import type { SeedContent, SeedItem } from '../seed/create-seed-items.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';

const backend = useDedicatedTestBackend();

/** A PNG of 8 × 4 pixels in one color. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVR4nGM4M3MVVsRAPQkA4xhB4W1106AA' +
  'AAAASUVORK5CYII=';

const ids = Object.fromEntries(
  ['project', 'file', 'edited', 'deleted', 'changed', 'company'].map((name) => [name, randomUUID()]),
) as Record<'project' | 'file' | 'edited' | 'deleted' | 'changed' | 'company', string>;

const toPage = (name: 'edited' | 'deleted' | 'changed', heading: string): SeedItem => ({
  id: ids[name],
  project: ids.project,
  key: name,
  status: 'published',
  header_image: ids.file,
  translations: ['de', 'en', 'fr'].map((language) => ({ language, title: name, heading: `${heading} (${language})` })),
});

const toContent = (heading: string, fileTitle = 'Muster', phone = '+49 2931 1'): SeedContent => ({
  name: 'Muster',
  files: [{ id: ids.file, path: 'muster.png', title: fileTitle, focalPoint: { x: 0.25, y: 0.5 } }],
  sets: [
    {
      collection: 'project',
      items: [{ id: ids.project, name: 'Muster', domain: 'muster.example', seo_title: 'Muster' }],
    },
    {
      collection: 'company',
      items: [
        {
          id: ids.company,
          project: ids.project,
          company_name: 'Muster',
          display_name: 'Muster',
          legal_form: 'single',
          numbers: [
            { number: phone, type: 'phone', primary: true },
            { number: '+49 2931 2', type: 'fax' },
          ],
        },
      ],
    },
    {
      collection: 'page',
      items: [toPage('edited', heading), toPage('deleted', heading), toPage('changed', heading)],
    },
  ],
});

let filesFolder: string;
let editor: DirectusRestClient;

const seed = (content: SeedContent): Promise<SeedDatabaseCounts> => {
  const { rest, running } = backend.current();
  return seedDatabase(rest, running.databaseUrl, contentModelCollections, { ...content, filesFolder });
};

const readPage = (id: string): Promise<{ translations: SeedItem[] }> =>
  backend.current().rest.get(`/items/page/${id}?fields=*,translations.*`);

const noChanges: SeedDatabaseCounts = { files: 0, created: 0 };

beforeAll(async () => {
  const { dataFolder, rest, running } = backend.current();
  filesFolder = join(dataFolder, 'demo-files');
  await mkdir(filesFolder);
  await writeFile(join(filesFolder, 'muster.png'), Buffer.from(png, 'base64'));
  expect(await seed(toContent('Alt'))).toEqual({ files: 1, created: 5 });
  const token = randomUUID();
  await rest.post('/users', { email: `${token}@example.com`, role: editorRoleId, project: ids.project, token });
  editor = createDirectusRestClient(running.url, token);
});

it('creates files under their ids, with title, focal point and project', async () => {
  const { rest } = backend.current();
  expect(await rest.get(`/files/${ids.file}`)).toMatchObject({
    id: ids.file,
    title: 'Muster',
    type: 'image/png',
    project: ids.project,
    width: 8,
    focal_point_x: 2,
    focal_point_y: 2,
  });
});

it('changes nothing on the second run', async () => {
  expect(await seed(toContent('Alt'))).toEqual(noChanges);
});

it('continues an interrupted seeding', async () => {
  const { rest } = backend.current();
  const file = { path: 'muster.png', title: 'Teil' };
  const [whole, broken, missing] = [randomUUID(), randomUUID(), randomUUID()];
  const toConsent = (id: string): SeedItem => ({
    id,
    project: ids.project,
    function_id: id,
    display_name: 'Statistik',
  });
  const content: SeedContent = {
    name: 'Teil',
    files: [whole, broken, missing].map((id) => ({ ...file, id })),
    sets: [{ collection: 'consent', items: [toConsent(whole), toConsent(missing)] }],
  };
  expect(await seed({ ...content, name: 'Anfang', files: [{ ...file, id: whole }], sets: [] })).toEqual({
    ...noChanges,
    files: 1,
  });
  await rest.post('/items/consent', toConsent(whole));
  // As left by Directus when it is stopped before it receives the file's bytes.
  await withDatabaseConnection(backend.current().running.databaseUrl, ({ readRows }) =>
    readRows(
      `insert into directus_files (id, storage, filename_download, title, type) values ($1, 'local', 'muster.png', 'Teil', 'image/png')`,
      [broken],
    ),
  );
  expect(await seed(content)).toEqual({ files: 2, created: 1 });
  expect(await rest.get(`/files/${broken}`)).toMatchObject({ title: 'Teil', width: 8 });
  expect(await seed(content)).toEqual(noChanges);
});

it('keeps edits and deletions of editors over restarts and newer versions', async () => {
  const [german] = (await readPage(ids.edited)).translations;
  await editor.patch(`/items/page_translations/${String(german?.['id'])}`, { heading: 'Von Hand' });
  await editor.delete(`/items/page/${ids.deleted}`);
  expect(await seed(toContent('Alt'))).toEqual(noChanges);

  expect(await seed(toContent('Neu', 'Neuer Titel', '+49 2931 9'))).toEqual(noChanges);
  const headings = (await readPage(ids.edited)).translations.map(({ heading }) => heading);
  expect(headings).toEqual(['Von Hand', 'Alt (en)', 'Alt (fr)']);
  await expect(readPage(ids.deleted)).rejects.toThrow('403');
  // Content of a newer version is applied only by a reset.
  const unchanged = (await readPage(ids.changed)).translations.map(({ heading }) => heading);
  expect(unchanged).toEqual(['Alt (de)', 'Alt (en)', 'Alt (fr)']);
  expect(await backend.current().rest.get(`/files/${ids.file}`)).toMatchObject({ title: 'Muster' });
});

it('keeps a file that an editor replaced and a focal point that an editor moved', async () => {
  const { rest } = backend.current();
  const moved = { id: randomUUID(), path: 'muster.png', title: 'Verschoben', focalPoint: { x: 0.25, y: 0.5 } };
  const replaced = { ...moved, id: randomUUID(), title: 'Ersetzt' };
  const content: SeedContent = { name: 'Bilder', files: [moved, replaced], sets: [] };
  expect(await seed(content)).toEqual({ ...noChanges, files: 2 });
  await rest.patch('/files', [
    { id: moved.id, project: ids.project },
    { id: replaced.id, project: ids.project },
  ]);
  await editor.patch(`/files/${moved.id}`, { focal_point_x: 7 });
  const form = new FormData();
  form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'eigen.svg');
  await editor.patch(`/files/${replaced.id}`, form);

  const newer = { ...content, files: content.files.map((file) => ({ ...file, title: `${file.title} (neu)` })) };
  expect(await seed(newer)).toEqual(noChanges);
  expect(await rest.get(`/files/${moved.id}`)).toMatchObject({ title: 'Verschoben', focal_point_x: 7 });
  expect(await rest.get(`/files/${replaced.id}`)).toMatchObject({ title: 'Ersetzt', type: 'image/svg+xml' });
});

it('recognizes a database seeded by a version that recorded every item', async () => {
  const content = { ...toContent('Alt'), name: 'Vorher' };
  await withDatabaseConnection(backend.current().running.databaseUrl, async ({ readRows }) => {
    await readRows('create table storefront_demo_ledger (collection text, item text, hash text)');
    await readRows(`insert into storefront_demo_ledger values ('page', $1, '')`, [ids.deleted]);
  });
  expect(await seed(content)).toEqual(noChanges);
  await expect(readPage(ids.deleted)).rejects.toThrow('403');
  await withDatabaseConnection(backend.current().running.databaseUrl, ({ readRows }) =>
    readRows('drop table storefront_demo_ledger'),
  );
});

it('names the error in invalid demo content', async () => {
  const withSet = (collection: string, item: SeedItem): SeedContent => ({
    name: 'Falsch',
    files: [],
    sets: [{ collection, items: [item] }],
  });
  await expect(seed(withSet('nowhere', {}))).rejects.toThrow('the collection nowhere is not in the content model');
  await expect(seed(withSet('page', { key: 'x' }))).rejects.toThrow('item 1 of page has no fixed "id"');
  const file = { id: randomUUID(), path: 'missing.svg', title: 'Fehlt' };
  await expect(seed({ name: 'Falsch', files: [file], sets: [] })).rejects.toThrow(
    'The demo file missing.svg ("Fehlt") is missing',
  );
});

it('creates the accounts of the staff once, each in its role and project', async () => {
  const { rest, running } = backend.current();
  const seed = () => seedStaffAccounts(rest, running.databaseUrl, demoStaffAccounts, 'secret');
  expect((await seed()).map(({ role }) => role)).toEqual(['owner', 'editor', 'assistant']);
  const [owner] = demoStaffAccounts;
  expect(await rest.get(`/users/${owner?.id}?fields=email,language,project.domain,role.name`)).toEqual({
    email: 'owner@example.com',
    language: 'de-DE',
    project: { domain: 'arnsberg-tochter.example' },
    role: { name: 'Inhaber' },
  });
  await rest.delete('/users', [owner?.id]);
  expect((await seed()).map(({ role }) => role)).toEqual(['editor', 'assistant']);
});

it('gives the studio name, color and mark of the project once', async () => {
  const { rest, running } = backend.current();
  const read = () =>
    rest.get<SeedItem>('/settings?fields=project_name,project_color,project_logo.type,default_language');
  const brand = () => applyStudioBrand(rest, running.databaseUrl, ['arnsberg-tochter.example']);
  expect(await brand()).toContain('setting project_name chosen');
  const chosen = {
    project_name: 'Arnsberg & Tochter',
    project_color: '#1f3d34',
    project_logo: { type: 'image/svg+xml' },
    default_language: 'de-DE',
  };
  expect(await read()).toEqual(chosen);
  await rest.patch('/settings', { project_color: '#000000' });
  expect(await brand()).toEqual([]);
  expect(await read()).toEqual({ ...chosen, project_color: '#000000' });
});

// Checks of content when an editor saves it: refused at its field, in the editor's language, with the way out. The rules
// themselves are those of domain/content-checks, with the same cases.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ContentProblemCode } from '../../contract/publishing/content-notice.ts';
import {
  testBrokenContentRecords,
  testValidContentRecords,
} from '../../domain/content-checks/content-records.fixture.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { formatContentProblem, getContentCheckMessages } from '../studio/content-check-messages.ts';
import { createTestEditor, type TestEditor } from './create-test-staff.ts';
import { queryTestDatabase } from './query-test-database.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

let shop: ShopFixture;
let other: ShopFixture;
let german: TestEditor;
let english: TestEditor;
const files: string[] = [];

beforeAll(async () => {
  shop = await createShopFixture(admin);
  other = await createShopFixture(admin);
  german = await createTestEditor(backend.url, admin, shop.project, { language: 'de-DE' });
  english = await createTestEditor(backend.url, admin, shop.project, { language: 'en-US' });
});

afterAll(async () => {
  await admin.delete('/files', files);
  await admin.delete('/users', [german.id, english.id]);
  await shop.remove();
  await other.remove();
});

interface Refusal {
  code: string;
  field: string | undefined;
  message: string;
}

interface Answer {
  id: string;
  refusals: Refusal[];
}

const send = async (method: string, path: string, body: object, { token } = german): Promise<Answer> => {
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as {
    data?: { id: string };
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
  const refusals = errors.map(({ message, extensions: { code, field } }) => ({ code, field, message }));
  return { id: data?.id ?? '', refusals };
};

const create = (collection: string, record: object, editor?: TestEditor) =>
  send('POST', `/items/${collection}`, { project: shop.project, ...record }, editor);

const change = (collection: string, id: string, record: object, editor?: TestEditor) =>
  send('PATCH', `/items/${collection}/${id}`, record, editor);

const createSaved = async (collection: string, record: object): Promise<string> => {
  const { id, refusals } = await create(collection, record);
  expect(refusals).toEqual([]);
  return id;
};

const inGerman = (code: ContentProblemCode, detail?: string): string =>
  formatContentProblem(getContentCheckMessages('de-DE'), code, { detail: detail ?? null });

const refused = (field: string, message: string): Refusal => ({ code: 'FAILED_VALIDATION', field, message });

const evening = { starts_at: '2026-12-03T19:00:00', ends_at: '2026-12-03T22:00:00' };
const eventTexts = { translations: [{ language: 'de', title: 'Winterabend' }] };
const pageTexts = (body?: string) => ({
  translations: [{ language: 'de', title: 'Über uns', heading: 'Über uns', ...(body !== undefined && { body }) }],
});

/** A file without content, which other tests that copy the uploads cannot miss. */
const createFile = async (filename_download: string, type: string): Promise<string> => {
  const file = { filename_download, filename_disk: randomUUID(), type, storage: 'local', project: shop.project };
  const { id } = await admin.post<{ id: string }>('/files', file);
  files.push(id);
  return id;
};

it.each(testBrokenContentRecords)(
  'refuses $record in $collection at $field',
  async ({ collection, record, code, field, detail }) => {
    expect((await create(collection, record)).refusals).toEqual([refused(field, inGerman(code, detail))]);
  },
);

it.each(testValidContentRecords)('saves $record in $collection', async ({ collection, record }) => {
  await createSaved(collection, record);
});

it('knows a discount code in one spelling, once per project', async () => {
  const code = { code: ' winter-10 ', percent: '10.00' };
  const id = await createSaved('ecommerce_discount_code', code);
  expect(await admin.get(`/items/ecommerce_discount_code/${id}?fields=code`)).toEqual({ code: 'WINTER-10' });
  const { refusals } = await create('ecommerce_discount_code', { ...code, code: 'Winter-10' });
  expect(refusals).toEqual([refused('code', inGerman('taken', 'WINTER-10'))]);
});

it('explains itself in the language of the studio', async () => {
  const { refusals } = await create('event', { ...evening, ends_at: evening.starts_at }, english);
  expect(refusals.map(({ message }) => message)).toContain(
    'The end is not after the beginning. Please correct one of the two.',
  );
});

describe('a change', () => {
  it('is checked together with what is stored', async () => {
    const id = await createSaved('event', { ...evening, ...eventTexts });
    const { refusals } = await change('event', id, { ends_at: '2026-12-02T22:00:00' });
    expect(refusals).toEqual([refused('ends_at', inGerman('ends_before_start'))]);
    expect((await change('event', id, { starts_at: '2026-12-03T21:00:00' })).refusals).toEqual([]);
  });

  it('of another field is not refused because of an old problem', async () => {
    const id = await createSaved('event', { ...evening, ...eventTexts });
    await queryTestDatabase(backend.databaseUrl, 'update event set ends_at = starts_at where id = $1', [id]);
    expect((await change('event', id, { state: 'full' })).refusals).toEqual([]);
    expect((await change('event', id, { status: 'published' })).refusals).toEqual([
      refused('ends_at', inGerman('ends_before_start')),
    ]);
  });

  it('that publishes a draft needs its texts, which the draft may lack', async () => {
    const id = await createSaved('page', { key: 'about' });
    expect((await change('page', id, { status: 'published' })).refusals).toEqual([
      refused('translations', inGerman('text_missing')),
    ]);
    expect((await change('page', id, { status: 'published', ...pageTexts() })).refusals).toEqual([]);
    const [text] = await queryTestDatabase(backend.databaseUrl, 'select id from page_translations where page = $1', [
      id,
    ]);
    const removal = { translations: { create: [], update: [], delete: [text?.['id']] } };
    expect((await change('page', id, removal)).refusals).toEqual([refused('translations', inGerman('text_missing'))]);
    const renaming = { translations: { create: [], update: [{ id: text?.['id'], title: 'Wir' }], delete: [] } };
    expect((await change('page', id, renaming)).refusals).toEqual([]);
  });

  it('of a record of another project says nothing about it', async () => {
    const foreign = await admin.post<{ id: string }>('/items/event', {
      project: other.project,
      ...evening,
      ...eventTexts,
    });
    const { refusals } = await change('event', foreign.id, { ends_at: '2026-12-02T22:00:00' });
    expect(refusals.map(({ code }) => code)).toEqual(['FORBIDDEN']);
  });

  it('of a record that has been deleted is not checked as a new one', async () => {
    const { refusals } = await change('ecommerce_discount_code', randomUUID(), { active: true });
    expect(refusals.map(({ code }) => code)).toEqual(['FORBIDDEN']);
  });
});

describe('the list of a record', () => {
  const monday = { day: '1', time_open: '18:00:00', time_close: '09:00:00' };

  it('is checked with it, and names the field of its entry', async () => {
    const refusal = refused('opening_periods', `„Schließt“: ${inGerman('closes_before_opening')}`);
    const added = await change('branch', shop.branch, {
      opening_periods: { create: [monday], update: [], delete: [] },
    });
    expect(added.refusals).toEqual([refusal]);
    const period = await createSaved('opening_period', { branch: shop.branch, ...monday, time_open: '08:00:00' });
    const update = { opening_periods: { create: [], update: [{ id: period, time_open: '18:00:00' }], delete: [] } };
    expect((await change('branch', shop.branch, update)).refusals).toEqual([refusal]);
  });

  it('may not hold a text of spaces', async () => {
    const { refusals } = await create('event', { ...evening, translations: [{ language: 'de', title: ' ' }] });
    expect(refusals).toEqual([refused('translations', `„Titel“: ${inGerman('blank')}`)]);
  });
});

it('refuses a second special day for a date and a branch, but not for another branch', async () => {
  const day = { date: '2027-05-01', opening_time: '10:00', closing_time: '14:00' };
  const first = await createSaved('special_day', day);
  expect((await create('special_day', day)).refusals).toEqual([refused('date', inGerman('day_taken'))]);
  await createSaved('special_day', { ...day, branch: shop.branch });
  expect((await create('special_day', { ...day, branch: shop.branch })).refusals).toHaveLength(1);
  expect((await change('special_day', first, { closing_time: '15:00' })).refusals).toEqual([]);
});

it('refuses an address that is taken, and says what to do', async () => {
  const brand = { display_name: 'Ormeval', brand_type: 'watches', slug: 'ormeval-vergeben' };
  await createSaved('brand', brand);
  expect((await create('brand', brand)).refusals).toEqual([refused('slug', inGerman('taken', 'ormeval-vergeben'))]);
  await createSaved('brand', { ...brand, brand_type: 'jewelry' });
});

describe('a link', () => {
  it('to nothing is refused, and one to a draft is saved', async () => {
    const dead = refused('path', inGerman('dead_link', '/gibt-es-nicht'));
    expect((await create('menu_item', { display_name: 'X', path: '/gibt-es-nicht' })).refusals).toEqual([dead]);
    const missing = refused('path', inGerman('dead_link', '/service'));
    expect((await create('menu_item', { display_name: 'Service', path: '/service' })).refusals).toEqual([missing]);
    await createSaved('page', { key: 'service' });
    await createSaved('menu_item', { display_name: 'Service', path: '/service' });
    await createSaved('menu_item', { display_name: 'Ring', path: '/produkte/ring' });
  });

  it('in a text is checked, too, unless it was there before', async () => {
    const id = await createSaved('page', { key: 'info', ...pageTexts('<p>A</p>') });
    const [text] = await queryTestDatabase(backend.databaseUrl, 'select id from page_translations where page = $1', [
      id,
    ]);
    const save = (body: string) => change('page', id, { translations: { update: [{ id: text?.['id'], body }] } });
    const old = '<p><a href="/weg">A</a></p>';
    expect((await save(old)).refusals).toEqual([refused('translations', inGerman('dead_link', '/weg'))]);
    await queryTestDatabase(backend.databaseUrl, 'update page_translations set body = $2 where page = $1', [id, old]);
    expect((await save(`${old}<p>B</p>`)).refusals).toEqual([]);
  });
});

describe('formatted text', () => {
  it('is stored as the site shows it', async () => {
    const word = '<p class="MsoNormal" style="margin:0"><span>Feine <b>Ringe</b></span><o:p></o:p></p><h1>Gold</h1>';
    const id = await createSaved('page', { key: 'window', ...pageTexts(word) });
    expect(
      await queryTestDatabase(backend.databaseUrl, 'select body from page_translations where page = $1', [id]),
    ).toEqual([{ body: '<p>Feine <b>Ringe</b></p><h2>Gold</h2>' }]);
    await change('ecommerce_product', shop.draft, { description: '<div>Fein</div><script>x()</script>' });
    expect(
      await queryTestDatabase(backend.databaseUrl, 'select description from ecommerce_product where id = $1', [
        shop.draft,
      ]),
    ).toEqual([{ description: '<p>Fein</p>' }]);
  });

  it('with a table is refused', async () => {
    const table = '<table><tbody><tr><td>Gold</td></tr></tbody></table>';
    expect((await create('page', { key: 'beads', ...pageTexts(table) })).refusals).toEqual([
      refused('translations', inGerman('table_in_text')),
    ]);
  });
});

describe('an image', () => {
  it('needs a description when it is put in', async () => {
    const image = await createFile('ring.jpg', 'image/jpeg');
    const event = { ...evening, ...eventTexts, status: 'published', image };
    expect((await create('event', event)).refusals).toEqual([refused('image', inGerman('alt_missing'))]);
    const translations = [{ language: 'de', title: 'Winterabend', image_alt: 'Ein Ring im Kerzenlicht' }];
    await createSaved('event', { ...event, translations });
  });

  it('in a format that the site cannot show is refused at once', async () => {
    const form = new FormData();
    form.set('file', new Blob(['x'], { type: 'image/heic' }), 'IMG_0001.heic');
    const { refusals: onUpload } = await send('POST', '/files', form);
    expect(onUpload.map(({ message }) => message)).toEqual([inGerman('upload_type')]);
    const pdf = await createFile('preise.pdf', 'application/pdf');
    const { refusals } = await change('ecommerce_product', shop.draft, {
      images: { create: [{ directus_files_id: pdf }], update: [], delete: [] },
    });
    expect(refusals.map(({ field }) => field)).toEqual(['images']);
    expect(refusals[0]?.message).toContain(inGerman('image_type', 'preise.pdf'));
  });
});

describe('slug and reference number of a new product', () => {
  const sql = (statement: string, values: unknown[]) => queryTestDatabase(backend.databaseUrl, statement, values);
  const readPlace = async () => {
    const [place] = await sql('select category, manufacturer from ecommerce_product where id = $1', [shop.published]);
    return place ?? {};
  };
  const createdNames = `select slug, reference_number from ecommerce_product where project = $1 and slug like 'ring-%52%' order by slug`;

  it('are suggested where they are empty, however it is created, and stay', async () => {
    const ring = { ...(await readPlace()), display_name: 'Ring Größe „52“', slug: '', reference_number: null };
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify([ring])], { type: 'application/json' }), 'products.json');
    await fetch(`${backend.url}/utils/import/ecommerce_product`, {
      method: 'POST',
      headers: { authorization: `Bearer ${german.token}` },
      body: form,
    });
    const [first] = await Promise.all([create('ecommerce_product', ring), create('ecommerce_product', ring)]);
    await create('ecommerce_product', { ...ring, slug: 'ring-52', reference_number: 'X 1' });
    const created = await sql(createdNames, [shop.project]);
    expect(created.map(({ slug }) => slug)).toEqual([
      'ring-52',
      'ring-groesse-52',
      'ring-groesse-52-2',
      'ring-groesse-52-3',
    ]);
    expect(created.map((row) => row['reference_number']).toSorted()).toEqual(['R-3', 'R-4', 'R-5', 'X 1']);
    expect((await change('ecommerce_product', first.id, { display_name: 'Reif' })).refusals).toEqual([]);
    for (const empty of [{ slug: ' ' }, { slug: null }, { reference_number: '' }])
      expect((await change('ecommerce_product', first.id, empty)).refusals).toHaveLength(1);
    expect(await sql(createdNames, [shop.project])).toEqual(created);
    await sql(`delete from ecommerce_product where project = $1 and slug like 'ring-%52%'`, [shop.project]);
  });

  it('are not asked for where the name is missing; a category gets a slug, too', async () => {
    const { refusals } = await create('ecommerce_product', await readPlace());
    expect(refusals.map(({ field }) => field)).toContain('display_name');
    const { id } = await create('ecommerce_category', { display_name: 'Manschettenknöpfe' });
    expect(await sql('select slug from ecommerce_category where id = $1', [id])).toEqual([
      { slug: 'manschettenknoepfe' },
    ]);
    await sql('delete from ecommerce_category where id = $1', [id]);
  });
});

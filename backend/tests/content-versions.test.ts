// Content versions of published records: who may prepare, read and promote them, what is checked when, and that nobody
// reaches another project through them (docs/decisions/082).
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { StaffRoleName } from '../access/role-permission-matrix.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';
import { createTestEditor, createTestStaff, type TestEditor } from './create-test-staff.ts';
import { readDirectusRequestStatus } from './directus-request-status.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

type Item = Record<string, unknown>;

let own: ShopFixture;
let other: ShopFixture;
let staff: Record<StaffRoleName, TestEditor>;
let stranger: TestEditor;
let editor: DirectusRestClient;
let event: string;

beforeAll(async () => {
  own = await createShopFixture(admin);
  other = await createShopFixture(admin);
  staff = await createTestStaff(backend.url, admin, own.project);
  stranger = await createTestEditor(backend.url, admin, other.project);
  editor = staff.editor.rest;
  const { id } = await admin.post<{ id: string }>('/items/event', {
    project: own.project,
    status: 'published',
    starts_at: '2026-12-03T19:00:00',
    ends_at: '2026-12-03T22:00:00',
    translations: [{ language: 'de', title: 'Winterabend' }],
  });
  event = id;
});

afterAll(async () => {
  await admin.delete(
    '/users',
    [...Object.values(staff), stranger].map(({ id }) => id),
  );
  await own.remove();
  await other.remove();
});

let count = 0;

const createVersion = async (collection: string, item: string, by = editor): Promise<{ id: string; key: string }> => {
  count += 1;
  return by.post('/versions', { key: `v${count}`, name: 'Advent', collection, item });
};

const save = (id: string, changes: Item, by = editor) => by.post<Item>(`/versions/${id}/save`, changes);

const readDelta = async (id: string): Promise<unknown> =>
  (await admin.get<{ delta: unknown }>(`/versions/${id}?fields=delta,collection,item`)).delta;

const promote = async (id: string, by = editor, fields?: string[]): Promise<void> => {
  const { mainHash } = await by.get<{ mainHash: string }>(`/versions/${id}/compare`);
  await by.post(`/versions/${id}/promote`, { mainHash, fields });
};

const refusal = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'accepted',
    (error: unknown) => (error as Error).message,
  );

describe('an editor', () => {
  it('changes a version with its texts and entries, which others do not see until it is promoted', async () => {
    const { id, key } = await createVersion('event', event);
    const [text] = await editor.get<{ id: number }[]>(`/items/event_translations?filter[event][_eq]=${event}`);
    await save(id, {
      state: 'full',
      translations: {
        create: [{ language: 'en', title: 'Winter evening' }],
        update: [{ id: text?.id, title: 'Adventsabend' }],
        delete: [],
      },
    });
    const read = (query: string) => editor.get<Item>(`/items/event/${event}?fields=state,translations.title${query}`);
    const changed = { state: 'full', translations: [{ title: 'Adventsabend' }, { title: 'Winter evening' }] };
    expect(await read(`&version=${key}`)).toEqual(changed);
    expect(await read('')).toEqual({ state: 'open', translations: [{ title: 'Winterabend' }] });
    await promote(id);
    expect(await read('')).toEqual(changed);
  });

  it('is refused in a version what would be refused in the record, before it is saved', async () => {
    const { id, key } = await createVersion('event', event);
    expect(await refusal(save(id, { ends_at: '2026-12-03T18:00:00' }))).toContain(
      'Das Ende liegt nicht nach dem Beginn',
    );
    const schedule = { publish_at: '2026-12-02T08:00:00', unpublish_at: '2026-12-01T08:00:00' };
    expect(await refusal(save(id, schedule))).toContain('Das Ende liegt nicht nach dem Beginn');
    expect(await refusal(save(id, { translations: [] }))).toContain('fehlen in allen Sprachen');
    for (const time of ['2026-12-01T08:00:00Z', '', 'morgen'])
      expect(await refusal(save(id, { publish_at: time })), time).toContain('ohne Zeitzone');
    await admin.patch(`/items/event/${event}`, { unpublish_at: '2099-01-06T20:00:00' });
    expect(await refusal(save(id, { publish_at: '2099-01-07T08:00:00' }))).toContain(
      'Das Ende liegt nicht nach dem Beginn',
    );
    await admin.patch(`/items/event/${event}`, { unpublish_at: null });
    expect(await editor.get(`/items/event/${event}?fields=ends_at,publish_at&version=${key}`)).toEqual({
      ends_at: '2026-12-03T22:00:00',
      publish_at: null,
    });
  });

  it('is refused a promotion that the record has made impossible since', async () => {
    const { id } = await createVersion('event', event);
    await save(id, { ends_at: '2026-12-03T21:00:00' });
    await admin.patch(`/items/event/${event}`, { starts_at: '2026-12-03T21:30:00' });
    expect(await refusal(promote(id))).toContain('Das Ende liegt nicht nach dem Beginn');
    await admin.patch(`/items/event/${event}`, { starts_at: '2026-12-03T19:00:00' });
    await promote(id);
    expect(await editor.get(`/items/event/${event}?fields=ends_at`)).toEqual({ ends_at: '2026-12-03T21:00:00' });
  });

  it('plans the moment of a version, which the record itself never has', async () => {
    const { id, key } = await createVersion('event', event);
    await save(id, { publish_at: '2099-12-01T08:00:00', state: 'cancelled' });
    expect(await editor.get(`/items/event/${event}?fields=publish_at&version=${key}`)).toEqual({
      publish_at: '2099-12-01T08:00:00',
    });
    await promote(id);
    expect(await editor.get(`/items/event/${event}?fields=state,publish_at`)).toEqual({
      state: 'cancelled',
      publish_at: null,
    });
    await vi.waitFor(async () => expect(await readDelta(id)).toBeNull());
  });

  it('promotes a part of a planned version, of which the rest follows at its time', async () => {
    const { id } = await createVersion('event', event);
    await save(id, { publish_at: '2099-12-01T08:00:00', state: 'full', ends_at: '2026-12-03T23:00:00' });
    await promote(id, editor, ['state']);
    await vi.waitFor(async () => expect(await readDelta(id)).not.toHaveProperty('state'));
    expect(await readDelta(id)).toMatchObject({ publish_at: '2099-12-01T08:00:00', ends_at: '2026-12-03T23:00:00' });
  });

  it('confirms a price drop once, when the version is saved', async () => {
    const { id, key } = await createVersion('ecommerce_product', own.published);
    expect(await refusal(save(id, { price_brutto: '20.00' }))).not.toBe('accepted');
    await save(id, { price_brutto: '20.00 confirmed' });
    const path = `/items/ecommerce_product/${own.published}?fields=price_brutto`;
    expect(await editor.get(`${path}&version=${key}`)).toEqual({ price_brutto: '20.00' });
    await save(id, { display_name: 'Ring Advent' });
    expect(await refusal(save(id, { price_brutto: '10.00' }))).not.toBe('accepted');
    await promote(id);
    expect(await editor.get(path)).toEqual({ price_brutto: '20.00' });
  });
});

describe('another project', () => {
  it('neither creates, reads, saves, promotes nor deletes a version', async () => {
    const { id, key } = await createVersion('event', event);
    await save(id, { state: 'full' });
    const { rest } = stranger;
    expect(await readDirectusRequestStatus(createVersion('event', event, rest))).toBe(403);
    expect(await rest.get<Item[]>('/versions')).toEqual([]);
    const requests = [
      () => rest.get(`/versions/${id}`),
      () => rest.get(`/versions/${id}/compare`),
      () => rest.get(`/items/event/${event}?version=${key}`),
      () => save(id, { state: 'open' }, rest),
      () => rest.post(`/versions/${id}/promote`, { mainHash: 'x' }),
      () => rest.patch(`/versions/${id}`, { name: 'Meine' }),
      () => rest.delete(`/versions/${id}`),
    ];
    for (const request of requests) expect(await readDirectusRequestStatus(request()), String(request)).toBe(403);
    expect(await rest.get<Item[]>('/revisions?limit=-1&filter[version][_nnull]=true')).toEqual([]);
  });

  it('is not reached through the changes of a version, which Directus would apply with all rights', async () => {
    const { id } = await createVersion('ecommerce_product', own.published);
    const [variant] = await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?filter[product][_eq]=${other.published}&fields=id`,
    );
    for (const changes of [
      { project: other.project },
      { category: other.category },
      { category: { id: other.category, display_name: 'Fremd' } },
      { product_variants: { create: [], update: [{ id: variant?.id, product: own.published }], delete: [] } },
      { related_products: { create: [{ related_product_id: other.published }], update: [], delete: [] } },
    ])
      expect(await readDirectusRequestStatus(save(id, changes)), JSON.stringify(changes)).toBeGreaterThanOrEqual(400);
    expect(
      await readDirectusRequestStatus(editor.patch(`/versions/${id}`, { delta: { project: other.project } })),
    ).toBe(400);
    expect(await readDirectusRequestStatus(editor.patch(`/versions/${id}`, { item: other.published }))).toBe(400);
    const version = { key: 'x', collection: 'ecommerce_product', item: own.published, delta: {} };
    expect(await readDirectusRequestStatus(editor.post('/versions', version))).toBe(400);
    expect(await readDirectusRequestStatus(editor.post('/items/directus_versions', version))).toBe(403);
    expect(await editor.get(`/versions/${id}?fields=delta`)).toEqual({ delta: null });
  });
});

describe('a role', () => {
  it('without the right to change a record has no versions of it', async () => {
    const { id, key } = await createVersion('event', event);
    for (const { rest } of [staff.assistant, staff.bookkeeping]) {
      expect(await readDirectusRequestStatus(createVersion('event', event, rest))).toBeGreaterThanOrEqual(400);
      expect(await readDirectusRequestStatus(rest.get(`/versions/${id}`))).toBe(403);
    }
    const visitor = createDirectusRestClient(backend.url);
    expect(
      await readDirectusRequestStatus(visitor.get(`/items/ecommerce_product/${own.published}?version=${key}`)),
    ).toBe(403);
    expect(await readDirectusRequestStatus(visitor.get('/versions'))).toBe(403);
  });

  it('with some rights prepares only what it could change, and leaves the versions of others', async () => {
    const { rest } = staff.assistant;
    const { id: ofEditor } = await createVersion('ecommerce_product', own.published);
    await save(ofEditor, { stock: 5 });
    expect(await readDirectusRequestStatus(save(ofEditor, { stock: 7 }, rest))).toBe(403);
    expect(await readDirectusRequestStatus(rest.post(`/VERSIONS/${ofEditor}/Save`, { stock: 7 }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.delete(`/versions/${ofEditor}`))).toBe(403);
    expect(await readDirectusRequestStatus(promote(ofEditor, rest))).toBe(403);
    expect(await readDelta(ofEditor)).toMatchObject({ stock: 5 });
    const { id } = await createVersion('ecommerce_product', own.published, rest);
    expect(await readDirectusRequestStatus(save(id, { display_name: 'Ring' }, rest))).toBe(403);
    expect(await readDirectusRequestStatus(save(id, { publish_at: '2099-12-01T08:00:00' }, rest))).toBe(403);
    await save(id, { stock: 7 }, rest);
    await promote(id, rest);
    expect(await admin.get(`/items/ecommerce_product/${own.published}?fields=stock`)).toEqual({ stock: 7 });
    await rest.delete(`/versions/${id}`);
  });
});

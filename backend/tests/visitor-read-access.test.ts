// Access without an account: the public fields of published items, and nothing else.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findProjectRelationPath } from '../access/project-and-publication-filters.ts';
import { publicDirectusFileFieldNames, toPublicFieldNames } from '../access/permission-rules.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { readDirectusRequestStatus } from './directus-request-status.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const visitor = createDirectusRestClient(backend.url);

type Item = Record<string, unknown>;

const readable = contentModelCollections
  .filter((collection) => collection.readable === 'public')
  .map(({ name }) => name);
const hidden = contentModelCollections.filter((collection) => collection.readable !== 'public').map(({ name }) => name);

const readMeta = async (path: string): Promise<{ data: unknown; meta: Item }> => {
  const response = await fetch(`${backend.url}${path}`);
  return (await response.json()) as { data: unknown; meta: Item };
};

let shop: ShopFixture;
beforeAll(async () => {
  shop = await createShopFixture(admin);
});
afterAll(() => shop.remove());

describe('collections', () => {
  it.each(readable)('exposes exactly the public fields of %s', async (name) => {
    const collection = contentModelCollections.find((entry) => entry.name === name);
    if (!collection) throw new Error(`${name} is not in the content model`);
    const shown = toPublicFieldNames(collection);
    const [item] = await visitor.get<Item[]>(`/items/${name}?limit=1`);
    if (item) expect(Object.keys(item).sort()).toEqual([...shown].sort());
    const withheld = collection.fields.filter((field) => field.column && !shown.includes(field.name));
    for (const field of withheld) {
      expect(await readDirectusRequestStatus(visitor.get(`/items/${name}?fields=${field.name}`)), field.name).toBe(403);
      expect(
        await readDirectusRequestStatus(visitor.get(`/items/${name}?filter[${field.name}][_nnull]=true`)),
        field.name,
      ).toBe(403);
      expect(await readDirectusRequestStatus(visitor.get(`/items/${name}?sort=${field.name}`)), field.name).toBe(403);
      expect(
        await readDirectusRequestStatus(visitor.get(`/items/${name}?aggregate[count]=${field.name}`)),
        field.name,
      ).toBe(403);
      expect(
        await readDirectusRequestStatus(visitor.get(`/items/${name}?groupBy=${field.name}&aggregate[count]=*`)),
        field.name,
      ).toBe(403);
    }
  });

  it.each(hidden)('refuses %s', async (name) => {
    expect(await readDirectusRequestStatus(visitor.get(`/items/${name}`))).toBe(403);
    expect(await readDirectusRequestStatus(visitor.get(`/items/${name}?aggregate[count]=*`))).toBe(403);
  });

  it('never exposes the bank details of a jeweller', () => {
    const settings = contentModelCollections.filter(({ name }) => name.startsWith('ecommerce_settings'));
    expect(settings.flatMap(({ fields }) => fields).map(({ name }) => name)).toContain('bank_details');
    expect(settings.flatMap(toPublicFieldNames)).not.toContain('bank_details');
  });

  it('never exposes the internal settings of a payment method', async () => {
    const [method] = await admin.get<{ id: number }[]>('/items/ecommerce_settings_payment_method?limit=1&fields=id');
    const path = `/items/ecommerce_settings_payment_method/${method?.id ?? ''}`;
    expect(Object.keys(await visitor.get<Item>(path))).toContain('payment_method_id');
    expect(await visitor.get<Item>(path)).not.toHaveProperty('config');
    expect(await readDirectusRequestStatus(visitor.get(`${path}?fields=config`))).toBe(403);
  });

  it('refuses every collection of Directus itself', async () => {
    const live = await admin.get<{ collection: string }[]>('/collections');
    const system = live.map(({ collection }) => collection).filter((name) => name.startsWith('directus_'));
    expect(system.length).toBeGreaterThan(20);
    for (const name of system) {
      expect(await readDirectusRequestStatus(visitor.get(`/items/${name}`)), name).toBe(403);
      const path = `/${name.replace('directus_', '')}?limit=1`;
      const answer = await visitor.get<unknown>(path).catch(() => undefined);
      // Descriptions of the data model only contain what is readable anyway.
      if (name === 'directus_files' || answer === undefined) continue;
      expect([
        'directus_collections',
        'directus_fields',
        'directus_relations',
        'directus_settings',
        'directus_translations',
      ]).toContain(name);
      expect(JSON.stringify(answer)).not.toContain('bank_details');
    }
  });

  it('exposes only images of the file library, and only their public fields', async () => {
    const [file] = await visitor.get<Item[]>('/files?limit=1');
    expect(Object.keys(file ?? {}).sort()).toEqual([...publicDirectusFileFieldNames].sort());
    expect(await readDirectusRequestStatus(visitor.get('/files?fields=uploaded_by'))).toBe(403);
    expect(await readDirectusRequestStatus(visitor.get('/files?fields=filename_disk'))).toBe(403);
    const form = new FormData();
    form.set('file', new Blob(['secret'], { type: 'text/plain' }), 'note.txt');
    const note = await admin.post<{ id: string }>('/files', form);
    expect(await readDirectusRequestStatus(visitor.get(`/files/${note.id}`))).toBe(403);
    expect((await fetch(`${backend.url}/assets/${note.id}`)).status).toBe(403);
    await admin.delete(`/files/${note.id}`);
  });
});

describe('writing', () => {
  it.each(contentModelCollections.map(({ name }) => name))('is refused in %s', async (name) => {
    const keyField = name === 'language' ? 'code' : 'id';
    const [existing] = await admin.get<Record<string, string | number>[]>(`/items/${name}?limit=1&fields=${keyField}`);
    const key = existing?.[keyField] ?? 1;
    expect(await readDirectusRequestStatus(visitor.post(`/items/${name}`, {}))).toBe(403);
    expect(await readDirectusRequestStatus(visitor.patch(`/items/${name}/${key}`, { sort: 1 }))).toBe(403);
    expect(await readDirectusRequestStatus(visitor.delete(`/items/${name}/${key}`))).toBe(403);
  });

  it('is refused for files, accounts and settings', async () => {
    const form = new FormData();
    form.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png');
    expect(await readDirectusRequestStatus(visitor.post('/files', form))).toBe(403);
    expect(await readDirectusRequestStatus(visitor.post('/users', { email: 'someone@example.com' }))).toBe(403);
    expect(
      await readDirectusRequestStatus(visitor.post('/users/register', { email: 'someone@example.com', password: 'x' })),
    ).toBe(403);
    expect(await readDirectusRequestStatus(visitor.patch('/settings', { project_name: 'x' }))).toBe(403);
  });
});

describe('drafts', () => {
  const list = '/items/ecommerce_product';

  it('are not found by id, slug, search or tag', async () => {
    expect(await readDirectusRequestStatus(visitor.get(`${list}/${shop.draft}`))).toBe(403);
    expect(await visitor.get(`${list}?filter[slug][_eq]=${shop.secretWord}`)).toEqual([]);
    expect(await visitor.get(`${list}?search=${shop.secretWord}`)).toEqual([]);
    expect(await visitor.get(`${list}?filter[status][_eq]=draft`)).toEqual([]);
    const tagged = await visitor.get<Item[]>(
      `${list}?fields=id&filter[tags][_some][tag_id][project][_eq]=${shop.project}`,
    );
    expect(tagged).toEqual([{ id: shop.published }]);
  });

  it('are excluded from sorting, counts and aggregates', async () => {
    const ofProject = `filter[project][_eq]=${shop.project}`;
    const sorted = await readMeta(`${list}?${ofProject}&sort=price_brutto&fields=id&meta=filter_count,total_count`);
    expect(sorted.data).toEqual([{ id: shop.published }]);
    expect(sorted.meta['filter_count']).toBe(1);
    const all = await admin.get<{ count: string }[]>(`${list}?aggregate[count]=*&filter[status][_eq]=published`);
    expect(Number(sorted.meta['total_count'])).toBe(Number(all[0]?.count));
    expect(await visitor.get(`${list}?${ofProject}&aggregate[count]=*&aggregate[min]=price_brutto`)).toMatchObject([
      { count: '1', min: { price_brutto: '100.00' } },
    ]);
    const groups = await visitor.get<Item[]>(`${list}?${ofProject}&groupBy=slug&aggregate[count]=*`);
    expect(groups.map(({ slug }) => slug)).toEqual(['ring']);
  });

  it.each(
    contentModelCollections
      .map(({ name }) => name)
      .filter((name) => readable.includes(name))
      .filter((name) =>
        findProjectRelationPath(contentModelCollections, name).some((step) => step.collection === 'ecommerce_product'),
      )
      .filter((name) => name !== 'ecommerce_product'),
  )('hide their children in %s', async (name) => {
    const steps = findProjectRelationPath(contentModelCollections, name);
    const upTo = steps.findIndex((step) => step.collection === 'ecommerce_product');
    const path = steps
      .slice(0, upTo)
      .map(({ field }) => `[${field}]`)
      .join('');
    const ofProduct = (id: string) => `/items/${name}?filter${path}[id][_eq]=${id}`;
    expect(await visitor.get(ofProduct(shop.draft))).toEqual([]);
    expect(await visitor.get(`/items/${name}?filter${path}[slug][_eq]=${shop.secretWord}`)).toEqual([]);
    expect(await admin.get<Item[]>(ofProduct(shop.draft))).not.toEqual([]);
    expect(await visitor.get<Item[]>(ofProduct(shop.published))).not.toEqual([]);
  });

  it('do not reveal the number of unchecked ratings of a product by counting', async () => {
    // One rating is published, one is not.
    for (const query of [
      'filter[count(ratings)][_eq]=2',
      'filter[_and][0][count(ratings)][_gt]=1',
      'sort=-count(ratings)',
    ]) {
      expect(await readDirectusRequestStatus(visitor.get(`${list}?fields=id&${query}`)), query).toBe(403);
    }
    const [product] = await visitor.get<Item[]>(`${list}?filter[id][_eq]=${shop.published}&fields=count(ratings)`);
    expect(product).toEqual({ ratings_count: '1' });
  });

  it('exclude unchecked ratings of a published product, even nested', async () => {
    const [product] = await visitor.get<{ ratings: Item[] }[]>(
      `${list}?filter[id][_eq]=${shop.published}&fields=ratings.title,ratings.rating`,
    );
    expect(product?.ratings).toEqual([{ title: 'Schön', rating: 5 }]);
    expect(
      await visitor.get(`${list}?filter[id][_eq]=${shop.published}&filter[ratings][_some][rating][_eq]=1`),
    ).toEqual([]);
  });

  it('cannot be read with GraphQL, which is closed to visitors', async () => {
    const query = `{ ecommerce_product(filter: { project: { id: { _eq: "${shop.project}" } } }) { id } }`;
    expect(await readDirectusRequestStatus(visitor.post('/graphql', { query }))).toBe(403);
  });
});

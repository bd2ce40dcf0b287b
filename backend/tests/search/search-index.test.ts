// The search follows the content and the synonyms of editors at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../../contract/locale.ts';
import { productListItemDeepQuery, productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { systemCollectionExtraFields } from '../../access/project-and-publication-filters.ts';
import { applySchema } from '../../apply/apply-schema.ts';
import { pollUntil } from '../../database/poll-until.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { starterSearchSynonyms } from '../../schema/shop/starter-search-synonyms.ts';
import { createTestEditor } from '../create-test-staff.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { createShopFixture, type ShopFixture } from '../shop-content-fixture.ts';
import {
  createSearchTestClient,
  demoShopDomain,
  searchIndexWaitOptions,
  toFoundProductNames,
} from './search-test-client.ts';

const backend = useDedicatedTestBackend();
const { sql, search, waitForIndex } = createSearchTestClient(() => backend.current());

describe('content', () => {
  let shop: ShopFixture;
  beforeAll(async () => {
    shop = await createShopFixture(backend.current().rest);
    await waitForIndex();
  });
  afterAll(() => shop.remove());

  const find = (q: string, language: Locale = 'de') => search(q, { project: shop.domain, language });
  const findNames = async (q: string) => {
    const answer = await find(q);
    return answer.interpretation.isNearest ? [] : toFoundProductNames(answer);
  };
  const patch = (changes: object) =>
    backend.current().rest.patch(`/items/ecommerce_product/${shop.published}`, changes);

  it('contains published products of the project only', async () => {
    expect(toFoundProductNames(await find('ring'))).toEqual(['Ring']);
    expect(await findNames(shop.secretWord)).toEqual([]);
    expect(JSON.stringify(await find(shop.secretWord.slice(0, 6)))).not.toContain(shop.secretWord);
    await backend.current().rest.patch(`/items/ecommerce_product/${shop.draft}`, { status: 'published' });
    await pollUntil(
      () => findNames(shop.secretWord),
      (names) => names.length === 1,
      searchIndexWaitOptions,
    );
    await backend.current().rest.patch(`/items/ecommerce_product/${shop.draft}`, { status: 'draft' });
    await pollUntil(
      () => findNames(shop.secretWord),
      (names) => names.length === 0,
      searchIndexWaitOptions,
    );
    expect(await findNames(shop.secretWord)).toEqual([]);
  });

  it.each([
    ['a name', (word: string) => patch({ display_name: `Ring ${word}` })],
    ['a description', (word: string) => patch({ description: `<p>Mit ${word}</p>` })],
    [
      'a brand',
      (word: string) =>
        sql(`update ecommerce_manufacturer set display_name = $1 where project = $2`, [word, shop.project]),
    ],
    [
      'a category',
      (word: string) => sql(`update ecommerce_category set display_name = $1 where project = $2`, [word, shop.project]),
    ],
    [
      'an attribute',
      (word: string) =>
        sql(
          `update ecommerce_attribute set display_name = $1 where attribute_group in (select id from ecommerce_attribute_group where project = $2)`,
          [word, shop.project],
        ),
    ],
    ['a tag', (word: string) => sql(`update ecommerce_tag set name = $1 where project = $2`, [word, shop.project])],
    [
      'a variant',
      (word: string) =>
        sql(`update ecommerce_product_variant set display_name = $1 where product = $2`, [word, shop.published]),
    ],
  ])('follows a change of %s', async (name, change) => {
    const word = `wort${name.replaceAll(/\W/g, '')}`;
    await change(word);
    const found = await pollUntil(
      () => findNames(word),
      (names) => names.length > 0,
      searchIndexWaitOptions,
    );
    expect(found).not.toEqual([]);
  });

  it('knows what is in stock', async () => {
    await sql(`update ecommerce_product_variant set stock = 0, reorder_possible = false where product = $1`, [
      shop.published,
    ]);
    const read = async () => (await find('')).facets?.inStockCount;
    expect(await pollUntil(read, (count) => count === 0, searchIndexWaitOptions)).toBe(0);
    await sql(`update ecommerce_product_variant set stock = 1 where product = $1`, [shop.published]);
    expect(await pollUntil(read, (count) => count === 1, searchIndexWaitOptions)).toBe(1);
  });

  it('offers branches once products can be seen in several', async () => {
    const { rest } = backend.current();
    const readBranches = async () => (await find('')).facets?.branches.map(({ label, count }) => [label, count]);
    expect(await readBranches()).toEqual([]);
    const address = { street: 'Platz 2', zip: '80331', city: 'München' };
    const branch = { project: shop.project, display_name: 'Werkhof', sort: 1, ...address };
    const { id } = await rest.post<{ id: string }>('/items/branch', branch);
    await rest.post('/items/ecommerce_product_branch', { product: shop.published, branch_id: id });
    const both = [
      ['Werkhof', 1],
      ['Muster', 1],
    ];
    const found = await pollUntil(
      readBranches,
      (branches) => JSON.stringify(branches) === JSON.stringify(both),
      searchIndexWaitOptions,
    );
    expect(found).toEqual(both);
    const setStock = (stock: number) =>
      sql(`update ecommerce_product_variant set stock = $1 where product = $2`, [stock, shop.published]);
    const readCounts = async () => (await find('ring')).facets?.branches.map(({ count }) => count);
    await setStock(0);
    const soldOut = await pollUntil(readCounts, (counts) => counts?.[0] === 0, searchIndexWaitOptions);
    expect(soldOut).toEqual([0, 0]);
    await setStock(1);
    expect(await pollUntil(readCounts, (counts) => counts?.[0] === 1, searchIndexWaitOptions)).toEqual([1, 1]);
    await rest.delete(`/items/branch/${id}`);
    expect(await pollUntil(readBranches, (branches) => branches?.length === 0, searchIndexWaitOptions)).toEqual([]);
  });

  it('is not touched by an order that leaves stock', async () => {
    await sql(`update ecommerce_product_variant set stock = 5 where product = $1`, [shop.published]);
    await waitForIndex();
    await sql(`update ecommerce_product_variant set stock = stock - 1 where product = $1`, [shop.published]);
    expect((await sql('select count(*)::int as count from product_search_pending'))[0]?.['count']).toBe(0);
  });

  it('returns the same records as the items API', async () => {
    const { products } = await search('ring');
    const ids = products.map((product) => (product as { id: string }).id);
    const parameters = new URLSearchParams({
      fields: toDirectusFieldPaths(productListItemSchema).join(','),
      filter: JSON.stringify({ id: { _in: ids } }),
      deep: JSON.stringify(productListItemDeepQuery),
      limit: '-1',
    });
    const response = await fetch(`${backend.current().running.url}/items/ecommerce_product?${parameters.toString()}`);
    const { data } = (await response.json()) as { data: { id: string }[] };
    const toRecords = (records: unknown[]) =>
      records
        .map((record) => productListItemSchema.parse(record))
        .toSorted((first, second) => first.id.localeCompare(second.id));
    expect(toRecords(products)).toEqual(toRecords(data));
  });
});

describe('synonyms', () => {
  it('are there in every new project, and editors add their own', async () => {
    const { rest, running } = backend.current();
    const shop = await createShopFixture(rest);
    try {
      const groups = locales.flatMap((locale) => [
        ...starterSearchSynonyms[locale].equal,
        ...starterSearchSynonyms[locale].broader,
      ]);
      const [row] = await sql('select count(*)::int as count from ecommerce_search_synonym where project = $1', [
        shop.project,
      ]);
      expect(row?.['count']).toBe(groups.length);
      await waitForIndex();
      const find = () => search('schnuckelreif', { project: shop.domain });
      expect((await find()).interpretation.isNearest).toBe(true);
      const editor = await createTestEditor(running.url, rest, shop.project);
      await editor.rest.post('/items/ecommerce_search_synonym', {
        project: shop.project,
        language: 'de',
        terms: ['Schnuckelreif', 'Ring'],
      });
      const found = await find();
      expect(found.interpretation.isNearest).toBe(false);
      expect(toFoundProductNames(found)).toEqual(['Ring']);
    } finally {
      await shop.remove();
    }
  });
});

describe('names of attributes', () => {
  it('are filters with their synonyms as soon as an editor says so', async () => {
    const { rest, running } = backend.current();
    const shop = await createShopFixture(rest);
    try {
      const editor = (await createTestEditor(running.url, rest, shop.project)).rest;
      const [group] = await editor.get<{ id: string }[]>('/items/ecommerce_attribute_group?fields=id');
      await editor.post('/items/ecommerce_settings', {
        project: shop.project,
        attribute_filter: [{ attribute_group_id: group?.id }],
      });
      const terms = ['Gold', 'Schnuckelmetall'];
      await editor.post('/items/ecommerce_search_synonym', { project: shop.project, language: 'de', terms });
      await waitForIndex();
      const read = async (q: string) => (await search(q, { project: shop.domain })).interpretation.filters;
      expect(await read('Ring Schnuckelmetall')).toEqual([]);
      await editor.patch(`/items/ecommerce_attribute_group/${group?.id ?? ''}`, { is_search_filter: true });
      const filters = await pollUntil(
        () => read('Ring Schnuckelmetall'),
        ({ length }) => length > 0,
        searchIndexWaitOptions,
      );
      expect(filters).toEqual([{ kind: 'attribute', words: 'schnuckelmetall', label: 'Gold' }]);
      expect(await read('für Gold')).toEqual([{ kind: 'attribute', words: 'fur gold', label: 'Gold' }]);
    } finally {
      await shop.remove();
    }
  });
});

describe('the color of an attribute', () => {
  it('is with the filters as editors set it, and nothing else is accepted or shown', async () => {
    const { rest, running } = backend.current();
    const shop = await createShopFixture(rest);
    try {
      const editor = (await createTestEditor(running.url, rest, shop.project)).rest;
      const [attribute] = await editor.get<{ id: string; attribute_group: string }[]>(
        '/items/ecommerce_attribute?fields=id,attribute_group',
      );
      const path = `/items/ecommerce_attribute/${attribute?.id ?? ''}`;
      await editor.post('/items/ecommerce_settings', {
        project: shop.project,
        attribute_filter: [{ attribute_group_id: attribute?.attribute_group }],
      });
      await editor.patch(path, { color: '#d4af5f' });
      for (const color of ['gold', '#d4af5', 'url(//evil.example)']) {
        await expect(editor.patch(path, { color })).rejects.toMatchObject({
          status: 400,
          codes: ['FAILED_VALIDATION'],
        });
      }
      await editor.patch(path, { display_name: 'Gelbgold' });
      const readColor = async () => {
        const { facets } = await search('', { project: shop.domain });
        const [option] = facets?.attributeGroups[0]?.options ?? [];
        return option && { label: option.label, color: option.color };
      };
      expect(await pollUntil(readColor, (option) => option?.label === 'Gelbgold', searchIndexWaitOptions)).toEqual({
        label: 'Gelbgold',
        color: '#d4af5f',
      });
      await sql(`update ecommerce_attribute set color = 'red' where id = $1`, [attribute?.id]);
      expect(await pollUntil(readColor, (option) => option?.color === undefined, searchIndexWaitOptions)).toEqual({
        label: 'Gelbgold',
        color: undefined,
      });
      await editor.patch(path, { color: null });
    } finally {
      await shop.remove();
    }
  });
});

describe('searches without results', () => {
  it('of the previous version are kept, and added to those of the same words', async () => {
    const { rest, running } = backend.current();
    await sql(`create table ecommerce_search_miss (like ecommerce_zero_result_search including defaults)`);
    await sql(
      `insert into ecommerce_search_miss (id, project, language, query, count, last_at)
         select gen_random_uuid(), id, 'de', query, 7, '2026-11-02' from project, unnest(array['former query', 'both']) as query
          where domain = $1`,
      [demoShopDomain],
    );
    await sql(
      `insert into ecommerce_zero_result_search (id, project, language, query, count, last_at)
         select gen_random_uuid(), id, 'de', 'both', 2, '2026-11-01' from project where domain = $1`,
      [demoShopDomain],
    );
    // Without this trigger the migration treats the database as one of the previous version.
    await sql('drop trigger sf_project_synonyms on project');
    await applySchema(rest, running.databaseUrl, contentModelCollections, systemCollectionExtraFields);
    const kept = await sql(
      `select query, count, last_at::date::text as day from ecommerce_zero_result_search
        where query in ('former query', 'both') order by query`,
    );
    expect(kept).toEqual([
      { query: 'both', count: 9, day: '2026-11-02' },
      { query: 'former query', count: 7, day: '2026-11-02' },
    ]);
    expect(await sql('select * from ecommerce_search_miss')).toEqual([]);
  });
});

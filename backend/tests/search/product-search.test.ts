// The search finds what a visitor means, and answers any input.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  fetchSearchFromNewClientAddress,
  measureSearchRelevance,
  toMeanSearchPrecision,
} from '../../../bench/search/measure-relevance.ts';
import { locales } from '../../../contract/locale.ts';
import { type ProductSearchResponse, productSearchResponseSchema } from '../../../contract/shop/product-search.ts';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { createSearchTestClient, demoShopDomain } from './search-test-client.ts';

const backend = useDedicatedTestBackend();
const { sql, request, search, waitForIndex } = createSearchTestClient(() => backend.current());

beforeAll(waitForIndex);

describe('relevance', () => {
  it.each(locales)('of the labelled queries in %s', async (locale) => {
    const results = await measureSearchRelevance(backend.current().running.url, locale);
    expect(results.length).toBeGreaterThanOrEqual(150);
    expect(toMeanSearchPrecision(results)).toBeGreaterThanOrEqual(0.9);
    expect(results.filter(({ isEmpty }) => isEmpty).length / results.length).toBeLessThanOrEqual(0.02);
  });

  it('corrects typing errors and says so', async () => {
    const { interpretation, total } = await search('Halsktte Gold');
    expect(interpretation.correctedQuery).toBe('halskette gold');
    expect(total).toBeGreaterThan(0);
  });

  it('searches without words that no product contains, and names them', async () => {
    const { interpretation, total } = await search('ring qwertzuiop');
    expect(interpretation.ignoredWords).toEqual(['qwertzuiop']);
    expect(interpretation.isNearest).toBe(false);
    expect(total).toBeGreaterThan(0);
  });

  it('shows the nearest products where none matches all words', async () => {
    const { interpretation, total } = await search('Saphirring Kerzenleuchter');
    expect(interpretation.isNearest).toBe(true);
    expect(total).toBeGreaterThan(1);
  });

  it.each([
    ['ring', 'relevance'],
    ['ring qwertzuiop', 'relevance'],
    ['qwertzuiop', 'popular'],
    ['unter 500', 'sort'],
    ['unter 999.999.999.999.999.999.999 €', 'sort'],
    ['', 'sort'],
  ])('says in which order the products of "%s" are, unless the address has one: %s', async (query, order) => {
    expect((await search(query)).ownSort).toBe(order);
    expect((await search(query, { sort: 'popular' })).ownSort).toBe(order);
  });

  it('shows popular products where it understands nothing', async () => {
    const { interpretation, total } = await search('qwertzuiop');
    expect(interpretation.isNearest).toBe(true);
    expect(total).toBeGreaterThan(10);
  });
});

describe('filters', () => {
  it('understands prices, sizes and stock in the query', async () => {
    const { interpretation, facets } = await search('Ring unter 1000 Größe 54 auf Lager');
    expect(interpretation.filters).toEqual([
      { kind: 'price', words: 'unter 1000', minCents: null, maxCents: 100_000 },
      { kind: 'size', words: 'grosse 54', label: '54' },
      { kind: 'stock', words: 'auf lager' },
    ]);
    expect(facets?.price?.minCents).toBeGreaterThan(0);
  });

  it('shows every filter of a query that finds nothing', async () => {
    const { interpretation, total } = await search('Siegelring für Herren unter 10 €');
    expect(interpretation.filters.map(({ kind }) => kind)).toEqual(['price', 'attribute']);
    expect(interpretation.ignoredWords).toEqual([]);
    expect(total).toBe(0);
  });

  it('reads names of other attributes as words', async () => {
    expect((await search('Ring Platin 950')).interpretation.filters).toEqual([]);
  });

  it('counts the values of a group without its own filter, and all others with it', async () => {
    const all = await search('');
    const pearls = await search('', { category: 'perlen' });
    const toCount = ({ facets }: ProductSearchResponse, value: string) =>
      facets?.categories.find((option) => option.value === value)?.count;
    expect(pearls.total).toBe(toCount(all, 'perlen'));
    expect(toCount(pearls, 'trauringe')).toBe(toCount(all, 'trauringe'));
    const inPearls = pearls.facets?.manufacturers.reduce((sum, { count }) => sum + count, 0);
    expect(inPearls).toBe(pearls.total);
  });

  it('combines values of a group, and groups with each other', async () => {
    const { facets } = await search('');
    const stone = facets?.attributeGroups.find(({ label }) => label === 'Edelstein');
    const [first, second] = (stone?.options ?? []).filter(({ count }) => count > 0);
    const parameters = new URLSearchParams({
      project: demoShopDomain,
      language: 'de',
      view: 'list',
      category: 'verlobungsringe',
    });
    for (const option of [first, second]) parameters.append('attribute', option?.value ?? '');
    const response = await fetchSearchFromNewClientAddress(
      `${backend.current().running.url}/ecom/search?${parameters.toString()}`,
    );
    const both = productSearchResponseSchema.parse(await response.json());
    const [row] = await sql(
      `select count(distinct product.id)::int as count from ecommerce_product product
         join ecommerce_category category on category.id = product.category and category.slug = 'verlobungsringe'
         join ecommerce_product_attribute link on link.product = product.id and link.attribute_id = any ($1)
        where product.status = 'published' and product.project = category.project
          and category.project = (select id from project where domain = $2)`,
      [[first?.id, second?.id], demoShopDomain],
    );
    expect(both.total).toBe(row?.['count']);
  });

  it('offers the branches where products can be seen, in the language of the page', async () => {
    const all = await search('', { language: 'fr' });
    const [main, yard] = all.facets?.branches ?? [];
    expect([main?.label, yard?.label]).toEqual(['Boutique historique, Rosenwirtgasse', 'Werkhof, Kranichplatz']);
    const rows = await sql(
      `select count(*)::int as count from ecommerce_product_branch link
         join product_search_document document on document.product = link.product and document.language = 'fr'
        where (document.in_stock or document.can_reorder) and link.branch_id = any ($1) group by link.branch_id`,
      [[main?.id, yard?.id]],
    );
    expect([main?.count, yard?.count].toSorted()).toEqual(rows.map(({ count }) => count).toSorted());
    const inYard = await search('', { branch: yard?.value ?? '' });
    expect(inYard.total).toBe(yard?.count);
    expect(inYard.facets?.branches.map(({ count }) => count)).toEqual([main?.count, yard?.count]);
    expect(inYard.hasUnknownFilter).toBe(false);
    const watches = inYard.facets?.categories.find(({ value }) => value === 'uhren');
    expect(watches?.count).toBe((await search('', { branch: yard?.value ?? '', category: 'uhren' })).total);
  });

  it('counts every priced product in the histogram', async () => {
    const { facets, total } = await search('');
    const counted = facets?.price?.histogram.reduce((sum, count) => sum + count, 0);
    const [row] = await sql(
      `select count(*)::int as count from ecommerce_product where status = 'published' and price_from is null
          and project = (select id from project where domain = $1)`,
      [demoShopDomain],
    );
    expect(counted).toBe(total - Number(row?.['count']));
  });

  it('ignores values that the shop does not offer, and says so', async () => {
    const unknown = await search('', { category: 'gibt-es-nicht', size: '<b>54</b>' });
    expect(unknown.hasUnknownFilter).toBe(true);
    expect(unknown.total).toBe((await search('')).total);
    expect(JSON.stringify(unknown.facets)).not.toContain('<b>');
  });

  it('sorts by price with the id as tie-breaker, page by page', async () => {
    const ids: string[] = [];
    for (const page of ['1', '2', '3'])
      ids.push(
        ...(await search('', { sort: 'price_brutto', page })).products.map((product) => (product as { id: string }).id),
      );
    expect(new Set(ids).size).toBe((await search('')).total);
  });
});

describe('suggestions', () => {
  it('complete the word being typed, with categories, brands and pages', async () => {
    const { suggestions, facets, products } = await search('verlob', { view: 'suggestions' });
    expect(facets).toBeNull();
    expect(products.length).toBeGreaterThan(0);
    expect(suggestions?.categories).toContainEqual({
      filter: 'category',
      value: 'verlobungsringe',
      label: 'Verlobungsringe',
    });
    expect(suggestions?.pages).toContainEqual(expect.objectContaining({ kind: 'page', key: 'engagement_rings' }));
    const ofHours = await search('Öffnungszeiten', { view: 'suggestions' });
    expect(ofHours.suggestions?.pages).toContainEqual(expect.objectContaining({ kind: 'page', key: 'contact' }));
    expect(ofHours.suggestions?.pages).not.toContainEqual(expect.objectContaining({ key: 'thanks' }));
    expect((await search('ormev', { view: 'suggestions' })).suggestions?.manufacturers).toEqual([
      expect.objectContaining({ label: 'Ormeval' }),
    ]);
  });
});

describe('searches without results', () => {
  const readCounted = () =>
    sql(
      `select query, count, language from ecommerce_zero_result_search
        where project = (select id from project where domain = $1) and query like 'zzz%'`,
      [demoShopDomain],
    );

  it('are counted by their words, without what else was typed', async () => {
    await search('ZZZ-Krone 24! <b>');
    await search('zzz krone 24 b');
    await search('zzzkronen', { view: 'suggestions' });
    await search('ZZZreif in Größe 99');
    expect(await readCounted()).toEqual(
      expect.arrayContaining([
        { query: 'zzz krone 24 b', count: 2, language: 'de' },
        { query: 'zzzreif 99', count: 1, language: 'de' },
      ]),
    );
    expect(await readCounted()).toHaveLength(2);
  });
});

describe('any input', () => {
  it.each([
    ['10,000 characters', 'ring '.repeat(2_000)],
    ['one long word', 'x'.repeat(10_000)],
    ['symbols', '!?§$%&/()=*+#<>|'],
    ['SQL', `'; drop table ecommerce_product; --`],
    ['tsquery operators', `ring & !gold | (kette <-> :* '`],
    ['a regular expression', '(a+)+$ [[:alpha:]] \\'],
    ['right-to-left text', 'خاتم ذهب ‏טבעת'],
    ['control characters', 'ring\u0000\u0007\u200B'],
    ['emoji', '💍👰‍♀️'],
    ['stop words', 'der die das und'],
  ])('%s', async (_name, q) => {
    for (const language of locales) for (const view of ['list', 'suggestions']) await search(q, { language, view });
    expect((await search('ring')).total).toBeGreaterThan(0);
  });

  it('names the parameter that is wrong', async () => {
    const response = await request({ q: 'ring', language: 'xx' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error', code: 'invalid_input', field: 'language' });
    const unknown = await request({ q: 'ring', project: 'nobody.example' });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'unknown_project' });
  });

  it('ignores filters that are no filters', async () => {
    const { total } = await search('', { price: 'x-y', sort: 'drop', stock: 'maybe' });
    expect(total).toBe((await search('')).total);
  });

  it('limits the searches of one address', async () => {
    const url = `${backend.current().running.url}/ecom/search?project=${demoShopDomain}&language=de`;
    const response = await fetch(url, { headers: { 'X-Forwarded-For': '192.0.2.77' } });
    expect(response.headers.get('ratelimit-policy')).toContain('"1500-in-10min"');
  });
});

describe('without JavaScript', () => {
  const open = async (parameters: Record<string, string>) => {
    const query = new URLSearchParams({
      project: demoShopDomain,
      language: 'de',
      products_path: '/produkte',
      ...parameters,
    });
    const response = await fetchSearchFromNewClientAddress(
      `${backend.current().running.url}/ecom/search/page?${query.toString()}`,
    );
    return { status: response.status, html: await response.text(), headers: response.headers };
  };

  it('shows a page with results that link to the products', async () => {
    const { status, html, headers } = await open({ q: 'Siegelring' });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<h1>Suche: Siegelring</h1>');
    expect(html).toMatch(/<a href="https?:\/\/[^"]+\/produkte\/siegelring-kontur">Siegelring Kontur<\/a>/);
    expect(html).toContain('ab ');
  });

  it('shows understood filters, and what of the site matches', async () => {
    const { html } = await open({ q: 'Ring für Herren' });
    expect(html).toMatch(/href="\?q=Ring&#38;project=[^"]+" aria-label="Filter entfernen: Herren"/);
    expect((await open({ q: 'Öffnungszeiten' })).html).toMatch(/<a href="https?:\/\/[^"/]+\/kontakt">/);
    const brand = await open({ q: 'Ormeval' });
    expect(brand.html).toContain('?manufacturer=ormeval&#38;');
    expect((await open({ manufacturer: 'ormeval' })).html).toContain('aria-label="Filter entfernen: Ormeval"');
  });

  it('shows the list of a department without a search, under its name', async () => {
    const { html } = await open({ category: 'schmuck' });
    expect(html).toContain('<h1>Schmuck</h1>');
    expect(html.match(/<li><img/g)?.length).toBeGreaterThan(4);
    expect((await open({ manufacturer: 'ormeval' })).html).toContain('<h1>Ormeval</h1>');
  });

  it('shows results although suggestions take too long', async () => {
    await withDatabaseConnection(backend.current().running.databaseUrl, async ({ readRows }) => {
      await readRows('begin');
      await readRows('lock table page_search_document');
      const { html } = await open({ q: 'Siegelring' });
      expect(html).toContain('>Siegelring Kontur</a>');
    });
  });

  it('links to the further pages', async () => {
    const readNames = ({ html }: { html: string }): string[] =>
      html.match(/(?<=<a href="[^"]+\/produkte\/)[^"]+/g) ?? [];
    const first = readNames(await open({ q: 'Gold' }));
    const second = await open({ q: 'Gold', page: '2' });
    expect(second.html).toContain('aria-current="page" aria-label="Seite 2"');
    expect(first).toHaveLength(20);
    expect(readNames(second).filter((name) => first.includes(name))).toEqual([]);
  });

  it('escapes the query, and links only to the site', async () => {
    const { html } = await open({ q: '"><script>alert(1)</script>', products_path: '//evil.example' });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('evil.example');
  });

  it('answers for an unknown project', async () => {
    const { status, html } = await open({ project: 'nobody.example', q: 'ring' });
    expect(status).toBe(404);
    expect(html).toContain('Diese Adresse gehört zu keiner Website.');
  });
});

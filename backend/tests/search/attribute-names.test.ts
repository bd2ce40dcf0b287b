// Names of attributes in a search are filters, and words where that leaves nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import { pollUntil } from '../../database/poll-until.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import {
  createSearchTestClient,
  demoShopDomain,
  searchIndexWaitOptions,
  toFoundProductNames,
} from './search-test-client.ts';

const backend = useDedicatedTestBackend();
const { sql, search, waitForIndex } = createSearchTestClient(() => backend.current());

beforeAll(waitForIndex);

/** Runs `work` while the product has another description. */
const withDescription = async (product: string | undefined, description: string, work: () => Promise<void>) => {
  const [row] = await sql('select id, description from ecommerce_product where display_name = $1', [product]);
  const write = (text: unknown) =>
    sql('update ecommerce_product set description = $1 where id = $2', [text, row?.['id']]);
  await write(description);
  try {
    await work();
  } finally {
    await write(row?.['description']);
    await waitForIndex();
  }
};

describe('names of attributes', () => {
  const readNamesWithAttribute = async (attribute: string): Promise<string[]> => {
    const rows = await sql(
      `select product.display_name from ecommerce_product product
         join ecommerce_product_attribute link on link.product = product.id
         join ecommerce_attribute attribute on attribute.id = link.attribute_id and attribute.display_name = $1
        where product.status = 'published' and product.project = (select id from project where domain = $2)`,
      [attribute, demoShopDomain],
    );
    return rows.map((row) => String(row['display_name']));
  };

  it.each([
    ['Uhr für Herren', 'de', 'fur herren', 'Herren'],
    ['Männer Uhr', 'de', 'manner', 'Herren'],
    ['Uhr fuer Maenner', 'de', 'fuer maenner', 'Herren'],
    ['Damen-Armbanduhr, Damen', 'de', 'damen', 'Damen'],
    ['watches for men', 'en', 'for men', 'Men'],
    ['ladies’ watch', 'en', 'ladies', 'Women'],
    ['montre pour homme', 'fr', 'pour homme', 'Homme'],
  ] as const)('understands the name of an attribute: %s', async (query, language, words, label) => {
    const found = await search(query, { language });
    expect(found.interpretation).toMatchObject({ filters: [{ kind: 'attribute', words, label }], isNearest: false });
    expect(found.total).toBeGreaterThan(0);
    const inGerman = label === 'Damen' || label === 'Women' ? 'Damen' : 'Herren';
    expect(await readNamesWithAttribute(inGerman)).toEqual(expect.arrayContaining(toFoundProductNames(found)));
  });

  it('finds a product for everyone by each of its attributes, and by either of two', async () => {
    const findNames = async (query: string) => toFoundProductNames(await search(query));
    const names = await findNames('Ormeval Heure');
    expect(names).toContain('Ormeval Heure 36');
    for (const query of ['Heure für Damen', 'Heure für Herren'])
      expect(await findNames(query)).toContain('Ormeval Heure 36');
    const { interpretation, total } = await search('Damen Herren');
    expect(interpretation.filters).toHaveLength(2);
    const women = await readNamesWithAttribute('Damen');
    const men = await readNamesWithAttribute('Herren');
    expect(total).toBe(new Set([...women, ...men]).size);
  });

  it('counts the other attributes of a group that the query names one of', async () => {
    const { facets, total } = await search('Herren');
    const counts = facets?.attributeGroups.find(({ label }) => label === 'Für')?.options;
    expect(counts?.map(({ label, count }) => [label, count])).toEqual([
      ['Damen', (await readNamesWithAttribute('Damen')).length],
      ['Herren', total],
    ]);
  });

  it('searches without an attribute that leaves nothing, and names it', async () => {
    const pearls = await search('Akoyakette für Herren');
    expect(pearls.interpretation).toMatchObject({ filters: [], ignoredWords: ['herren'], isNearest: false });
    expect(toFoundProductNames(pearls)).toEqual(toFoundProductNames(await search('Akoyakette')));
  });

  it('names an ignored attribute as it was typed', async () => {
    expect((await search('Akoyakette für Männer')).interpretation.ignoredWords).toEqual(['manner']);
  });

  it('searches for the name of an attribute in texts before it ignores it', async () => {
    const [product] = toFoundProductNames(await search('Akoyakette'));
    await withDescription(product, 'Auch als Herrenkette.', async () => {
      const found = await pollUntil(
        () => search('Akoyakette für Herren'),
        ({ interpretation }) => interpretation.ignoredWords.length === 0,
        searchIndexWaitOptions,
      );
      expect(found.interpretation).toMatchObject({ filters: [], ignoredWords: [], isNearest: false });
      expect(toFoundProductNames(found)).toEqual([product]);
    });
  });

  it('reads names of attributes as words for pages that do not know such filters', async () => {
    for (const filters of ['', 'colour']) {
      const { interpretation, total } = await search('Uhr für Herren', { filters });
      expect(interpretation.filters).toEqual([]);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('finds pages, too', async () => {
    await sql(
      `update page_translations set keywords = 'Damen' where language = 'de'
          and page = (select id from page where key = 'beads' and project = (select id from project where domain = $1))`,
      [demoShopDomain],
    );
    const { suggestions } = await pollUntil(
      () => search('Damen', { view: 'suggestions' }),
      ({ suggestions: found }) => found?.pages.length === 1,
      searchIndexWaitOptions,
    );
    expect(suggestions?.pages).toEqual([expect.objectContaining({ kind: 'page', key: 'beads' })]);
  });
});

it('finds a phrase in a description where the name has its words in another order', async () => {
  await sql(`update ecommerce_product set display_name = 'Ring Halbmond Eternity' where slug = 'siegelring-kontur'`);
  const findNames = async () => toFoundProductNames(await search('Memoirering'));
  try {
    await withDescription('Ring Halbmond Eternity', 'Ein Eternity Ring.', async () => {
      const names = await pollUntil(
        findNames,
        (found) => found.includes('Ring Halbmond Eternity'),
        searchIndexWaitOptions,
      );
      expect(names).toContain('Ring Halbmond Eternity');
    });
  } finally {
    await sql(`update ecommerce_product set display_name = 'Siegelring Kontur' where slug = 'siegelring-kontur'`);
    await waitForIndex();
  }
});

// Prices, search text and random key of a product are derived correctly after every kind of write.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { normalizeForSearch } from '../../domain/normalize-for-search.ts';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema } from '../apply/apply-schema.ts';
import { withDatabaseConnection, type DatabaseRow } from '../database/with-database-connection.ts';
import { disableUnconfiguredPreviews } from '../launch/applied-content-model.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';
import { queryTestDatabase } from './query-test-database.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = useDedicatedTestBackend();

const sql = (statement: string, values: unknown[] = []): Promise<DatabaseRow[]> =>
  queryTestDatabase(backend.current().running.databaseUrl, statement, values);

const apply = () =>
  applySchema(
    backend.current().rest,
    backend.current().running.databaseUrl,
    disableUnconfiguredPreviews(contentModelCollections),
    systemCollectionExtraFields,
  );

let shop: ShopFixture;
beforeAll(async () => {
  shop = await createShopFixture(backend.current().rest);
});
afterAll(() => shop.remove());

const read = async (): Promise<DatabaseRow> => {
  const [row] = await sql('select price_from, price_to, search_text, random_key from ecommerce_product where id = $1', [
    shop.published,
  ]);
  if (!row) throw new Error('The product is gone.');
  return row;
};

/** The version of the product's row: changes with every write. */
const readVersion = async (): Promise<unknown> =>
  (await sql('select xmin::text as version from ecommerce_product where id = $1', [shop.published]))[0]?.['version'];

const patch = (changes: object): Promise<unknown> =>
  backend.current().rest.patch(`/items/ecommerce_product/${shop.published}`, changes);

describe('prices', () => {
  beforeEach(async () => {
    await sql('delete from ecommerce_product_variant where product = $1', [shop.published]);
    await patch({ price_brutto: '100.00' });
  });

  it('equal the product price without active variants', async () => {
    expect(await read()).toMatchObject({ price_from: '100.00', price_to: '100.00' });
    await patch({ product_variants: [{ display_name: '52', price_brutto: '80.00', active: false }] });
    expect(await read()).toMatchObject({ price_from: '100.00', price_to: '100.00' });
    await patch({ price_brutto: null });
    expect(await read()).toMatchObject({ price_from: null, price_to: null });
  });

  it('span the active variants written through Directus', async () => {
    const { rest } = backend.current();
    await patch({
      product_variants: [
        { display_name: '52', price_brutto: '120.00' },
        { display_name: '54', price_brutto: '90.00' },
        { display_name: '56', price_brutto: '10.00', active: false },
      ],
    });
    expect(await read()).toMatchObject({ price_from: '90.00', price_to: '120.00' });
    const variants = await rest.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?filter[product][_eq]=${shop.published}&sort=price_brutto&fields=id`,
    );
    const [inactive, low, high] = variants.map(({ id }) => id);
    await rest.patch(`/items/ecommerce_product_variant/${high ?? ''}`, { price_brutto: '150.00' });
    expect(await read()).toMatchObject({ price_from: '90.00', price_to: '150.00' });
    await rest.patch(`/items/ecommerce_product_variant/${inactive ?? ''}`, { active: true });
    expect(await read()).toMatchObject({ price_from: '10.00' });
    await rest.delete('/items/ecommerce_product_variant', [inactive, low]);
    expect(await read()).toMatchObject({ price_from: '150.00', price_to: '150.00' });
  });

  it('follow bulk statements and variants that move to another product', async () => {
    await sql(
      `insert into ecommerce_product_variant (id, product, display_name, price_brutto, stock, active, reorder_possible)
       select gen_random_uuid(), $1, size::text, 200 + size, 1, true, false from generate_series(50, 60) as size`,
      [shop.published],
    );
    expect(await read()).toMatchObject({ price_from: '250.00', price_to: '260.00' });
    await sql('update ecommerce_product_variant set price_brutto = price_brutto * 2 where product = $1', [
      shop.published,
    ]);
    expect(await read()).toMatchObject({ price_from: '500.00', price_to: '520.00' });
    await sql('update ecommerce_product_variant set product = $2 where product = $1 and price_brutto < 510', [
      shop.published,
      shop.draft,
    ]);
    expect(await read()).toMatchObject({ price_from: '510.00', price_to: '520.00' });
    const [draft] = await sql('select price_from from ecommerce_product where id = $1', [shop.draft]);
    expect(draft).toEqual({ price_from: '110.00' });
    await sql(`delete from ecommerce_product_variant where product = $1 and price_brutto >= 500`, [shop.draft]);
  });

  it('are not rewritten by an order that changes the stock', async () => {
    await patch({ product_variants: [{ display_name: '52', price_brutto: '120.00', stock: 3 }] });
    const before = await readVersion();
    await sql('update ecommerce_product_variant set stock = stock - 1 where product = $1', [shop.published]);
    expect(await readVersion()).toBe(before);
  });

  it('reflect two concurrent changes', async () => {
    await patch({
      product_variants: [
        { display_name: '52', price_brutto: '120.00' },
        { display_name: '54', price_brutto: '130.00' },
      ],
    });
    const change = (name: string, price: number, work: () => Promise<void>): Promise<void> =>
      withDatabaseConnection(backend.current().running.databaseUrl, async ({ readRows }) => {
        await readRows('begin');
        await readRows(
          'update ecommerce_product_variant set price_brutto = $3 where product = $1 and display_name = $2',
          [shop.published, name, price],
        );
        await work();
        await readRows('commit');
      });
    let second: Promise<void> | undefined;
    await change('52', 60, async () => {
      second = change('54', 900, () => Promise.resolve());
      // The second change waits for the lock of the first; go on once it does.
      for (;;) {
        const [waiting] = await sql(
          `select count(*)::int as found from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        if (waiting?.['found'] === 1) break;
      }
    });
    await second;
    expect(await read()).toMatchObject({ price_from: '60.00', price_to: '900.00' });
  });

  it('cannot be overwritten by a client', async () => {
    await patch({ price_from: '1.00', price_to: '2.00', search_text: 'anything' });
    expect(await read()).toMatchObject({ price_from: '100.00', price_to: '100.00' });
    expect((await read())['search_text']).not.toContain('anything');
  });
});

describe('search text', () => {
  it('contains names in all languages, reference numbers with suffixes and the manufacturer, normalized', async () => {
    const { rest } = backend.current();
    await sql('delete from ecommerce_product_translations where ecommerce_product = $1', [shop.published]);
    await patch({
      display_name: 'Süßwasserkette Größe Œuvre',
      reference_number: 'ÄB-7',
      product_variants: [{ display_name: '52', price_brutto: '1.00', reference_number_suffix: '-52' }],
      translations: [
        { language: 'en', display_name: 'Pearl strand' },
        { language: 'fr', display_name: 'Collier d’été' },
      ],
    });
    const wanted =
      "susswasserkette grosse oeuvre suesswasserkette groesse oeuvre pearl strand collier d'ete ab-7 aeb-7 ab-7-52 aeb-7-52 muster";
    expect(await read()).toMatchObject({ search_text: wanted });
    for (const query of ['Süßwasser', 'SUESSWASSER', 'grosse', 'Größe', 'été', 'äb-7-52', 'Muster', 'œuvre']) {
      expect(wanted, query).toContain(normalizeForSearch(query));
    }
    const visitor = createDirectusRestClient(backend.current().running.url);
    const find = (word: string) =>
      visitor.get<{ id: string }[]>(
        `/items/ecommerce_product?fields=id&filter[project][_eq]=${shop.project}&filter[search_text][_contains]=${word}`,
      );
    expect(await find('groesse')).toEqual([{ id: shop.published }]);
    const [english] = await rest.get<{ id: number }[]>(
      `/items/ecommerce_product_translations?filter[ecommerce_product][_eq]=${shop.published}&filter[language][_eq]=en&fields=id`,
    );
    await rest.patch(`/items/ecommerce_product_translations/${english?.id ?? 0}`, { display_name: 'Necklace' });
    expect((await read())['search_text']).toContain('necklace collier');
    await sql(`delete from ecommerce_product_translations where ecommerce_product = $1`, [shop.published]);
    expect((await read())['search_text']).not.toContain('necklace');
    expect(await find('groesse')).toEqual([{ id: shop.published }]);
  });

  it('is normalized by the same rule as search queries', async () => {
    const texts = [
      'Süßwasser ẞ',
      'Ŵęłna đ Ø',
      "L’été — d'or\u00a0‘x’",
      'ﬁligran ½ №',
      'Ae\u0308 \t\n ÅNGSTRÖM',
      'İzmir',
    ];
    for (const text of texts) {
      const [row] = await sql('select sf_fold($1, false) as folded', [text]);
      expect(row?.['folded'], text).toBe(normalizeForSearch(text));
    }
  });

  it('follows a renamed manufacturer and a change of the manufacturer', async () => {
    await sql(`update ecommerce_manufacturer set display_name = 'Ateliér' where project = $1`, [shop.project]);
    expect((await read())['search_text']).toMatch(/ atelier$/);
    const { rest } = backend.current();
    const { id } = await rest.post<{ id: string }>('/items/ecommerce_manufacturer', {
      project: shop.project,
      display_name: 'Neues Haus',
      slug: 'neues-haus',
    });
    await patch({ manufacturer: id });
    expect((await read())['search_text']).toMatch(/ neues haus$/);
  });
});

describe('the random key', () => {
  it('is set for new products and never changes', async () => {
    const { random_key: first } = await read();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(1);
    await patch({ display_name: 'Anders' });
    expect((await read())['random_key']).toBe(first);
    const keys = await sql('select distinct random_key from ecommerce_product');
    expect(keys.length).toBeGreaterThan(20);
  });
});

describe('the triggers', () => {
  it('are created once', async () => {
    expect((await apply()).changes).toEqual([]);
  });

  it('are replaced when they differ, and stale rows are updated', async () => {
    await patch({ price_brutto: '77.00', product_variants: [] });
    const before = await read();
    await sql(`drop trigger sf_on_product_update on ecommerce_product`);
    await sql(`update ecommerce_product set price_from = 5, search_text = 'old' where id = $1`, [shop.published]);
    await sql(`comment on trigger sf_on_product_insert on ecommerce_product is 'another definition'`);
    await sql(`create function sf_left_over() returns int language sql as 'select 1'`);
    expect((await apply()).changes).toEqual([
      'ecommerce_product: derived columns written by the database',
      'ecommerce_price_history: derived columns written by the database',
      'ecommerce_search_synonym: derived columns written by the database',
      'ecommerce_discount_code: derived columns written by the database',
      'ecommerce_order: derived columns written by the database',
      'ecommerce_invoice: derived columns written by the database',
      'ecommerce_voucher: derived columns written by the database',
      'appointment: derived columns written by the database',
      'publication_change: derived columns written by the database',
      'directus_files: derived columns written by the database',
      'directus_revisions: derived columns written by the database',
    ]);
    expect(await read()).toEqual(before);
    expect(await sql(`select 1 from pg_proc where proname = 'sf_left_over'`)).toEqual([]);
    expect((await apply()).changes).toEqual([]);
  });
});

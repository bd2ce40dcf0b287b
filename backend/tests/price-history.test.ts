// L6, PAngV § 11: the database records every offered price; the previous price of a marked reduction is derived only
// from this history.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema } from '../apply/apply-schema.ts';
import { withDatabaseConnection, type DatabaseRow } from '../database/with-database-connection.ts';
import { disableUnconfiguredPreviews } from '../launch/applied-content-model.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';
import { seedTestShop, type TestShop } from './orders/test-shop.ts';
import { queryTestDatabase } from './query-test-database.ts';

const backend = useDedicatedTestBackend();

const sql = (statement: string, values: unknown[] = []): Promise<DatabaseRow[]> =>
  queryTestDatabase(backend.current().running.databaseUrl, statement, values);

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await seedTestShop(backend.current().rest);
});
afterAll(() => shop.remove());
beforeEach(async () => {
  product = await shop.addProduct({ price_brutto: '100.00' });
});

const patch = (changes: object): Promise<unknown> =>
  backend.current().rest.patch(`/items/ecommerce_product/${product}`, changes);

/** Moves the product's price history back by a number of days. */
const passDays = (days: number): Promise<unknown> =>
  sql(`update ecommerce_price_history set valid_from = valid_from - $1 * interval '1 day' where product = $2`, [
    days,
    product,
  ]);

const readPrices = async (): Promise<unknown[]> =>
  (
    await sql(
      `select price_brutto from ecommerce_price_history where product = $1 and variant is null order by valid_from`,
      [product],
    )
  ).map((row) => row['price_brutto']);

const readReduction = async (): Promise<[price: unknown, state: unknown]> => {
  const [row] = await sql('select price_brutto_old, reduction_state from ecommerce_product where id = $1', [product]);
  return [row?.['price_brutto_old'], row?.['reduction_state']];
};

describe('the history', () => {
  it('contains every offered price, however it was written', async () => {
    await patch({ price_brutto: '90.00' });
    await sql('update ecommerce_product set price_brutto = 80 where id = $1', [product]);
    await sql('update ecommerce_product set price_brutto = price_brutto * 1.1 where project = $1', [shop.project]);
    await patch({ price_brutto: null });
    expect(await readPrices()).toEqual(['100.00', '90.00', '80.00', '88.00', null]);
  });

  it('gets no entry when the same price is written again or the stock changes', async () => {
    await patch({ price_brutto: '100.00', stock: 4 });
    await sql('update ecommerce_product set price_brutto = 100, stock = stock - 1 where id = $1', [product]);
    expect(await readPrices()).toEqual(['100.00']);
  });

  it('gets one entry per transaction: intermediate prices were never visible', async () => {
    await withDatabaseConnection(backend.current().running.databaseUrl, async ({ readRows }) => {
      await readRows('begin');
      await readRows('update ecommerce_product set price_brutto = 1 where id = $1', [product]);
      await readRows('update ecommerce_product set price_brutto = 95 where id = $1', [product]);
      await readRows('commit');
    });
    expect(await readPrices()).toEqual(['100.00', '95.00']);
  });

  it('omits the prices of drafts, which could not be bought', async () => {
    await patch({ status: 'draft' });
    await patch({ price_brutto: '500.00' });
    await passDays(10);
    await patch({ status: 'published', price_brutto: '120.00', is_reduced: true });
    expect(await readPrices()).toEqual(['100.00', null, '120.00']);
    expect(await readReduction()).toEqual([null, 'not_lower']);
  });

  it('keeps the order of concurrent changes and ends with the current price', async () => {
    await Promise.all([70, 60, 50, 40].map((price) => patch({ price_brutto: price })));
    const [row] = await sql('select price_brutto from ecommerce_product where id = $1', [product]);
    const prices = await readPrices();
    expect(prices).toHaveLength(5);
    expect(prices.at(-1)).toBe(row?.['price_brutto']);
  });

  it('is not readable by visitors, unlike the previous price derived from it', async () => {
    const visitor = createDirectusRestClient(backend.current().running.url);
    const path = `/items/ecommerce_product/${product}`;
    await expect(visitor.get('/items/ecommerce_price_history')).rejects.toThrow();
    await expect(
      visitor.get(`/items/ecommerce_product?filter[price_history][_some][price_brutto][_gt]=1`),
    ).rejects.toThrow();
    for (const field of ['is_reduced', 'reduced_since', 'reduction_state'])
      await expect(visitor.get(`${path}?fields=${field}`), field).rejects.toThrow();
    expect(await visitor.get(`${path}?fields=price_brutto_old`)).toEqual({ price_brutto_old: null });
  });
});

describe('the previous price', () => {
  it('cannot be written', async () => {
    await patch({ price_brutto: '80.00', price_brutto_old: '999.00' });
    expect(
      await createDirectusRestClient(backend.current().running.url).get(
        `/items/ecommerce_product/${product}?fields=price_brutto_old`,
      ),
    ).toEqual({ price_brutto_old: null });
    await sql(`update ecommerce_product set price_brutto_old = 999, reduction_state = 'shown' where id = $1`, [
      product,
    ]);
    expect(await readReduction()).toEqual([null, null]);
    const other = await shop.addProduct({ price_brutto: '80.00', price_brutto_old: '999.00' });
    const [row] = await sql('select price_brutto_old from ecommerce_product where id = $1', [other]);
    expect(row).toEqual({ price_brutto_old: null });
  });

  it('is empty for a lower price that is not marked as a reduction', async () => {
    await passDays(40);
    await patch({ price_brutto: '80.00' });
    expect(await readReduction()).toEqual([null, null]);
  });

  it('is the lowest of the 30 days before the reduction, not the last and not an older one', async () => {
    await passDays(20);
    await patch({ price_brutto: '95.00' });
    await passDays(20);
    await patch({ price_brutto: '110.00' });
    await passDays(5);
    await patch({ price_brutto: '90.00', is_reduced: true });
    expect(await readReduction()).toEqual(['95.00', 'shown']);
  });

  it('considers a price that was valid on the first of the 30 days, but not one that ended before', async () => {
    await passDays(1);
    await patch({ price_brutto: '120.00' });
    await passDays(29.5);
    await patch({ price_brutto: '80.00', is_reduced: true });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
    await patch({ price_brutto: '120.00', is_reduced: false });
    await passDays(31);
    await patch({ price_brutto: '80.00', is_reduced: true });
    expect(await readReduction()).toEqual(['120.00', 'shown']);
  });

  it('is the lowest since the first offer for a product younger than 30 days', async () => {
    await passDays(3);
    await patch({ price_brutto: '80.00', is_reduced: true });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
  });

  it('is empty without an earlier price', async () => {
    await patch({ is_reduced: true });
    await passDays(10);
    product = await shop.addProduct({ price_brutto: '80.00', is_reduced: true });
    expect(await readReduction()).toEqual([null, 'no_history']);
  });

  it('is empty when the current price is not lower', async () => {
    await passDays(40);
    await patch({ price_brutto: '70.00' });
    await passDays(10);
    await patch({ price_brutto: '100.00' });
    await passDays(10);
    await patch({ price_brutto: '80.00', is_reduced: true });
    expect(await readReduction()).toEqual([null, 'not_lower']);
  });

  it('is kept through further reductions without interruption: the lowest before the first one (§ 11 (2))', async () => {
    await passDays(40);
    await patch({ price_brutto: '90.00', is_reduced: true });
    await passDays(10);
    await patch({ price_brutto: '80.00' });
    await passDays(25);
    await patch({ price_brutto: '70.00' });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
  });

  it('is removed when the price rises, and the next reduction is compared with the lower price', async () => {
    await passDays(40);
    await patch({ price_brutto: '70.00', is_reduced: true });
    await passDays(5);
    await patch({ price_brutto: '90.00' });
    expect(await readReduction()).toEqual([null, 'not_lower']);
    await passDays(1);
    await patch({ price_brutto: '60.00' });
    expect(await readReduction()).toEqual(['70.00', 'shown']);
  });

  it('is removed with the mark, and does not return when only the mark is set again', async () => {
    await passDays(40);
    await patch({ price_brutto: '70.00', is_reduced: true });
    await passDays(2);
    await patch({ is_reduced: false });
    expect(await readReduction()).toEqual([null, null]);
    await patch({ is_reduced: true });
    expect(await readReduction()).toEqual([null, 'not_lower']);
  });

  it('does not change over time', async () => {
    await passDays(40);
    await patch({ price_brutto: '80.00', is_reduced: true });
    await passDays(200);
    await sql('select sf_record_prices(array_agg(id)) from ecommerce_product');
    expect(await readReduction()).toEqual(['100.00', 'shown']);
  });

  it('appears when the reduction is marked within a day, and not later', async () => {
    await passDays(40);
    await patch({ price_brutto: '80.00' });
    await passDays(0.5);
    await patch({ is_reduced: true });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
    await patch({ is_reduced: false, price_brutto: '100.00' });
    await passDays(40);
    await patch({ price_brutto: '80.00' });
    await passDays(2);
    await patch({ is_reduced: true });
    expect(await readReduction()).toEqual([null, 'not_lower']);
  });

  it('appears when the reduction is marked before the price is lowered', async () => {
    await passDays(40);
    await patch({ is_reduced: true });
    expect(await readReduction()).toEqual([null, 'not_lower']);
    await passDays(3);
    await patch({ price_brutto: '80.00' });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
  });

  it('is hidden while the product is not offered, and returns afterwards', async () => {
    await passDays(40);
    await patch({ price_brutto: '80.00', is_reduced: true });
    await patch({ status: 'archived' });
    expect(await readReduction()).toEqual([null, 'not_offered']);
    await patch({ status: 'published' });
    expect(await readReduction()).toEqual(['100.00', 'shown']);
  });
});

describe('variants', () => {
  const readVariants = () =>
    sql(
      `select display_name, price_brutto_old, reduction_state from ecommerce_product_variant where product = $1 order by display_name`,
      [product],
    );

  it('have their own history and reduction; the product itself then has no offered price', async () => {
    await patch({
      is_reduced: true,
      product_variants: [
        { display_name: '52', price_brutto: '120.00' },
        { display_name: '54', price_brutto: '140.00' },
      ],
    });
    expect(await readReduction()).toEqual([null, 'not_offered']);
    await passDays(40);
    const [small] = await sql(`select id from ecommerce_product_variant where product = $1 and display_name = '52'`, [
      product,
    ]);
    const { rest } = backend.current();
    await rest.patch(`/items/ecommerce_product_variant/${String(small?.['id'])}`, {
      price_brutto: '99.00',
      is_reduced: true,
      price_brutto_old: '500.00',
    });
    expect(await readVariants()).toEqual([
      { display_name: '52', price_brutto_old: '120.00', reduction_state: 'shown' },
      { display_name: '54', price_brutto_old: null, reduction_state: null },
    ]);
    await rest.patch(`/items/ecommerce_product_variant/${String(small?.['id'])}`, { active: false });
    expect((await readVariants())[0]).toMatchObject({ price_brutto_old: null, reduction_state: 'not_offered' });
  });

  it('keep their history when they are moved, and lose it when they are deleted', async () => {
    await patch({ price_brutto: null, product_variants: [{ display_name: '52', price_brutto: '120.00' }] });
    const other = await shop.addProduct({ price_brutto: null });
    await sql('update ecommerce_product_variant set product = $2 where product = $1', [product, other]);
    const countOf = async (id: string): Promise<unknown> =>
      (
        await sql('select count(*)::int from ecommerce_price_history where product = $1 and variant is not null', [id])
      )[0]?.['count'];
    expect([await countOf(product), await countOf(other)]).toEqual([0, 1]);
    await sql('delete from ecommerce_product_variant where product = $1', [other]);
    expect(await countOf(other)).toBe(0);
  });
});

describe('the migration of the editable previous price', () => {
  it('keeps it once if it can be the lowest price of the days before, and clears it otherwise', async () => {
    const plausible = await shop.addProduct({ price_brutto: '80.00' });
    const tooHigh = await shop.addProduct({ price_brutto: '80.00' });
    const tooLow = await shop.addProduct({ price_brutto: '80.00' });
    const ids = [plausible, tooHigh, tooLow];
    // As in an installation of the previous version.
    await sql(`drop trigger sf_guard_reduction_update on ecommerce_product`);
    await sql(`drop trigger sf_price_history_delete on ecommerce_price_history`);
    await sql('delete from ecommerce_price_history where product = any ($1)', [ids]);
    for (const [id, price] of [
      [plausible, 100],
      [tooHigh, 800],
      [tooLow, 79],
    ])
      await sql('update ecommerce_product set price_brutto_old = $2 where id = $1', [id, price]);
    const { rest, running } = backend.current();
    const apply = () =>
      applySchema(
        rest,
        running.databaseUrl,
        disableUnconfiguredPreviews(contentModelCollections),
        systemCollectionExtraFields,
      );
    expect((await apply()).changes).toContain('ecommerce_price_history: derived columns written by the database');
    const read = () =>
      sql(
        `select price_brutto_old, is_reduced, reduction_state from ecommerce_product
          where id = any ($1) order by array_position($1, id)`,
        [ids],
      );
    const wanted = [
      { price_brutto_old: '100.00', is_reduced: true, reduction_state: 'shown' },
      { price_brutto_old: null, is_reduced: false, reduction_state: null },
      { price_brutto_old: null, is_reduced: false, reduction_state: null },
    ];
    expect(await read()).toEqual(wanted);
    expect(
      await sql('select price_brutto, origin from ecommerce_price_history where product = $1 order by valid_from', [
        plausible,
      ]),
    ).toEqual([
      { price_brutto: '100.00', origin: 'taken_over' },
      { price_brutto: '80.00', origin: 'recorded' },
    ]);
    expect((await apply()).changes).toEqual([]);
    expect(await read()).toEqual(wanted);
  });
});

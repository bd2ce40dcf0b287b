// Products in the studio: copies, variants that stay at their product, barcodes in the search, and the sheet of stock and
// prices.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { SaveSheetResponse, SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { assistantRoleId, bookkeepingRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { withDatabaseConnection, type DatabaseRow } from '../../database/with-database-connection.ts';
import { createDirectusRestClient, DirectusRestError } from '../../rest/directus-rest-client.ts';
import { createTestEditor, type TestEditor } from '../create-test-staff.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createShopFixture, type ShopFixture } from '../shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const products = '/items/ecommerce_product';
const variants = '/items/ecommerce_product_variant';

type Item = Record<string, unknown>;

const sql = (statement: string, values: unknown[] = []): Promise<DatabaseRow[]> =>
  queryTestDatabase(backend.databaseUrl, statement, values);

let shop: ShopFixture;
let other: ShopFixture;
let editor: TestEditor;
let assistant: TestEditor;
let bookkeeper: TestEditor;

beforeAll(async () => {
  shop = await createShopFixture(admin);
  other = await createShopFixture(admin);
  editor = await createTestEditor(backend.url, admin, shop.project, { language: 'de-DE' });
  assistant = await createTestEditor(backend.url, admin, shop.project, { role: assistantRoleId });
  bookkeeper = await createTestEditor(backend.url, admin, shop.project, { role: bookkeepingRoleId });
});

afterAll(async () => {
  await admin.delete('/users', [editor.id, assistant.id, bookkeeper.id]);
  await sql(`delete from ecommerce_product where project = $1 and reference_number ilike '%kopie%'`, [shop.project]);
  await shop.remove();
  await other.remove();
});

const readVariants = (product: string) =>
  sql(
    'select id, display_name, stock, gtin, price_brutto from ecommerce_product_variant where product = $1 order by sort',
    [product],
  );

const catchError = async (request: Promise<unknown>): Promise<DirectusRestError> => {
  const error: unknown = await request.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(DirectusRestError);
  return error as DirectusRestError;
};

describe('the copy of a product', () => {
  const copiedFields =
    'display_name,slug,reference_number,status,stock,gtin,description,product_variants.display_name,product_variants.price_brutto,product_variants.stock,product_variants.gtin,product_variants.translations.display_name,images.directus_files_id,images.alt,images.translations.alt,translations.language,translations.display_name,attributes.attribute_id,branches';

  it('has images, variants and translations of its own, and neither stock nor barcode', async () => {
    const [variant] = await readVariants(shop.published);
    await editor.rest.patch(`${variants}/${String(variant?.['id'])}`, { stock: 4, gtin: '4006381333931' });
    const before = await admin.get<Item>(`${products}/${shop.published}?fields=${copiedFields}`);
    const copy = await editor.rest.post<{ id: string }>(`/ecom/studio/products/${shop.published}/duplicate`, {});
    expect(await admin.get(`${products}/${copy.id}?fields=${copiedFields}`)).toEqual({
      ...before,
      display_name: 'Ring (Kopie)',
      slug: 'ring-kopie',
      reference_number: 'R-1-KOPIE',
      status: 'draft',
      stock: 0,
      gtin: null,
      branches: [],
      product_variants: [
        {
          display_name: 'Größe 52',
          price_brutto: '110.00',
          stock: 0,
          gtin: null,
          translations: [{ display_name: 'Size 52' }],
        },
      ],
    });
    expect(await admin.get(`${products}/${shop.published}?fields=${copiedFields}`)).toEqual(before);
  });

  it('by “save as copy” of the studio gets a free address and reference number, unless they are changed', async () => {
    const fields = 'display_name,slug,reference_number,category,manufacturer,price_brutto,random_key';
    const original = await editor.rest.get<Item>(`${products}/${shop.published}?fields=${fields}`);
    const second = await editor.rest.post<Item>(products, original);
    expect(second).toMatchObject({ slug: 'ring-kopie-2', reference_number: 'R-1-KOPIE-2', status: 'draft' });
    expect(second['random_key']).not.toBe(original['random_key']);
    const renamed = { display_name: 'Reif (Kopie)', slug: 'reif', reference_number: 'KOPIE-7' };
    expect(await editor.rest.post<Item>(products, { ...original, ...renamed })).toMatchObject(renamed);
  });

  it('has all of more than 100 variants', async () => {
    const copy = async () => {
      const path = `/ecom/studio/products/${shop.draft}/duplicate`;
      return (await editor.rest.post<{ id: string }>(path, {})).id;
    };
    await sql(
      `insert into ecommerce_product_variant (id, product, display_name, price_brutto, sort)
       select gen_random_uuid(), $1, 'Nummer ' || number, 100, number from generate_series(1, 101) as number`,
      [shop.draft],
    );
    // At the same time: each gets names of its own.
    const copies = await Promise.all([copy(), copy()]);
    const readNames = async (id: string) => (await readVariants(id)).map((row) => String(row['display_name'])).sort();
    for (const id of copies) expect(await readNames(id)).toEqual(await readNames(shop.draft));
    await sql(`delete from ecommerce_product_variant where product = $1 and display_name like 'Nummer %'`, [
      shop.draft,
    ]);
    const slugs = await sql('select slug from ecommerce_product where id = any ($1) order by slug', [copies]);
    expect(slugs).toEqual([
      { slug: expect.stringMatching(/-kopie$/) as string },
      { slug: expect.stringMatching(/-kopie-2$/) as string },
    ]);
  });

  it('is refused for products of another project, and to a role that creates none', async () => {
    const path = (product: string) => `/ecom/studio/products/${product}/duplicate`;
    expect((await catchError(editor.rest.post(path(other.published), {}))).status).toBe(403);
    expect((await catchError(assistant.rest.post(path(shop.published), {}))).status).toBe(403);
  });
});

it('keeps a variant at its product, however it is saved', async () => {
  const [variant] = await readVariants(shop.published);
  const id = String(variant?.['id']);
  const names = { display_name: 'Fremd', slug: 'fremd', reference_number: 'F-KOPIE' };
  const { category, manufacturer } = await admin.get<Item>(`${products}/${shop.published}`);
  for (const request of [
    () => editor.rest.patch(`${variants}/${id}`, { product: shop.draft }),
    () => editor.rest.patch(`${products}/${shop.draft}`, { product_variants: [id] }),
    () =>
      editor.rest.patch(`${products}/${shop.draft}`, {
        product_variants: { create: [], update: [{ id }], delete: [] },
      }),
    () => editor.rest.post(products, { ...names, category, manufacturer, product_variants: [id] }),
  ]) {
    const { status, message } = await catchError(request());
    expect(status).toBe(400);
    expect(message).toContain('Diese Variante gehört zu einem anderen Produkt');
  }
  const statuses: unknown[] = [];
  for (const rest of [admin, editor.rest])
    for (const product of [null, 'none', 7, { display_name: 'Neu' }])
      statuses.push((await catchError(rest.patch(`${variants}/${id}`, { product }))).status);
  // What is no key refers to nothing of the editor's project.
  expect(statuses).toEqual([400, 400, 400, 400, 400, 403, 403, 400]);
  expect(await sql('select product from ecommerce_product_variant where id = $1', [id])).toEqual([
    { product: shop.published },
  ]);
});

it('finds a product by the barcode of a variant, in the studio and in the shop', async () => {
  const [variant] = await readVariants(shop.published);
  await editor.rest.patch(`${variants}/${String(variant?.['id'])}`, { gtin: '9501101530003' });
  const found = await editor.rest.get<Item[]>(`${products}?search=9501101530003&fields=id`);
  expect(found).toEqual([{ id: shop.published }]);
  const [texts] = await sql(`select a from sf_product_search_texts($1, 'de')`, [shop.published]);
  expect(texts?.['a']).toContain('9501101530003');
});

describe('the sheet of stock and prices', () => {
  const save = (rest: TestEditor['rest'], changes: SheetChange[], is_all_or_nothing = false) =>
    rest.post<SaveSheetResponse['data']>('/ecom/studio/stock-and-prices', { changes, is_all_or_nothing });
  let variant: string;
  const toChange = (changes: Partial<SheetChange>): SheetChange => ({
    kind: 'variant',
    id: variant,
    before: {},
    after: {},
    is_drop_confirmed: false,
    ...changes,
  });
  const product = (changes: Partial<SheetChange>): SheetChange =>
    toChange({ kind: 'product', id: shop.published, ...changes });
  const readSaved = async () => [
    ...(await sql('select stock, price_brutto from ecommerce_product where id = $1', [shop.published])),
    ...(await sql('select stock, price_brutto from ecommerce_product_variant where id = $1', [variant])),
  ];

  beforeAll(async () => {
    variant = String((await readVariants(shop.published))[0]?.['id']);
    await sql('update ecommerce_product set stock = 3, price_brutto = 100 where id = $1', [shop.published]);
    await sql('update ecommerce_product_variant set stock = 5, price_brutto = 110 where id = $1', [variant]);
  });

  it('saves stock and price of an assistant, with a revision, and marks what an order has changed', async () => {
    const readCached = () => admin.get<Item>(`${variants}/${variant}?fields=stock`);
    expect(await readCached()).toEqual({ stock: 5 });
    // Meanwhile an order has taken one.
    await sql('update ecommerce_product set stock = 2 where id = $1', [shop.published]);
    const { rows } = await save(assistant.rest, [
      product({ before: { stock: 3 }, after: { stock: 10 } }),
      toChange({ before: { stock: 5, price_cents: 11_000 }, after: { stock: 6, price_cents: 12_050 } }),
    ]);
    expect(rows).toEqual([
      expect.objectContaining({
        id: shop.published,
        state: 'conflict',
        current: expect.objectContaining({ stock: 2 }) as object,
      }),
      { id: variant, state: 'saved' },
    ]);
    expect(await readSaved()).toEqual([
      { stock: 2, price_brutto: '100.00' },
      { stock: 6, price_brutto: '120.50' },
    ]);
    expect(await readCached()).toEqual({ stock: 6 });
    const [revision] = await sql('select data from directus_revisions where item = $1 order by id desc limit 1', [
      variant,
    ]);
    expect(revision?.['data']).toMatchObject({ stock: 6 });
  });

  it('asks for the confirmation of a large drop, in the language of the editor', async () => {
    const drop = toChange({ before: { price_cents: 12_050 }, after: { price_cents: 2_000 } });
    const { rows } = await save(editor.rest, [drop]);
    expect(rows).toEqual([{ id: variant, state: 'refused', message: expect.stringContaining('fällt von') as string }]);
    expect(await save(editor.rest, [{ ...drop, is_drop_confirmed: true }])).toMatchObject({
      rows: [{ state: 'saved' }],
    });
    expect((await readSaved())[1]).toMatchObject({ price_brutto: '20.00' });
  });

  it('saves all rows of an import or none', async () => {
    const good = product({ before: { stock: 2 }, after: { stock: 8 } });
    const wrong = toChange({ before: { gtin: '9501101530003' }, after: { gtin: '9501101530004' } });
    const before = await readSaved();
    const refused = await save(editor.rest, [good, wrong], true);
    expect(refused.is_saved).toBe(false);
    expect(refused.rows.map(({ state }) => state)).toEqual(['saved', 'refused']);
    expect(await readSaved()).toEqual(before);
    expect(await save(editor.rest, [good], true)).toMatchObject({ is_saved: true });
    expect((await readSaved())[0]).toMatchObject({ stock: 8 });
    const tooMany = Array.from({ length: 101 }, () => good);
    expect((await catchError(save(editor.rest, tooMany, true))).status).toBe(400);
  });

  it.each([
    { first: 'the variant', last: 'the product', prefix: '00000000' },
    { first: 'the product', last: 'the variant', prefix: 'ffffffff' },
  ])('locks $first before $last, in the order of their ids like an order', async ({ prefix }) => {
    const id = `${prefix}-0000-4000-8000-${crypto.randomUUID().slice(-12)}`;
    await sql(
      `insert into ecommerce_product_variant (id, product, display_name, price_brutto, stock) values ($1, $2, 'Größe 60', 100, 1)`,
      [id, shop.published],
    );
    const variantRow = { table: 'ecommerce_product_variant', id };
    const productRow = { table: 'ecommerce_product', id: shop.published };
    const [first, last] = prefix === '00000000' ? [variantRow, productRow] : [productRow, variantRow];
    const saved = await withDatabaseConnection(backend.databaseUrl, async ({ readRows }) => {
      const [own] = await readRows('select pg_backend_pid() as pid');
      await readRows('begin');
      await readRows(`select 1 from ${first.table} where id = $1 for no key update`, [first.id]);
      const saving = save(
        editor.rest,
        [
          product({ before: { stock: 8 }, after: { stock: 9 } }),
          toChange({ id, before: { price_cents: 10_000 }, after: { price_cents: 9_900 } }),
        ].slice(prefix === '00000000' ? 0 : 1),
        true,
      );
      const countWaiting = 'select count(*)::int as count from pg_stat_activity where $1 = any (pg_blocking_pids(pid))';
      await vi.waitFor(async () => expect(await readRows(countWaiting, [own?.['pid']])).toEqual([{ count: 1 }]), {
        timeout: 30_000,
      });
      // Fails if the sheet, which waits for the first, had locked the last already.
      await readRows(`select 1 from ${last.table} where id = $1 for no key update nowait`, [last.id]);
      await readRows('commit');
      return saving;
    });
    expect(saved).toMatchObject({ is_saved: true });
    await sql('delete from ecommerce_product_variant where id = $1', [id]);
  });

  it('adds to the stock that an order has left, and says so; it never goes below zero', async () => {
    const add = (shown: number, difference: number) =>
      toChange({ before: { stock: shown }, after: { stock: shown + difference }, is_stock_relative: true });
    await sql('update ecommerce_product_variant set stock = 4 where id = $1', [variant]);
    // The sheet showed 6.
    const { rows } = await save(assistant.rest, [add(6, 5)]);
    expect(rows).toEqual([{ id: variant, state: 'saved', current: expect.objectContaining({ stock: 4 }) as object }]);
    expect((await readSaved())[1]).toMatchObject({ stock: 9 });
    expect(await save(assistant.rest, [add(9, -5)])).toMatchObject({ rows: [{ id: variant, state: 'saved' }] });
    expect((await readSaved())[1]).toMatchObject({ stock: 4 });
    // The sheet showed enough.
    expect(await save(editor.rest, [add(20, -5)])).toMatchObject({
      rows: [{ state: 'conflict', current: { stock: 4 } }],
    });
    const alsoPrice = { ...add(9, 1), before: { stock: 9, price_cents: 1 }, after: { stock: 10, price_cents: 2_100 } };
    expect(await save(editor.rest, [alsoPrice])).toMatchObject({ rows: [{ state: 'conflict' }] });
    expect((await readSaved())[1]).toMatchObject({ stock: 4, price_brutto: '20.00' });
  });

  it('adds while orders take from the same variant, and loses nothing', async () => {
    await sql('update ecommerce_product_variant set stock = 10 where id = $1', [variant]);
    const add = toChange({ before: { stock: 10 }, after: { stock: 13 }, is_stock_relative: true });
    const take = () => sql('update ecommerce_product_variant set stock = stock - 1 where id = $1', [variant]);
    await Promise.all([take(), save(editor.rest, [add]), take(), save(assistant.rest, [add]), take()]);
    expect((await readSaved())[1]).toMatchObject({ stock: 13 });
  });

  it('sets the images of a product and of a variant, keeps their alt texts, and compares them', async () => {
    const upload = async (name: string, project = shop.project) =>
      (
        await admin.post<{ id: string }>('/files', {
          filename_download: name,
          type: 'image/jpeg',
          storage: 'local',
          project,
        })
      ).id;
    const readImages = () =>
      sql('select directus_files_id as file, alt from ecommerce_product_image where product = $1 order by sort', [
        shop.published,
      ]);
    const stored = await readImages();
    const files = [await upload('R-1-1.jpg'), await upload('R-1-2.jpg')];
    const foreign = await upload('X-1.jpg', other.project);
    const before = stored.map(({ file }) => String(file));
    await sql(`update ecommerce_product_image set alt = 'Von vorn' where product = $1`, [shop.published]);
    const images = (after: string[], from = before) => product({ before: { images: from }, after: { images: after } });
    const after = [files[1] ?? '', ...before, files[0] ?? ''];
    expect(await save(editor.rest, [images(after)])).toMatchObject({ rows: [{ state: 'saved' }] });
    expect(await readImages()).toEqual(after.map((file) => ({ file, alt: before.includes(file) ? 'Von vorn' : null })));
    const { rows } = await save(editor.rest, [images(files)]);
    expect(rows).toEqual([
      { id: shop.published, state: 'conflict', current: expect.objectContaining({ images: after }) as object },
    ]);
    const own = (from: string[], to: string[]) => toChange({ before: { images: from }, after: { images: to } });
    const [first = ''] = files;
    expect(await save(editor.rest, [own([], [first])])).toMatchObject({ rows: [{ state: 'saved' }] });
    expect(await sql('select image from ecommerce_product_variant where id = $1', [variant])).toEqual([
      { image: first },
    ]);
    expect((await catchError(save(editor.rest, [own([first], files)]))).status).toBe(400);
    for (const refused of [save(editor.rest, [images([foreign], after)]), save(assistant.rest, [images([], after)])])
      expect(await refused).toMatchObject({ rows: [{ state: 'refused' }] });
    // As the undo of the studio does.
    expect(await save(editor.rest, [own([first], []), images(before, after)])).toMatchObject({
      rows: [{ state: 'saved' }, { state: 'saved' }],
    });
    expect((await readImages()).map(({ file }) => file)).toEqual(before);
    await sql('delete from directus_files where id = any ($1)', [[...files, foreign]]);
  });

  it('compares every field that it saves', async () => {
    for (const change of [
      product({ before: {}, after: { stock: 1 } }),
      product({ before: { gtin: null }, after: { stock: 1 } }),
      product({}),
    ])
      expect((await catchError(save(editor.rest, [change]))).status).toBe(400);
  });

  it('reaches neither other projects nor other fields, and not without the right', async () => {
    const foreign = product({ id: other.published, before: { stock: 3 }, after: { stock: 99 } });
    expect(await save(editor.rest, [foreign])).toMatchObject({ rows: [{ state: 'missing' }] });
    const name = { ...product({}), after: { display_name: 'X' } } as unknown as SheetChange;
    expect((await catchError(save(editor.rest, [name]))).status).toBe(400);
    const gtin = toChange({ before: { gtin: '9501101530003' }, after: { gtin: null } });
    expect(await save(assistant.rest, [gtin])).toMatchObject({ rows: [{ state: 'refused' }] });
    expect((await catchError(save(bookkeeper.rest, [gtin]))).status).toBe(403);
    expect(await sql('select stock from ecommerce_product where id = $1', [other.published])).toEqual([{ stock: 3 }]);
  });
});

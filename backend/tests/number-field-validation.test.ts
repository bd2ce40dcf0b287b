// Validation of numbers in the studio's API: well-formed and within their range; a price reduction by more than half
// needs a confirmation.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { editorRoleId } from '../access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { seedTestShop, type TestShop } from './orders/test-shop.ts';
import { queryTestDatabase } from './query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

let shop: TestShop;
let product: string;
const editors: { id: string; token: string; language: string | null }[] = [];

const addEditor = async (language: string | null): Promise<string> => {
  const token = crypto.randomUUID();
  const { id } = await admin.post<{ id: string }>('/users', {
    email: `${token}@example.com`,
    role: editorRoleId,
    project: shop.project,
    token,
    language,
  });
  editors.push({ id, token, language });
  return token;
};

beforeAll(async () => {
  shop = await seedTestShop(admin);
  product = await shop.addProduct({ price_brutto: '1290.00' });
  for (const language of ['de-DE', 'en-US', null]) await addEditor(language);
});

afterAll(async () => {
  await admin.delete(
    '/users',
    editors.map(({ id }) => id),
  );
  await shop.remove();
});

interface Answer {
  status: number;
  errors: { message: string; extensions: { code: string; field?: string } }[];
}

const send = async (method: string, path: string, body: unknown, editor = 0): Promise<Answer> => {
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${editors[editor]?.token}` },
    body: JSON.stringify(body),
  });
  const { errors = [] } = (await response.json()) as Partial<Answer>;
  return { status: response.status, errors };
};

const patch = (values: object, editor = 0) => send('PATCH', `/items/ecommerce_product/${product}`, values, editor);

const readProduct = async () =>
  (
    await queryTestDatabase(
      backend.databaseUrl,
      'select price_brutto, stock, tax_percent from ecommerce_product where id = $1',
      [product],
    )
  )[0];

describe('an invalid number', () => {
  const before = { price_brutto: '1290.00', stock: 5, tax_percent: null };
  it.each([
    ['price_brutto', '1.290,50'],
    ['price_brutto', '1290,50'],
    ['price_brutto', '1.290'],
    ['price_brutto', 1.2905],
    ['price_brutto', '?'],
    ['price_brutto', '-5'],
    ['price_brutto', -5],
    ['price_brutto', '10000000'],
    ['price_brutto', 'NaN'],
    ['price_brutto', '1e3'],
    ['price_brutto', ''],
    ['price_brutto', ' 12'],
    ['price_brutto', true],
    ['price_brutto', { amount: 5 }],
    ['price_brutto', '-5 confirmed'],
    ['stock', -1],
    ['stock', '1.5'],
    ['stock', 2_000_000],
    ['stock', 99_999_999_999],
    ['tax_percent', 101],
    ['tax_percent', '-1'],
    ['guarantee_years', 2],
  ])('%s of %j is refused with field and range', async (field, value) => {
    const { status, errors } = await patch({ [field]: value });
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code: 'FAILED_VALIDATION', field });
    const names: Record<string, string> = {
      price_brutto: 'Preis (brutto)',
      stock: 'Bestand',
      tax_percent: 'Steuersatz',
      guarantee_years: 'Haltbarkeitsgarantie: Jahre',
    };
    expect(errors[0]?.message).toContain(`„${names[field]}“`);
    expect(await readProduct()).toEqual(before);
  });

  it('is reported for each invalid field', async () => {
    const { errors } = await patch({ price_brutto: '-1', stock: -1 });
    expect(errors.map(({ extensions }) => extensions.field).sort()).toEqual(['price_brutto', 'stock']);
  });

  it("is reported in the editor's language, or in German without one", async () => {
    const messageFor = async (editor: number) => (await patch({ price_brutto: -5 }, editor)).errors[0]?.message;
    expect(await messageFor(0)).toContain('Erlaubt: 0,00\u00a0€ bis 9.999.999,99\u00a0€');
    expect(await messageFor(1)).toContain(
      '“Price (gross)” is outside the permitted range. Allowed: €0.00 to €9,999,999.99',
    );
    expect(await messageFor(2)).toContain('Erlaubt:');
  });

  it('is also refused in a new product, a new variant and a shipping rate', async () => {
    const post = (path: string, body: object) => send('POST', path, body);
    const variant = { product, display_name: 'Größe 52', price_brutto: '-5' };
    expect(await post('/items/ecommerce_product_variant', variant)).toMatchObject({ status: 400 });
    const nested = await patch({ product_variants: { create: [variant], update: [], delete: [] } });
    expect(nested).toMatchObject({ status: 400, errors: [{ extensions: { field: 'price_brutto' } }] });
    const rate = { settings: shop.settings, name: 'Bote', price_brutto: '-10' };
    expect(await post('/items/ecommerce_shipping_config', rate)).toMatchObject({ status: 400 });
    const rates = await queryTestDatabase(
      backend.databaseUrl,
      'select 1 from ecommerce_shipping_config where settings = $1',
      [shop.settings],
    );
    expect(rates).toHaveLength(3);
  });
});

describe('a valid number', () => {
  it.each([
    ['1290.5', '1290.50'],
    [1290.5, '1290.50'],
    ['1290', '1290.00'],
    ['9999999.99', '9999999.99'],
    [1290, '1290.00'],
    [null, null],
    ['1290.00', '1290.00'],
  ])('%j is saved', async (value, saved) => {
    expect(await patch({ price_brutto: value === 1290 ? '1290.00 confirmed' : value })).toMatchObject({ status: 200 });
    expect(await readProduct()).toMatchObject({ price_brutto: saved });
  });
});

describe('a price reduction by more than half', () => {
  const readPrices = async (ids: string[]) =>
    (
      await queryTestDatabase(
        backend.databaseUrl,
        'select price_brutto from ecommerce_product where id = any($1) order by price_brutto',
        [ids],
      )
    ).map((row) => row['price_brutto']);

  it('is refused without a confirmation and saved with it', async () => {
    const id = await shop.addProduct({ price_brutto: '1290.00' });
    const change = (price: unknown) => send('PATCH', `/items/ecommerce_product/${id}`, { price_brutto: price });
    expect(await change('645.00')).toMatchObject({ status: 200 });
    expect(await change('1290.00')).toMatchObject({ status: 200 });
    const refused = await change('644.99');
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'FAILED_VALIDATION', field: 'price_brutto' } }],
    });
    expect(refused.errors[0]?.message).toContain('fällt von 1.290,00\u00a0€ auf 644,99\u00a0€');
    expect(await readPrices([id])).toEqual(['1290.00']);
    expect(await change('1.29 confirmed')).toMatchObject({ status: 200 });
    expect(await readPrices([id])).toEqual(['1.29']);
  });

  it('needs a confirmation in a batch as soon as one product is affected', async () => {
    const ids = [await shop.addProduct({ price_brutto: '100.00' }), await shop.addProduct({ price_brutto: '900.00' })];
    const change = (price: string) =>
      send('PATCH', '/items/ecommerce_product', { keys: ids, data: { price_brutto: price } });
    expect(await change('90.00')).toMatchObject({ status: 400 });
    expect(await readPrices(ids)).toEqual(['100.00', '900.00']);
    expect(await change('90.00 confirmed')).toMatchObject({ status: 200 });
    expect(await readPrices(ids)).toEqual(['90.00', '90.00']);
  });

  it('needs a confirmation in a variant that is updated through its product', async () => {
    const id = await shop.addProduct({ product_variants: [{ display_name: 'Größe 52', price_brutto: '110.00' }] });
    const [variant] = await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&filter[product][_eq]=${id}`,
    );
    const change = (price: string) =>
      send('PATCH', `/items/ecommerce_product/${id}`, {
        product_variants: { create: [], update: [{ id: variant?.id, price_brutto: price }], delete: [] },
      });
    expect(await change('1.10')).toMatchObject({ status: 400 });
    expect(await change('1.10 confirmed')).toMatchObject({ status: 200 });
  });

  it('needs no confirmation from the administrator account', async () => {
    const id = await shop.addProduct({ price_brutto: '1290.00' });
    await admin.patch(`/items/ecommerce_product/${id}`, { price_brutto: '1.00' });
    expect(await readPrices([id])).toEqual(['1.00']);
  });
});

it('is also refused by constraints of the database', async () => {
  for (const [table, column, value] of [
    ['ecommerce_product', 'price_brutto', '-5'],
    ['ecommerce_product', 'price_brutto', 'NaN'],
    ['ecommerce_product', 'stock', '-1'],
    ['ecommerce_product', 'tax_percent', '101'],
    ['ecommerce_product_variant', 'price_brutto', '-5'],
    ['ecommerce_shipping_config', 'price_brutto', '-10'],
    ['ecommerce_shipping_config', 'additional_days', '366'],
    ['ecommerce_settings', 'default_tax_percent', '-1'],
    ['ecommerce_settings', 'present_wrapping_price_brutto', '-1'],
    ['ecommerce_settings', 'prepayment_days', '0'],
    ['ecommerce_order_line', 'price_brutto', '-1'],
    ['ecommerce_payment', 'amount_brutto', '-1'],
  ] as const) {
    const [constraint] = await queryTestDatabase(
      backend.databaseUrl,
      'select convalidated from pg_constraint where conname = $1 and conrelid = to_regclass($2)',
      [`sf_ck_${table}_${column}`, table],
    );
    expect(constraint, `${table}.${column}`).toBeDefined();
    if (table === 'ecommerce_product')
      await expect(
        queryTestDatabase(
          backend.databaseUrl,
          `update ${table} set ${column} = ${value === 'NaN' ? "'NaN'" : value} where id = $1`,
          [product],
        ),
      ).rejects.toThrow(`sf_ck_${table}_${column}`);
  }
});

describe('a GTIN', () => {
  const save = (gtin: string | null, editor?: number) =>
    send('PATCH', `/items/ecommerce_product/${product}`, { gtin }, editor);

  it('is stored without spaces if its check digit is correct', async () => {
    expect((await save('4006381 333931')).errors).toEqual([]);
    const [row] = await admin.get<{ gtin: string }[]>(
      `/items/ecommerce_product?filter[id][_eq]=${product}&fields=gtin`,
    );
    expect(row?.gtin).toBe('4006381333931');
    expect((await save(null)).errors).toEqual([]);
  });

  it.each([
    [0, '„GTIN (EAN)“', 'Prüfziffer'],
    [1, '“GTIN (EAN)”', 'check digit'],
  ])("with a wrong check digit is refused in the editor's language (%i)", async (editor, name, reason) => {
    const { status, errors } = await save('4006381333932', editor);
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ extensions: { code: 'FAILED_VALIDATION', field: 'gtin' } });
    expect(errors[0]?.message).toContain(name);
    expect(errors[0]?.message).toContain(reason);
  });
});

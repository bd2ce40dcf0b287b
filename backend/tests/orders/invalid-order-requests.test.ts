// Promise 7: an invalid order is answered with status 400, a code and a field, and nothing is written.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  germanTestAddress,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  ring = await shop.addProduct({ stock: 5 });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

type Item = Record<string, unknown>;

const order = (changes: Item = {}): Item => ({ ...toTestOrderBody(shop, [toTestOrderLineInput(ring)]), ...changes });
const line = (changes: Item = {}): Item => ({ ...toTestOrderLineInput(ring), ...changes });
const address = (changes: Item = {}): Item => ({ ...germanTestAddress, ...changes });

const expectNothing = async (): Promise<void> => {
  const [row] = await read(
    `select (select count(*)::int from ecommerce_order where project = $1) as orders,
            (select count(*)::int from ecommerce_mail where project = $1) as mails,
            (select stock from ecommerce_product where id = $2) as stock`,
    [shop.project, ring],
  );
  expect(row).toEqual({ orders: 0, mails: 0, stock: 5 });
};

const invalid = (field?: string) => ({
  status: 400,
  answer: { status: 'error', code: 'invalid_input', ...(field === undefined ? {} : { field }) },
});

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const wrongBodies: [string, () => Item, string][] = [
  ['no project', () => order({ project: undefined }), 'project'],
  ['a project that is a query', () => order({ project: "x' or 1=1 --" }), 'project'],
  ['a project as a filter', () => order({ project: { _neq: '' } }), 'project'],
  ['no key', () => order({ order_uuid: undefined }), 'order_uuid'],
  ['a key that is not an id', () => order({ order_uuid: '1; drop table x' }), 'order_uuid'],
  ['a key as a list', () => order({ order_uuid: [] }), 'order_uuid'],
  ['an unsupported language', () => order({ language: 'es' }), 'language'],
  ['no email address', () => order({ email: '' }), 'email'],
  ['two email addresses', () => order({ email: 'a@b.de,c@d.de' }), 'email'],
  ['an email address with a header', () => order({ email: 'a@b.de\r\nBcc: c@d.de' }), 'email'],
  ['an email address with a folded header', () => order({ email: 'a@b.de\n c@d.de' }), 'email'],
  ['an email address with a name', () => order({ email: 'A <a@b.de>' }), 'email'],
  ['a very long email address', () => order({ email: `${'a'.repeat(300)}@b.de` }), 'email'],
  ['no address', () => order({ shipping_address: undefined }), 'shipping_address'],
  ['an address as a text', () => order({ shipping_address: 'Lindenweg 3' }), 'shipping_address'],
  ['an address without a name', () => order({ shipping_address: address({ last_name: '  ' }) }), 'shipping_address'],
  [
    'an address of control characters',
    () => order({ shipping_address: address({ city: '\u0000\u0007' }) }),
    'shipping_address',
  ],
  ['a country in lower case', () => order({ shipping_address: address({ country: 'de' }) }), 'shipping_address'],
  ['a country that is a query', () => order({ shipping_address: address({ country: "D'" }) }), 'shipping_address'],
  [
    'a telephone number with words',
    () => order({ shipping_address: address({ phone: '+49 call me' }) }),
    'shipping_address',
  ],
  [
    'a street that is too long',
    () => order({ shipping_address: address({ street: 'x'.repeat(121) }) }),
    'shipping_address',
  ],
  ['an unknown part of an address', () => order({ shipping_address: address({ planet: 'x' }) }), 'shipping_address'],
  ['a wrong invoice address', () => order({ invoice_address: address({ zip: '' }) }), 'invoice_address'],
  ['an invoice address that is missing', () => order({ invoice_address: undefined }), 'invoice_address'],
  ['no lines', () => order({ lines: [] }), 'lines'],
  ['lines that are not a list', () => order({ lines: {} }), 'lines'],
  ['a line that is null', () => order({ lines: [null] }), 'lines'],
  ['too many lines', () => order({ lines: Array.from({ length: 101 }, () => line()) }), 'lines'],
  ['a product without an id', () => order({ lines: [line({ product: '' })] }), 'lines'],
  ['a product as a filter', () => order({ lines: [line({ product: { _nnull: true } })] }), 'lines'],
  ['a quantity of zero', () => order({ lines: [line({ count: 0 })] }), 'lines'],
  ['a negative quantity', () => order({ lines: [line({ count: -1 })] }), 'lines'],
  ['half a product', () => order({ lines: [line({ count: 0.5 })] }), 'lines'],
  ['a quantity as a string', () => order({ lines: [line({ count: '1' })] }), 'lines'],
  ['a quantity that is true', () => order({ lines: [line({ count: true })] }), 'lines'],
  ['a huge quantity', () => order({ lines: [line({ count: 1e300 })] }), 'lines'],
  ['a quantity of one hundred', () => order({ lines: [line({ count: 100 })] }), 'lines'],
  ['a negative price', () => order({ lines: [line({ price_cents: -10_000 })] }), 'lines'],
  ['a price with a decimal', () => order({ lines: [line({ price_cents: 99.9 })] }), 'lines'],
  [
    'a personalization with an unknown key',
    () => order({ lines: [line({ personalization: { 'A b': 'x' } })] }),
    'lines',
  ],
  ['a personalization of objects', () => order({ lines: [line({ personalization: { engraving: {} } })] }), 'lines'],
  [
    'a very long personalization',
    () => order({ lines: [line({ personalization: { engraving: 'x'.repeat(501) } })] }),
    'lines',
  ],
  [
    'too many personalization fields',
    () =>
      order({
        lines: [line({ personalization: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 'x'])) })],
      }),
    'lines',
  ],
  ['a personalization as a list', () => order({ lines: [line({ personalization: ['x'] })] }), 'lines'],
  ['too many previews', () => order({ lines: [line({ previews: ['', '', '', '', ''] })] }), 'lines'],
  ['a preview that is too long', () => order({ lines: [line({ previews: ['x'.repeat(60_001)] })] }), 'lines'],
  ['no previews', () => order({ lines: [line({ previews: undefined })] }), 'lines'],
  ['a state of the line', () => order({ lines: [line({ total_brutto: 1 })] }), 'lines'],
  ['no shipping option', () => order({ shipping: null }), 'shipping'],
  ['a payment method as a text', () => order({ payment_method: '2' }), 'payment_method'],
  ['a payment method that does not exist', () => order({ payment_method: 6 }), 'payment_method'],
  ['wrapping as a text', () => order({ present_wrap: 'true' }), 'present_wrap'],
  ['a very long comment', () => order({ comment: 'x'.repeat(1_001) }), 'comment'],
  ['a comment as a number', () => order({ comment: 1 }), 'comment'],
  ['no total', () => order({ total_cents: undefined }), 'total_cents'],
  ['a total below zero', () => order({ total_cents: -1 }), 'total_cents'],
  ['a total beyond the integer range', () => order({ total_cents: 1e22 }), 'total_cents'],
  ['a total under both names', () => order({ total_price_brutto: 1 }), 'total_price_brutto'],
  ['a price under both names', () => order({ lines: [line({ price_brutto: 1 })] }), 'lines'],
  ['a negative form duration', () => order({ open_ms: -5 }), 'open_ms'],
  ['an unknown field', () => order({ state: 'paid' }), 'state'],
  ['the field of another project', () => order({ id: ring }), 'id'],
  ['deep nesting', () => order({ comment: deep(1_000) }), 'comment'],
];

describe('POST /ecom/order', () => {
  it.each(wrongBodies)('rejects %s', async (_name, body, field) => {
    expect(await postToTestOrderService(backend.url, 'order', body())).toEqual(invalid(field));
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a number', '1'],
    ['a text', '"order"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['NaN', '{"total_cents":NaN}'],
    ['infinity', '{"total_cents":1e999}'],
    ['a prototype', '{"__proto__":{"project":"x"},"constructor":{}}'],
    ['nesting without limit', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['half a character', '{"project":"\\ud83d"}'],
    ['five megabytes', JSON.stringify({ comment: 'x'.repeat(5_000_000) })],
  ])('rejects a malformed body: %s', async (_name, body) => {
    const { status, answer } = await postToTestOrderService(backend.url, 'order', body);
    expect({ status, code: answer.code }).toEqual({ status: 400, code: 'invalid_input' });
  });

  it('has written nothing', expectNothing);

  it('stores markup, emoji and text of any script as typed', async () => {
    const text = "<script>alert(1)</script> „Ünï“ 日本 عربى 👩‍👩‍👧 {{7*7}} ${x} '; drop table x; --";
    const body = order({
      comment: `${text}\r\nZeile 2`,
      shipping_address: address({ company: 'O’Neil & "Söhne" <x>' }),
    });
    expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
    const [written] = await read('select comment, shipping_company from ecommerce_order where id = $1', [
      body['order_uuid'],
    ]);
    expect(written).toEqual({ comment: `${text}\nZeile 2`, shipping_company: 'O’Neil & "Söhne" <x>' });
  });
});

describe('POST /ecom/quote and /ecom/order/cancellation', () => {
  const quote = (changes: Item): Item => ({ ...toTestQuoteBody(shop, [toTestOrderLineInput(ring)]), ...changes });

  it.each([
    [{ project: '' }, 'project'],
    [{ language: 'xx' }, 'language'],
    [{ lines: [] }, 'lines'],
    [{ lines: [{ product: 'x' }] }, 'lines'],
    [{ country: 'Germany' }, 'country'],
    [{ shipping: 'x' }, 'shipping'],
    [{ present_wrap: null }, 'present_wrap'],
    [{ email: 'a@b.de' }, 'email'],
  ])('rejects a quote with %j', async (changes, field) => {
    expect(await postToTestOrderService(backend.url, 'quote', quote(changes))).toEqual(invalid(field));
  });

  it('rejects an invalid cancellation', async () => {
    expect(await postToTestOrderService(backend.url, 'order/cancellation', { project: shop.domain })).toEqual(
      invalid('order_uuid'),
    );
    expect(await postToTestOrderService(backend.url, 'order/cancellation', [])).toEqual(invalid());
  });
});

it('allows thirty orders in ten minutes per address, and more quotes', async () => {
  const from = { 'x-forwarded-for': '192.0.2.1, 198.51.100.177' };
  for (let index = 0; index < 30; index += 1)
    expect((await postToTestOrderService(backend.url, 'order', {}, from)).status).toBe(400);
  // Whatever address the client claims: the proxy appends the real one.
  const claimed = { 'x-forwarded-for': '192.0.2.99, 198.51.100.177' };
  const limited = { status: 429, answer: { status: 'error', code: 'too_many_requests' } };
  expect(await postToTestOrderService(backend.url, 'order', {}, claimed)).toEqual(limited);
  for (let index = 0; index < 100; index += 1)
    expect((await postToTestOrderService(backend.url, 'quote', {}, from)).status).toBe(400);
  expect((await postToTestOrderService(backend.url, 'order', {}, { 'x-forwarded-for': '198.51.100.178' })).status).toBe(
    400,
  );
});

// Promise 8: a visitor cannot read orders or secret settings through any kind of query.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createTestStaffMember } from '../create-test-staff.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

let shop: TestShop;
let order: string;

/** A family name that occurs only in the order. */
const secret = 'Geheimrätin';

beforeAll(async () => {
  shop = await seedTestShop(admin);
  await admin.patch(`/items/ecommerce_settings/${shop.settings}`, {
    paypal_client_secret: secret,
    order_email: secret,
  });
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())]);
  body.shipping_address = { ...body.shipping_address, last_name: secret };
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  order = body.order_uuid;
});

afterAll(async () => {
  await queryTestDatabase(backend.databaseUrl, 'delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const request = async (path: string, token?: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${backend.url}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, text: await response.text() };
};

const collections = ['order', 'order_line', 'hold', 'order_history', 'payment', 'mail'].map(
  (name) => `ecommerce_${name}`,
);

describe.each(['a visitor', 'the build of the site'] as const)('%s', (who) => {
  const token = who === 'a visitor' ? undefined : backend.buildToken;

  it.each(collections)('cannot read %s', async (name) => {
    for (const query of [
      '',
      `/${order}`,
      '?aggregate[count]=*',
      '?aggregate[max]=id',
      '?groupBy[]=id',
      `?search=${encodeURIComponent(secret)}`,
      '?fields=*.*.*',
      '?sort=id&limit=1',
    ]) {
      expect((await request(`/items/${name}${query}`, token)).status, query).toBe(403);
    }
  });

  it.each([
    // From the related collections, with every kind of query.
    '/items/ecommerce_product?fields=*,order_lines.*',
    '/items/ecommerce_payment_method?fields=*,orders.*',
    '/items/ecommerce_product?filter[$FOLLOW(ecommerce_order_line,product)][name][_nnull]=true',
    '/items/ecommerce_payment_method?filter[$FOLLOW(ecommerce_order,payment_method)][email][_contains]=a',
    '/items/project?fields=id&filter[$FOLLOW(ecommerce_order,project)][number][_nnull]=true',
    '/items/ecommerce_product?deep[$FOLLOW(ecommerce_order_line,product)][_limit]=1&fields=$FOLLOW(ecommerce_order_line,product).name',
    '/items/ecommerce_product?sort=$FOLLOW(ecommerce_order_line,product).name',
    '/items/ecommerce_product?fields=count($FOLLOW(ecommerce_order_line,product))',
    '/items/ecommerce_product?alias[x]=$FOLLOW(ecommerce_order_line,product)&fields=x.name',
  ])('cannot obtain data with %s', async (path) => {
    const { status, text } = await request(path, token);
    expect(text).not.toContain(secret);
    // Either refused, or a response without a trace of the requested data.
    if (status === 200) expect(text).not.toMatch(/FOLLOW|"x"|order_lines|"orders"/);
    else expect([400, 403]).toContain(status);
  });

  it('cannot query them with GraphQL', async () => {
    for (const name of collections) {
      const response = await fetch(`${backend.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query: `query { ${name} { id } }` }),
      });
      expect(await response.text()).toMatch(/"errors"/);
    }
  });
});

describe('an editor of another project', () => {
  it.each([
    '/items/ecommerce_order?search=Geheim',
    '/items/ecommerce_mail?search=Geheim',
    '/items/ecommerce_payment_method?fields=id&filter[$FOLLOW(ecommerce_order,payment_method)][shipping_last_name][_starts_with]=Geheim',
    '/items/ecommerce_payment_method?fields=id&filter[$FOLLOW(ecommerce_order,payment_method)][_some][shipping_last_name][_starts_with]=Geheim',
    '/items/ecommerce_payment_method?fields=$FOLLOW(ecommerce_order,payment_method).shipping_last_name',
    '/items/ecommerce_payment_method?fields=id&filter[$FOLLOW(ecommerce_settings_payment_method,payment_method_id)][settings][order_email][_starts_with]=Geheim',
    '/items/language?fields=code&filter[$FOLLOW(ecommerce_settings_translations,language)][ecommerce_settings][order_email][_starts_with]=Geheim',
    '/roles?fields=id&filter[$FOLLOW(directus_users,role)][project][$FOLLOW(ecommerce_order,project)][shipping_last_name][_starts_with]=Geheim',
  ])('cannot obtain data with %s', async (path) => {
    const other = await seedTestShop(admin);
    const otherEditor = await createTestStaffMember(backend.url, admin, other.project);
    const read = (query: string) =>
      otherEditor.rest.get<unknown>(query).then(
        (data) => JSON.stringify(data),
        (error: unknown) => String((error as { status?: number }).status),
      );
    const answer = await read(path);
    expect(answer).not.toContain(secret);
    // The response does not reveal whether a name exists.
    expect(answer).toBe(await read(path.replace('Geheim', 'Niemand')));
    await otherEditor.remove();
    await other.remove();
  });
});

describe('an update by query', () => {
  /** Updates or deletes what the filter matches: the response is the same whether or not something matches. */
  const send = async (method: string, collection: string, field: string, value: string) => {
    const response = await fetch(`${backend.url}/${collection}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: { filter: { [field]: { _starts_with: value } } }, data: { [field]: value } }),
    });
    return response.status;
  };

  it.each([
    ['items/ecommerce_order', 'shipping_last_name'],
    ['items/ecommerce_settings', 'order_email'],
    ['users', 'first_name'],
  ])('of %s reveals nothing to a visitor', async (collection, field) => {
    for (const method of ['PATCH', 'DELETE']) {
      expect(await send(method, collection, field, secret), method).toBe(403);
      expect(await send(method, collection, field, 'Niemand'), method).toBe(403);
    }
  });
});

describe('an unpublished rating', () => {
  it('is not reachable through its product', async () => {
    const product = await shop.addProduct();
    const comment = 'Wortlaut eines Verdachts';
    await admin.post('/items/ecommerce_product_rating', {
      product,
      status: 'draft',
      rating: 1,
      title: comment,
      comment,
      author: 'A',
      language: 'de',
    });
    const find = (filter: string) =>
      request(`/items/ecommerce_product?fields=id&filter[id][_eq]=${product}&${filter}`).then(({ text }) => text);
    expect(await find('filter[ratings][_some][comment][_contains]=Verdacht')).toBe('{"data":[]}');
    expect(await find('filter[ratings][comment][_contains]=Verdacht')).not.toContain(product);
  });
});

describe('the settings', () => {
  const path = `/items/ecommerce_settings?filter[project][domain][_eq]=`;

  it('show a visitor the shop and none of its secrets', async () => {
    const { status, text } = await request(`${path}${shop.domain}`);
    expect(status).toBe(200);
    expect(text).toContain(shop.settings);
    expect(text).not.toMatch(/secret|password|bank_details|order_email|webhook|username|IBAN/);
  });

  it.each([
    'fields=paypal_client_secret',
    'fields=bank_details',
    'filter[paypal_client_secret][_starts_with]=G',
    'filter[bank_details][_contains]=IBAN',
    'filter[_or][0][klarna_password][_null]=true',
    'sort=paypal_client_secret',
    'sort=order_email',
    'aggregate[max]=paypal_client_secret',
    'aggregate[countDistinct]=bank_details',
    'groupBy[]=klarna_username',
    'alias[x]=paypal_client_secret&fields=x',
  ])('cannot be queried by a visitor with %s', async (query) => {
    const { status, text } = await request(`/items/ecommerce_settings?${query}`);
    expect(status).toBe(403);
    expect(text).not.toContain(secret);
  });

  it('reveal nothing by search', async () => {
    const { text } = await request(`/items/ecommerce_settings?search=${encodeURIComponent(secret)}`);
    expect(text).not.toContain(shop.settings);
  });
});

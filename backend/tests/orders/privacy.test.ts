// Promise 8: of orders, and of what the settings keep secret, a visitor learns nothing, on any way that leads through the
// backend's questions.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createRestClient } from '../../rest/rest-client.ts';
import { createTestShop, postToEcom, queryRows, type TestShop, toOrderLineInput, toOrderBody } from './test-shop.ts';
import { createStaff } from '../create-editor.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);

let shop: TestShop;
let order: string;

/** A family name that stands in the order and nowhere else. */
const secret = 'Geheimrätin';

beforeAll(async () => {
  shop = await createTestShop(admin);
  await admin.patch(`/items/ecommerce_settings/${shop.settings}`, {
    paypal_client_secret: secret,
    order_email: secret,
  });
  const body = toOrderBody(shop, [toOrderLineInput(await shop.addProduct())]);
  body.shipping_address = { ...body.shipping_address, last_name: secret };
  expect(await postToEcom(backend.url, 'order', body)).toMatchObject({ status: 200 });
  order = body.order_uuid;
});

afterAll(async () => {
  await queryRows(backend.databaseUrl, 'delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const ask = async (path: string, token?: string): Promise<{ status: number; text: string }> => {
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

  it.each(collections)('reads nothing of %s', async (name) => {
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
      expect((await ask(`/items/${name}${query}`, token)).status, query).toBe(403);
    }
  });

  it.each([
    // From the far ends of the relations, in every way of asking.
    '/items/ecommerce_product?fields=*,order_lines.*',
    '/items/ecommerce_payment_method?fields=*,orders.*',
    '/items/ecommerce_product?filter[$FOLLOW(ecommerce_order_line,product)][name][_nnull]=true',
    '/items/ecommerce_payment_method?filter[$FOLLOW(ecommerce_order,payment_method)][email][_contains]=a',
    '/items/project?fields=id&filter[$FOLLOW(ecommerce_order,project)][number][_nnull]=true',
    '/items/ecommerce_product?deep[$FOLLOW(ecommerce_order_line,product)][_limit]=1&fields=$FOLLOW(ecommerce_order_line,product).name',
    '/items/ecommerce_product?sort=$FOLLOW(ecommerce_order_line,product).name',
    '/items/ecommerce_product?fields=count($FOLLOW(ecommerce_order_line,product))',
    '/items/ecommerce_product?alias[x]=$FOLLOW(ecommerce_order_line,product)&fields=x.name',
  ])('learns nothing by %s', async (path) => {
    const { status, text } = await ask(path, token);
    expect(text).not.toContain(secret);
    // Either refused, or an answer without a trace of what was asked for.
    if (status === 200) expect(text).not.toMatch(/FOLLOW|"x"|order_lines|"orders"/);
    else expect([400, 403]).toContain(status);
  });

  it('finds nothing by GraphQL', async () => {
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
  ])('learns nothing by %s', async (path) => {
    const other = await createTestShop(admin);
    const stranger = await createStaff(backend.url, admin, other.project);
    const read = (query: string) =>
      stranger.rest.get<unknown>(query).then(
        (data) => JSON.stringify(data),
        (error: unknown) => String((error as { status?: number }).status),
      );
    const answer = await read(path);
    expect(answer).not.toContain(secret);
    // Nothing differs between a name that is there and one that is not.
    expect(answer).toBe(await read(path.replace('Geheim', 'Niemand')));
    await stranger.remove();
    await other.remove();
  });
});

describe('an update by query', () => {
  /** Changes or deletes whatever the filter finds: that nothing was found must not differ from what may not be changed. */
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
      ask(`/items/ecommerce_product?fields=id&filter[id][_eq]=${product}&${filter}`).then(({ text }) => text);
    expect(await find('filter[ratings][_some][comment][_contains]=Verdacht')).toBe('{"data":[]}');
    expect(await find('filter[ratings][comment][_contains]=Verdacht')).not.toContain(product);
  });
});

describe('the settings', () => {
  const path = `/items/ecommerce_settings?filter[project][domain][_eq]=`;

  it('show a visitor the shop and none of its secrets', async () => {
    const { status, text } = await ask(`${path}${shop.domain}`);
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
  ])('do not answer a visitor by %s', async (query) => {
    const { status, text } = await ask(`/items/ecommerce_settings?${query}`);
    expect(status).toBe(403);
    expect(text).not.toContain(secret);
  });

  it('reveal nothing by search', async () => {
    const { text } = await ask(`/items/ecommerce_settings?search=${encodeURIComponent(secret)}`);
    expect(text).not.toContain(shop.settings);
  });
});

// Ratings and product requests of visitors: what is stored, what is refused, and who can read it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderServiceErrorHttpStatuses } from '../../contract/shop/order-service-ok-or-error-response.ts';
import { editorRoleId } from '../access/fixed-account-and-policy-ids.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { createDirectusRestClient, DirectusRestError } from '../rest/directus-rest-client.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const visitor = createDirectusRestClient(backend.url);

type Item = Record<string, unknown>;

interface Reply {
  status: number;
  answer: unknown;
}

let address = 0;
/** A new IP address on each call, so that the rate limit does not apply. */
const toAddress = (): string => `198.51.100.${(address += 1)}`;

const send = async (path: string, body: string, headers: Record<string, string> = {}): Promise<Reply> => {
  const response = await fetch(`${backend.url}/ecom/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': toAddress(), ...headers },
    body,
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts\b|at Object|select |insert /);
  return { status: response.status, answer: JSON.parse(text) };
};

const post = (path: string, body: unknown, headers?: Record<string, string>): Promise<Reply> =>
  send(path, JSON.stringify(body), headers);

const ok: Reply = { status: 200, answer: { status: 'ok' } };

const refused = (code: keyof typeof orderServiceErrorHttpStatuses, field?: string): Reply => ({
  status: orderServiceErrorHttpStatuses[code],
  answer: { status: 'error', code, ...(field === undefined ? {} : { field }) },
});

let shop: ShopFixture;
let other: ShopFixture;
const settings = randomUUID();
let variant: string;

const toRating = (changes: Item = {}): Item => ({
  project: shop.domain,
  product: shop.published,
  rating: 4,
  language: 'de',
  title: 'Schön gearbeitet',
  comment: 'Sitzt\nund hält.',
  author: 'M. K.',
  homepage: '',
  open_ms: 40_000,
  ...changes,
});

const toRequest = (changes: Item = {}): Item => ({
  project: shop.domain,
  product: shop.published,
  kind: 'availability',
  name: 'Änne Öz',
  email: 'änne@öz.example',
  message: 'Gibt es ihn in 52?',
  language: 'de',
  privacy: true,
  homepage: '',
  open_ms: 40_000,
  ...changes,
});

/** Number of records that the order service has written for both projects, read from the database past all caches. */
const countWritten = async (): Promise<number> => {
  const [row] = await withDatabaseConnection(backend.databaseUrl, ({ readRows }) =>
    readRows(
      `select (select count(*) from ecommerce_request where project = any ($1)) +
              (select count(*) from ecommerce_product_rating r join ecommerce_product p on p.id = r.product
                where p.project = any ($1)) as count`,
      [[shop.project, other.project]],
    ),
  );
  return Number(row?.['count']);
};

beforeAll(async () => {
  shop = await createShopFixture(admin);
  other = await createShopFixture(admin);
  await admin.post('/items/ecommerce_settings', [
    { id: settings, project: shop.project, allow_ratings: true },
    { project: other.project, allow_ratings: true },
  ]);
  const [first] = await admin.get<{ id: string }[]>(
    `/items/ecommerce_product_variant?fields=id&filter[product][_eq]=${shop.published}`,
  );
  variant = first?.id ?? '';
});

afterAll(async () => {
  await shop.remove();
  await other.remove();
});

describe('a rating', () => {
  it('is stored as a draft until the staff publishes it', async () => {
    const attempt = randomUUID();
    expect(await post('rating', toRating({ attempt }))).toEqual(ok);
    expect(await admin.get(`/items/ecommerce_product_rating/${attempt}`)).toMatchObject({
      status: 'draft',
      product: shop.published,
      rating: 4,
      title: 'Schön gearbeitet',
      verified: false,
      comment: 'Sitzt\nund hält.',
      author: 'M. K.',
      language: 'de',
      date_created: expect.any(String) as string,
    });
    const path = `/items/ecommerce_product_rating/${attempt}`;
    await expect(visitor.get(path)).rejects.toMatchObject({ status: 403 });
    await admin.patch(path, { status: 'published' });
    expect(await visitor.get(path)).toMatchObject({ rating: 4 });
  });

  it('requires only stars, and stores markup as plain text', async () => {
    const [bare, typed] = [randomUUID(), randomUUID()];
    expect(await post('rating', toRating({ attempt: bare, title: '', comment: '', author: '' }))).toEqual(ok);
    expect(await admin.get(`/items/ecommerce_product_rating/${bare}`)).toMatchObject({ title: null, author: null });
    const comment = '<img src=x onerror=alert(1)> & "so"';
    expect(await post('rating', toRating({ attempt: typed, comment, title: 'a\u0000b\nc' }))).toEqual(ok);
    expect(await admin.get(`/items/ecommerce_product_rating/${typed}`)).toMatchObject({ comment, title: 'a b c' });
  });

  it('is refused when the shop does not accept ratings', async () => {
    const path = `/items/ecommerce_settings/${settings}`;
    await admin.patch(path, { allow_ratings: false });
    expect(await post('rating', toRating())).toEqual(refused('ratings_closed'));
    await admin.patch(path, { allow_ratings: true });
  });
});

describe('a request', () => {
  it('is stored with its product and variant', async () => {
    const attempt = randomUUID();
    expect(await post('request', toRequest({ attempt, variant, phone: '+49 30 1234' }))).toEqual(ok);
    expect(await admin.get(`/items/ecommerce_request/${attempt}`)).toMatchObject({
      status: 'new',
      kind: 'availability',
      project: shop.project,
      product: shop.published,
      variant,
      subject: 'Ring (R-1), Größe 52',
      name: 'Änne Öz',
      email: 'änne@öz.example',
      phone: '+49 30 1234',
      message: 'Gibt es ihn in 52?',
      language: 'de',
    });
  });

  it('is kept when its product is deleted', async () => {
    const attempt = randomUUID();
    const [taxonomy] = await admin.get<Item[]>(
      `/items/ecommerce_product?fields=category,manufacturer&filter[id][_eq]=${shop.published}`,
    );
    const { id } = await admin.post<{ id: string }>('/items/ecommerce_product', {
      ...taxonomy,
      project: shop.project,
      status: 'published',
      slug: 'brosche',
      display_name: 'Brosche',
      reference_number: 'B-1',
    });
    expect(await post('request', toRequest({ attempt, product: id }))).toEqual(ok);
    await admin.delete('/items/ecommerce_product', [id]);
    expect(await admin.get(`/items/ecommerce_request/${attempt}`)).toMatchObject({
      product: null,
      subject: 'Brosche (B-1)',
    });
  });

  it('is visible to the staff of its project only', async () => {
    const attempt = randomUUID();
    expect(await post('request', toRequest({ attempt }))).toEqual(ok);
    const createStaff = async (project: string) => {
      const token = randomUUID();
      const user = { email: `${token}@example.com`, role: editorRoleId, project, token };
      return {
        id: (await admin.post<{ id: string }>('/users', user)).id,
        rest: createDirectusRestClient(backend.url, token),
      };
    };
    const [own, foreign] = [await createStaff(shop.project), await createStaff(other.project)];
    const path = `/items/ecommerce_request/${attempt}`;
    expect(await own.rest.get(path)).toMatchObject({ name: 'Änne Öz' });
    const lists = await own.rest.get<Item[]>('/presets?fields=bookmark&filter[collection][_eq]=ecommerce_request');
    expect(lists.map(({ bookmark }) => bookmark)).toEqual([null, 'Neue Anfragen', 'Warten auf Bestand']);
    await own.rest.patch(path, { status: 'answered' });
    for (const rest of [foreign.rest, visitor, createDirectusRestClient(backend.url, backend.buildToken)]) {
      await expect(rest.get(path)).rejects.toMatchObject({ status: 403 });
    }
    await expect(visitor.post('/items/ecommerce_request', { name: 'X' })).rejects.toBeInstanceOf(DirectusRestError);
    await admin.delete('/users', [own.id, foreign.id]);
  });
});

const toBody = { rating: toRating, request: toRequest };

describe.each(['rating', 'request'] as const)('POST /ecom/%s', (path) => {
  it('writes one record per attempt, however often it is sent', async () => {
    const body = toBody[path]({ attempt: randomUUID() });
    const before = await countWritten();
    expect(await Promise.all([post(path, body), post(path, body), post(path, body)])).toEqual([ok, ok, ok]);
    expect(await countWritten()).toBe(before + 1);
  });

  it.each([
    ['a filled honeypot', { homepage: 'https://spam.example' }],
    ['a form open for a second', { open_ms: 1_000 }],
  ])('stores a suspected message in a separate state: %s', async (_name, changes) => {
    const attempt = randomUUID();
    expect(await post(path, toBody[path]({ attempt, ...changes }))).toEqual(ok);
    const [collection, status] =
      path === 'rating' ? ['ecommerce_product_rating', 'archived'] : ['ecommerce_request', 'suspected'];
    expect(await admin.get(`/items/${collection}/${attempt}`)).toMatchObject({ status });
  });

  it('refuses drafts and products of another project with the same response, and writes nothing', async () => {
    const before = await countWritten();
    const unknown = refused('unknown_product', 'product');
    for (const product of [shop.draft, other.published, randomUUID()]) {
      expect(await post(path, toBody[path]({ product }))).toEqual(unknown);
    }
    expect(await post(path, toBody[path]({ project: other.domain }))).toEqual(unknown);
    expect(await countWritten()).toBe(before);
  });

  it('refuses an unknown project and a project in maintenance mode', async () => {
    const before = await countWritten();
    expect(await post(path, toBody[path]({ project: 'nowhere.example' }))).toEqual(refused('shop_closed'));
    await admin.patch(`/items/ecommerce_settings/${settings}`, { maintenance_mode: true });
    expect(await post(path, toBody[path]())).toEqual(refused('shop_closed'));
    await admin.patch(`/items/ecommerce_settings/${settings}`, { maintenance_mode: false });
    expect(await countWritten()).toBe(before);
  });

  const longText = (length: number): string => 'x'.repeat(length);
  const shared: [string, Item][] = [
    ['project', { project: '' }],
    ['project', { project: "x' or 1=1 --" }],
    ['project', { project: 5 }],
    ['product', { product: 'ring' }],
    ['product', { product: { _nnull: true } }],
    ['language', { language: 'xx' }],
    ['attempt', { attempt: 'again' }],
    ['homepage', { homepage: undefined }],
    ['open_ms', { open_ms: -1 }],
    ['open_ms', { open_ms: '5000' }],
    ['status', { status: 'published' }],
    ['id', { id: randomUUID() }],
    [longText(64), { [longText(1_000)]: 1 }],
  ];
  const own: Record<typeof path, [string, Item][]> = {
    rating: [
      ...[0, 6, 4.5, '5', null, undefined, [5]].map((rating): [string, Item] => ['rating', { rating }]),
      ['title', { title: longText(121) }],
      ['title', { title: ['x'] }],
      ['comment', { comment: longText(4_001) }],
      ['author', { author: longText(81) }],
      ['verified', { verified: true }],
      ['order_line', { order_line: randomUUID() }],
      ...['', 'x', 5, { _nnull: true }, `${'a'.repeat(63)}G`, ['a'.repeat(64)]].map((rating_key): [string, Item] => [
        'rating_key',
        { rating_key },
      ]),
    ],
    request: [
      ['variant', { variant: 'x' }],
      ...['repair', '', undefined, ['price']].map((kind): [string, Item] => ['kind', { kind }]),
      ...['https://evil.example', 'ring', '/Ring', '/r?x=1', '/r#x', '/r\r\nBcc: a@b.de', 5, `/${longText(301)}`].map(
        (of): [string, Item] => ['path', { path: of }],
      ),
      ['notified_at', { notified_at: null }],
      ['name', { name: ' \n ' }],
      ['name', { name: longText(121) }],
      ...['', 'x', 'x@y', 'a@b.de, c@d.de', 'A <a@b.de>', 'a@b.de\r\nbcc: c@d.de', `${longText(250)}@b.de`].map(
        (email): [string, Item] => ['email', { email }],
      ),
      ['phone', { phone: longText(41) }],
      ['message', { message: longText(3_000_000) }],
      ['privacy', { privacy: false }],
      ['privacy', { privacy: 'true' }],
    ],
  };

  it('refuses an invalid field by name and writes nothing', async () => {
    const before = await countWritten();
    for (const [field, changes] of [...shared, ...own[path]]) {
      const reply = await post(path, toBody[path](changes));
      expect(reply, JSON.stringify(changes).slice(0, 100)).toEqual(refused('invalid_input', field));
    }
    expect(await countWritten()).toBe(before);
  });

  it('refuses a body that is not a JSON object', async () => {
    const before = await countWritten();
    const invalid = { status: 400, answer: { status: 'error', code: 'invalid_input' } };
    for (const body of ['', '{}', '[]', '[[{}]]', '"x"', '{"project":', 'project=x', `"${longText(5_000_000)}"`]) {
      expect(await send(path, body), body.slice(0, 40)).toMatchObject(invalid);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send(path, 'project=x', form)).toMatchObject(invalid);
    expect(await send(path, JSON.stringify(toBody[path]()), { 'content-type': 'text/plain' })).toMatchObject(invalid);
    expect(await countWritten()).toBe(before);
  });

  it('refuses an unknown variant of a request', async () => {
    if (path === 'rating') return;
    const [foreign] = await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&filter[product][_eq]=${other.published}`,
    );
    const unknown = refused('unknown_product', 'variant');
    expect(await post(path, toRequest({ variant: foreign?.id }))).toEqual(unknown);
    await admin.patch(`/items/ecommerce_product_variant/${variant}`, { active: false });
    expect(await post(path, toRequest({ variant }))).toEqual(unknown);
    await admin.patch(`/items/ecommerce_product_variant/${variant}`, { active: true });
  });
});

describe('the rate limit', () => {
  it('allows thirty requests per IP address in ten minutes, whatever address the client claims', async () => {
    // The proxy appends the real client address; the client can set the values before it.
    const from = (claimed: string) => ({ 'x-forwarded-for': `${claimed}, 203.0.113.7` });
    for (let index = 0; index < 30; index += 1) {
      expect(await post('rating', {}, from(`192.0.2.${index}`))).toMatchObject({ status: 400 });
    }
    expect(await post('request', toRequest(), from('192.0.2.99'))).toEqual(refused('too_many_requests'));
    expect(await post('request', toRequest(), { 'x-forwarded-for': '203.0.113.8' })).toEqual(ok);
  });
});

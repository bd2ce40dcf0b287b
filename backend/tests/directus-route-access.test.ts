// Every route of Directus, requested by a visitor and by an editor of another project: routes outside the allow list
// are refused, and allowed ones neither change nor reveal other projects.
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isDirectusRouteAllowedForRole } from '../extensions/route-guard/allowed-directus-routes.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { createTestEditor, type TestEditor } from './create-test-staff.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

type Item = Record<string, unknown>;

const anyId = '11111111-2222-4333-8444-555555555555';
const controllers = new URL('../node_modules/@directus/api/dist/controllers/', import.meta.url);

/** Methods and paths as declared in the files of Directus, with a value for each parameter. */
const readRoutes = async (): Promise<[method: string, path: string][]> => {
  const files = (await readdir(controllers)).filter((name) => name.endsWith('.js') && name !== 'not-found.js');
  const routes = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(new URL(file, controllers), 'utf8');
      const declared = source.matchAll(/router\.(get|post|patch|delete|search|put)\(\s*["'`]([^"'`]*)["'`]/g);
      return [...declared].map(([, method = '', path = '']): [string, string] => [
        method.toUpperCase(),
        `/${file.replace('.js', '')}${path.replace(/\(\$\{UUID_REGEX\}\)/g, '').replace(/:\w+\??/g, anyId)}`,
      ]);
    }),
  );
  return [
    ...routes.flat(),
    ['POST', '/graphql/system'],
    ['POST', '/files/tus'],
    ['POST', '/ai/chat'],
    ['GET', '/a-route-of-a-later-version'],
    // Express ignores the case of letters and accepts double slashes.
    ['POST', '/UTILS/hash/generate'],
    ['POST', '/Utils/Sort/menu_item'],
    ['POST', '/files//import'],
  ];
};

const routes = await readRoutes();

/** Directus limits requests per second and address; retries a request that was limited. */
const request = async (method: string, path: string, token?: string, body?: unknown): Promise<number> => {
  const status = await sendOnce(method, path, token, body);
  return status === 429 ? request(method, path, token, body) : status;
};

const sendOnce = async (method: string, path: string, token?: string, body?: unknown): Promise<number> => {
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
};

let own: ShopFixture;
let other: ShopFixture;
let editor: TestEditor;

beforeAll(async () => {
  own = await createShopFixture(admin);
  other = await createShopFixture(admin);
  editor = await createTestEditor(backend.url, admin, own.project);
});

afterAll(async () => {
  await admin.delete('/users', [editor.id]);
  await own.remove();
  await other.remove();
});

describe('routes outside the allow list', () => {
  it('are most routes of Directus', () => {
    expect(routes.length).toBeGreaterThan(250);
    expect(
      routes.filter(([method, path]) => isDirectusRouteAllowedForRole('visitor', method, path)).length,
    ).toBeLessThan(25);
    expect(
      routes.filter(([method, path]) => isDirectusRouteAllowedForRole('editor', method, path)).length,
    ).toBeLessThan(routes.length / 2);
  });

  it.each(['visitor', 'editor'] as const)('are refused to the %s', async (caller) => {
    const token = caller === 'editor' ? editor.token : undefined;
    const answers: string[] = [];
    for (const [method, path] of routes) {
      if (isDirectusRouteAllowedForRole(caller, method, path)) continue;
      const status = await request(method, path, token, method === 'GET' ? undefined : {});
      // Pings are answered before authentication.
      if (status !== 403 && path !== '/server/ping') answers.push(`${method} ${path}: ${status}`);
    }
    expect(answers).toEqual([]);
  });

  it.each([
    ['POST', '/utils/hash/generate', { string: 'x' }],
    ['POST', '/utils/hash/verify', { string: 'x', hash: '$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAA$AAAAAAAAAAAAAAAA' }],
    ['GET', '/utils/random/string', undefined],
    ['POST', '/graphql', { query: '{ ecommerce_product { id } }' }],
    ['POST', '/graphql/system', { query: 'mutation { utils_hash_generate(string: "x") }' }],
    ['GET', '/server/specs/oas', undefined],
    ['GET', `/flows/trigger/${anyId}`, undefined],
  ])('are refused to visitors: %s %s', async (method, path, body) => {
    expect(await request(method, path, undefined, body)).toBe(403);
  });
});

const readOrder = async (project: string): Promise<unknown> =>
  admin.get(`/items/menu_item?filter[project][_eq]=${project}&fields=id,sort,display_name&sort=id`);

describe('the manual order', () => {
  const createMenu = async (project: string): Promise<string[]> =>
    (
      await admin.post<{ id: string }[]>(
        '/items/menu_item',
        ['A', 'B', 'C'].map((display_name, index) => ({ project, display_name, sort: index + 1 })),
      )
    ).map(({ id }) => id);
  let mine: string[];
  let foreign: string[];
  beforeAll(async () => {
    mine = await createMenu(own.project);
    foreign = await createMenu(other.project);
  });

  const sort = (item: unknown, to: unknown, collection = 'menu_item'): Promise<number> =>
    request('POST', `/utils/sort/${collection}`, editor.token, { item, to });

  it('of another project cannot be changed', async () => {
    const before = await readOrder(other.project);
    expect(await sort(foreign[0], foreign[2])).toBe(403);
    expect(await sort(mine[0], foreign[2])).toBe(403);
    expect(await sort(foreign[0], mine[2])).toBe(403);
    expect(await sort(other.draft, other.published, 'ecommerce_product')).toBe(403);
    expect(await sort('de', 'en', 'language')).toBe(403);
    expect(await readOrder(other.project)).toEqual(before);
  });

  it("of the editor's own project can be changed without affecting others", async () => {
    const before = await readOrder(other.project);
    expect(await sort(mine[2], mine[0])).toBe(200);
    const sorted = await editor.rest.get<Item[]>(`/items/menu_item?filter[id][_in]=${mine.join()}&sort=sort&fields=id`);
    expect(sorted.map(({ id }) => id)).toEqual([mine[2], mine[0], mine[1]]);
    expect(await readOrder(other.project)).toEqual(before);
  });
});

describe('open routes', () => {
  const csv = (rows: string, type = 'text/csv'): FormData => {
    const form = new FormData();
    form.set('file', new Blob([rows], { type }), 'rows.csv');
    return form;
  };

  const readForeign = async (): Promise<unknown> => ({
    products: await admin.get(`/items/ecommerce_product?filter[project][_eq]=${other.project}&sort=id`),
    variants: await admin.get(
      `/items/ecommerce_product_variant?filter[product][project][_eq]=${other.project}&sort=id`,
    ),
    categories: await admin.get(`/items/ecommerce_category?filter[project][_eq]=${other.project}&sort=id`),
    project: await admin.get(`/items/project/${other.project}`),
    menu: await readOrder(other.project),
  });

  const toChanges = (changes: { create?: unknown[]; update?: unknown[] }) => ({
    create: [],
    update: [],
    delete: [],
    ...changes,
  });

  const toStatuses = async (requests: [method: string, path: string, body: unknown][]): Promise<Item> => {
    const statuses: Item = {};
    for (const [method, path, body] of requests)
      statuses[`${method} ${path} ${JSON.stringify(body)}`] = await request(method, path, editor.token, body);
    return statuses;
  };

  it('write nothing to another project, however the records are nested', async () => {
    const variant = async (product: string): Promise<unknown> =>
      (await admin.get<Item[]>(`/items/ecommerce_product_variant?filter[product][_eq]=${product}`))[0]?.['id'];
    const foreignVariant = await variant(other.published);
    const ownVariant = await variant(own.published);
    const before = await readForeign();
    const product = '/items/ecommerce_product';
    const mine = `${product}/${own.published}`;
    const subcategory = { category: other.category, display_name: 'X', slug: 'z' };
    const statuses = await toStatuses([
      ['PATCH', product, [{ id: other.published, stock: 99 }]],
      ['PATCH', product, { keys: [other.published], data: { stock: 99 } }],
      ['PATCH', product, { query: { filter: { project: { _eq: other.project } } }, data: { stock: 99 } }],
      ['DELETE', product, [other.published]],
      ['DELETE', product, { keys: [other.published] }],
      ['DELETE', product, { query: { filter: { project: { _eq: other.project } } } }],
      // A list of the editor's own product adopts or changes a child of another project's product.
      ['PATCH', mine, { product_variants: [foreignVariant, ownVariant] }],
      ['PATCH', mine, { product_variants: [{ id: foreignVariant, stock: 99 }] }],
      ['PATCH', mine, { product_variants: toChanges({ update: [{ id: foreignVariant, stock: 9 }] }) }],
      // A many-to-one field changes its target, or creates one in another project.
      ['PATCH', mine, { category: { id: other.category, display_name: 'X' } }],
      ['PATCH', mine, { category: { display_name: 'X', slug: 'x', project: other.project } }],
      ['PATCH', mine, { project: { id: other.project, seo_title: 'X' } }],
      [
        'PATCH',
        `/items/ecommerce_category/${own.category}`,
        { subcategories: [{ ...subcategory, project: other.project }] },
      ],
      // A junction whose far side is a record of another project.
      ['PATCH', mine, { subcategories: toChanges({ create: [{ subcategory_id: subcategory }] }) }],
      ['POST', '/items/ecommerce_product_tag', { product: other.published, tag_id: { name: 'X' } }],
      ['POST', '/items/ecommerce_product_rating', { product: other.published, rating: 5, title: 'X' }],
    ]);
    for (const [request, status] of Object.entries(statuses)) expect([400, 403], request).toContain(status);
    // GraphQL answers 200 with errors; a delete list is only applied to the children of the editor's own product.
    const query = `mutation { delete_ecommerce_product_item(id: "${other.published}") { id } }`;
    await request('POST', '/graphql', editor.token, { query });
    await request('PATCH', `${product}/${own.published}`, editor.token, {
      product_variants: { create: [], update: [], delete: [foreignVariant] },
    });
    expect(await readForeign()).toEqual(before);
  });

  it('import nothing into another project', async () => {
    const before = await readForeign();
    const upload = async (collection: string, form: FormData): Promise<number> => {
      const url = `${backend.url}/utils/import/${collection}`;
      // The whole body in one write: Directus's import waits for IMPORT_TIMEOUT if its records are processed before
      // the end of the file arrives.
      const whole = new Response(form);
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${editor.token}`,
          'content-type': whole.headers.get('content-type') ?? '',
        },
        body: await whole.arrayBuffer(),
      });
      return answer.status;
    };
    for (const form of [
      csv(`id,stock\n${other.published},99\n`),
      csv(JSON.stringify([{ id: other.published, stock: 99 }]), 'application/json'),
      csv(JSON.stringify([{ id: own.published, category: other.category }]), 'application/json'),
    ]) {
      const status = await upload('ecommerce_product', form);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(
      await upload('ecommerce_category', csv(`display_name,slug,project\nX,x,${other.project}\n`)),
    ).toBeGreaterThanOrEqual(400);
    expect(await upload('directus_files', csv('id\n'))).toBe(403);
    expect(await readForeign()).toEqual(before);
  });

  it('reveal nothing of another project: versions, history, comments, shares, dashboards', async () => {
    const statuses = await toStatuses([
      ['POST', '/versions', { key: 'x', collection: 'ecommerce_product', item: other.published }],
      ['POST', `/utils/revert/1`, {}],
      ['POST', '/comments', { collection: 'ecommerce_product', item: other.published, comment: 'X' }],
      ['POST', '/shares', { collection: 'ecommerce_product', item: other.published }],
      ['POST', '/notifications', { recipient: editor.id, subject: 'X' }],
      ['POST', '/presets', { collection: 'ecommerce_product', user: null, bookmark: 'X' }],
      ['PATCH', '/users/me', { project: other.project }],
      ['POST', '/files/import', { url: 'http://127.0.0.1:1/x.jpg' }],
      ['POST', '/dashboards', { name: 'X' }],
      ['POST', '/folders', { name: 'X' }],
    ]);
    for (const [request, status] of Object.entries(statuses)) expect([400, 403], request).toContain(status);
    const revisions = await editor.rest.get<Item[]>('/revisions?limit=-1&fields=project,item');
    for (const { project } of revisions) expect(project).toBe(own.project);
    expect(revisions.map(({ item }) => item)).toContain(own.published);
    expect(await editor.rest.get<Item[]>('/versions').catch(() => [])).toEqual([]);
    const activity = await editor.rest.get<Item[]>('/activity?limit=-1&fields=user,ip,project,revisions.project');
    for (const { user, ip, project, revisions: nested } of activity) {
      if (user === editor.id) continue;
      expect({ ip, project, nested: nested ?? null }).toEqual({ ip: null, project: own.project, nested: null });
    }
  });

  it("accept a comment on an item of the editor's project, but no mentions", async () => {
    const comment = { collection: 'ecommerce_product', item: own.published, comment: 'Schön.' };
    expect(await request('POST', '/comments', editor.token, comment)).toBe(200);
    const mention = { ...comment, collection: 'language', item: 'de', comment: `@${editor.id} Hallo` };
    expect(await request('POST', '/comments', editor.token, mention)).toBe(403);
  });

  it("export readable items into a file of the editor's project", async () => {
    const body = { query: { limit: -1, fields: ['id'] }, format: 'json', file: { title: 'Ausfuhr' } };
    expect(await request('POST', '/utils/export/ecommerce_product', editor.token, body)).toBe(204);
    const find = (): Promise<{ id: string; project: string }[]> =>
      admin.get('/files?filter[title][_eq]=Ausfuhr&filter[filesize][_gt]=0&fields=id,project');
    // Directus responds before the file is written.
    await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(1);
    const [file] = await find();
    expect(file?.project).toBe(own.project);
    const content = await fetch(`${backend.url}/assets/${file?.id ?? ''}`, {
      headers: { authorization: `Bearer ${editor.token}` },
    });
    const ids = ((await content.json()) as { id: string }[]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([own.published, own.draft].toSorted());
    await admin.delete(`/files/${file?.id ?? ''}`);
  });
});

// Staff works in its own project as its role allows, and can neither read nor change another one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findProjectRelationPath } from '../access/project-and-publication-filters.ts';
import { scheduledPublishingUserId } from '../access/fixed-account-and-policy-ids.ts';
import { type StaffRoleName, staffRoleNames, toRoleCollectionAccess } from '../access/role-permission-matrix.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { createTestEditor, createTestStaff, type TestEditor } from './create-test-staff.ts';
import { readDirectusRequestStatus } from './directus-request-status.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

type Item = Record<string, unknown>;

const owned = contentModelCollections.filter(({ ownership }) => ownership !== 'shared').map(({ name }) => name);

const toPath = (name: string): string =>
  findProjectRelationPath(contentModelCollections, name)
    .map(({ field }) => field)
    .join('.');

const readAt = (item: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (value as Item | undefined)?.[field], item);

let own: ShopFixture;
let other: ShopFixture;
/** One account of each role. */
let staff: Record<StaffRoleName, TestEditor>;
let editor: TestEditor;
let withoutProject: TestEditor;

beforeAll(async () => {
  own = await createShopFixture(admin);
  other = await createShopFixture(admin);
  staff = await createTestStaff(backend.url, admin, own.project);
  ({ editor } = staff);
  withoutProject = await createTestEditor(backend.url, admin, null);
});

afterAll(async () => {
  await admin.delete('/users', [...Object.values(staff).map(({ id }) => id), withoutProject.id]);
  await own.remove();
  await other.remove();
});

describe('another project', () => {
  it.each(owned)('cannot be read or changed in %s by any role', async (name) => {
    const path = toPath(name);
    const filter = path
      .split('.')
      .map((field) => `[${field}]`)
      .join('');
    const [foreign] = await admin.get<Item[]>(`/items/${name}?limit=1&fields=id&filter${filter}[_neq]=${own.project}`);
    for (const role of staffRoleNames) {
      const { rest } = staff[role];
      const access = toRoleCollectionAccess(contentModelCollections, name, role);
      if (access === 'none')
        expect(await readDirectusRequestStatus(rest.get(`/items/${name}?limit=1`)), role).toBe(403);
      else {
        const items = await rest.get<Item[]>(`/items/${name}?limit=-1&fields=${path}`);
        for (const item of items) expect(readAt(item, path), role).toBe(own.project);
      }
      if (!foreign) continue;
      const item = `/items/${name}/${String(foreign['id'])}`;
      expect(await readDirectusRequestStatus(rest.get(item)), role).toBe(403);
      expect(await readDirectusRequestStatus(rest.patch(item, { id: foreign['id'] })), role).toBe(403);
      expect(await readDirectusRequestStatus(rest.delete(item)), role).toBe(403);
    }
  });

  it('does not accept new items, neither top-level nor nested', async () => {
    const category = { display_name: 'Fremd', slug: 'fremd', project: other.project };
    expect(
      await readDirectusRequestStatus(editor.rest.post('/items/ecommerce_category', category)),
    ).toBeGreaterThanOrEqual(400);
    const variant = { product: other.published, display_name: 'Fremd', price_brutto: '1.00' };
    expect(await readDirectusRequestStatus(editor.rest.post('/items/ecommerce_product_variant', variant))).toBe(403);
    const nested = { ...variant, product: { id: other.published, display_name: 'Fremd' } };
    expect(await readDirectusRequestStatus(editor.rest.post('/items/ecommerce_product_variant', nested))).toBe(403);
    const translation = { ecommerce_product: other.published, language: 'fr', display_name: 'Fremd' };
    expect(
      await readDirectusRequestStatus(editor.rest.post('/items/ecommerce_product_translations', translation)),
    ).toBe(403);
  });

  it("cannot take over items of the editor's project or be referenced from them", async () => {
    const product = `/items/ecommerce_product/${own.published}`;
    expect(
      await readDirectusRequestStatus(editor.rest.patch(product, { project: other.project })),
    ).toBeGreaterThanOrEqual(400);
    expect(await readDirectusRequestStatus(editor.rest.patch(product, { category: other.category }))).toBe(403);
    const elsewhere = { branches: [{ branch_id: other.branch }] };
    expect(await readDirectusRequestStatus(editor.rest.patch(product, elsewhere))).toBe(403);
    const [variant] = await editor.rest.get<Item[]>(
      `/items/ecommerce_product_variant?fields=id&filter[product][_eq]=${own.published}`,
    );
    const path = `/items/ecommerce_product_variant/${String(variant?.['id'])}`;
    expect(await readDirectusRequestStatus(editor.rest.patch(path, { product: other.published }))).toBe(403);
    expect(await admin.get(product)).toMatchObject({ project: own.project, category: own.category });
  });
});

describe("the editor's own project", () => {
  it('can be edited: items are created with children, changed and deleted', async () => {
    const created = await editor.rest.post<{ id: string; project: string; product_variants: string[] }>(
      '/items/ecommerce_product',
      {
        display_name: 'Armband',
        slug: 'armband',
        reference_number: 'A-1',
        category: own.category,
        manufacturer: (await admin.get<Item>(`/items/ecommerce_product/${own.published}`))['manufacturer'],
        branches: [{ branch_id: own.branch }],
        product_variants: [{ display_name: '18 cm', price_brutto: '80.00' }],
        translations: [{ language: 'fr', display_name: 'Bracelet' }],
      },
    );
    expect(created.project).toBe(own.project);
    expect(created.product_variants).toHaveLength(1);
    const path = `/items/ecommerce_product/${created.id}`;
    await editor.rest.patch(path, { status: 'published' });
    await editor.rest.delete(path);
    expect(await readDirectusRequestStatus(admin.get(path))).toBe(403);
  });

  it('allows its record to be changed except for the domain, but not created or deleted', async () => {
    const path = `/items/project/${own.project}`;
    await editor.rest.patch(path, { seo_title: 'Neu' });
    expect(await readDirectusRequestStatus(editor.rest.patch(path, { domain: 'other.example' }))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.delete(path))).toBe(403);
    const project = { name: 'X', domain: 'x.example', seo_title: 'X' };
    expect(await readDirectusRequestStatus(editor.rest.post('/items/project', project))).toBe(403);
  });
});

describe('files', () => {
  const upload = (rest: DirectusRestClient, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'x.svg');
    return rest.post<{ id: string; project: string | null }>('/files', form);
  };

  it('belong to the project they are uploaded for and are hidden from other projects', async () => {
    const mine = await upload(editor.rest, {});
    const foreign = await upload(admin, { project: other.project });
    const common = await upload(admin, {});
    expect(mine.project).toBe(own.project);
    await editor.rest.patch(`/files/${mine.id}`, { title: 'Meins' });
    expect(await readDirectusRequestStatus(upload(editor.rest, { project: other.project }))).toBeGreaterThanOrEqual(
      400,
    );
    expect(await readDirectusRequestStatus(editor.rest.get(`/files/${foreign.id}`))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.patch(`/files/${foreign.id}`, { title: 'X' }))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.get(`/files/${common.id}`))).toBe(200);
    expect(await readDirectusRequestStatus(editor.rest.delete(`/files/${common.id}`))).toBe(403);
    await editor.rest.delete(`/files/${mine.id}`);
    await admin.delete('/files', [foreign.id, common.id]);
  });

  it('cannot be moved to or from another project or be shared with all', async () => {
    const mine = await upload(editor.rest, {});
    const foreign = await upload(admin, { project: other.project });
    const common = await upload(admin, {});
    const { rest } = editor;
    const taken = { project: own.project };
    const refused = [
      ...[other.project, null, randomUUID(), { id: other.project }].flatMap((project) => [
        rest.patch(`/files/${mine.id}`, { project }),
        rest.patch('/files', { keys: [mine.id], data: { project } }),
        rest.patch('/files', [{ id: mine.id, project }]),
      ]),
      ...[foreign.id, common.id].flatMap((id) => [
        rest.patch(`/files/${id}`, taken),
        rest.patch('/files', { keys: [id], data: taken }),
        rest.patch('/files', { keys: [mine.id, id], data: taken }),
      ]),
      // Through an item that uses the file.
      rest.patch(`/items/project/${own.project}`, { logo: { id: mine.id, project: other.project } }),
      rest.patch(`/items/project/${own.project}`, { logo: { id: foreign.id, project: own.project } }),
    ];
    for (const status of await Promise.all(refused.map(readDirectusRequestStatus)))
      expect(status).toBeGreaterThanOrEqual(400);
    const owners = await Promise.all(
      [mine, foreign, common].map(({ id }) => admin.get<Item>(`/files/${id}?fields=project`)),
    );
    expect(owners).toEqual([own, other, { project: null }].map(({ project }) => ({ project })));
    await rest.patch(`/files/${mine.id}`, taken);
    await admin.delete('/files', [mine.id, foreign.id, common.id]);
  });

  it("can be used if they belong to the editor's project or are shared, but not if they belong to another project", async () => {
    const mine = await upload(editor.rest, {});
    const foreign = await upload(admin, { project: other.project });
    const common = await upload(admin, {});
    const project = `/items/project/${own.project}`;
    const category = `/items/ecommerce_category/${own.category}`;
    const image = { product: own.published, directus_files_id: foreign.id };
    expect(await readDirectusRequestStatus(editor.rest.patch(project, { logo: foreign.id }))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.patch(category, { image: { id: foreign.id } }))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.post('/items/ecommerce_product_image', image))).toBe(403);
    expect(await readDirectusRequestStatus(editor.rest.patch(project, { logo: randomUUID() }))).toBe(403);
    expect(await admin.get(project)).toMatchObject({ logo: null });
    for (const { id } of [mine, common])
      expect(await readDirectusRequestStatus(editor.rest.patch(project, { logo: id }))).toBe(200);
    expect(await readDirectusRequestStatus(editor.rest.patch(project, { logo: null }))).toBe(200);
    await admin.delete('/files', [mine.id, foreign.id, common.id]);
  });
});

describe('system data', () => {
  it('is not accessible to editors', async () => {
    const { rest } = editor;
    expect(await readDirectusRequestStatus(rest.patch('/settings', { project_name: 'X' }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.post('/collections', { collection: 'x', schema: {}, meta: {} }))).toBe(
      403,
    );
    expect(await readDirectusRequestStatus(rest.post('/fields/page', { field: 'x', type: 'string' }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.post('/users', { email: 'x@example.com' }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.patch(`/users/${editor.id}`, { project: other.project }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.patch('/users/me', { project: other.project }))).toBe(403);
    expect(await readDirectusRequestStatus(rest.get('/schema/snapshot'))).toBe(403);
    expect(await readDirectusRequestStatus(rest.patch('/items/language/de', { name: 'X' }))).toBe(403);
    const users = await rest.get<{ id: string }[]>('/users?limit=-1&fields=id');
    expect(users.map(({ id }) => id).toSorted()).toEqual(
      // Names the author of what is published at its time.
      [scheduledPublishingUserId, ...Object.values(staff).map(({ id }) => id)].toSorted(),
    );
  });

  it('returns nothing to an editor without a project', async () => {
    for (const name of owned) expect(await withoutProject.rest.get(`/items/${name}?limit=1`), name).toEqual([]);
    const variant = { product: own.published, display_name: 'X', price_brutto: '1.00' };
    expect(await readDirectusRequestStatus(withoutProject.rest.post('/items/ecommerce_product_variant', variant))).toBe(
      403,
    );
  });
});

describe('the build account', () => {
  const build = createDirectusRestClient(backend.url, backend.buildToken);

  it('reads all content including drafts, but no messages or orders of visitors, and writes nothing', async () => {
    for (const { name, readable } of contentModelCollections) {
      const wanted = readable ? 200 : 403;
      expect(await readDirectusRequestStatus(build.get(`/items/${name}?limit=1`)), name).toBe(wanted);
    }
    expect(await readDirectusRequestStatus(build.get(`/items/ecommerce_product/${own.draft}`))).toBe(200);
    expect(await readDirectusRequestStatus(build.patch(`/items/ecommerce_product/${own.draft}`, { stock: 1 }))).toBe(
      403,
    );
    expect(await readDirectusRequestStatus(build.get('/users'))).toBe(403);
  });
});

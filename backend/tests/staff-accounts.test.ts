// Accounts of staff: owners invite and deactivate colleagues of their own project, everyone keeps the own account, and
// earlier versions of records are visible inside the project only.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type StaffRoleName, staffRoleNames, staffRoles } from '../access/role-permission-matrix.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { createTestEditor, createTestStaff, type TestEditor } from './create-test-staff.ts';
import { readDirectusRequestStatus } from './directus-request-status.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

type Item = Record<string, unknown>;

let own: ShopFixture;
let other: ShopFixture;
let staff: Record<StaffRoleName, TestEditor>;
let foreign: Record<StaffRoleName, TestEditor>;
let adminRoleId: string;

beforeAll(async () => {
  own = await createShopFixture(admin);
  other = await createShopFixture(admin);
  staff = await createTestStaff(backend.url, admin, own.project);
  foreign = await createTestStaff(backend.url, admin, other.project);
  const [role] = await admin.get<{ id: string }[]>('/roles?filter[policies][policy][admin_access][_eq]=true&fields=id');
  adminRoleId = role?.id ?? '';
});

afterAll(async () => {
  const projects = [own.project, other.project].join();
  const accounts = await admin.get<{ id: string }[]>(`/users?limit=-1&fields=id&filter[project][_in]=${projects}`);
  await admin.delete(
    '/users',
    accounts.map(({ id }) => id),
  );
  await own.remove();
  await other.remove();
});

const toEmail = (): string => `${randomUUID()}@example.com`;

const findAccounts = (email: string): Promise<Item[]> =>
  admin.get(`/users?filter[email][_eq]=${email}&fields=project,role,status`);

describe('an owner', () => {
  // emails/order-email-content.test.ts invites with a mail server.
  it('invites nobody while no email can be sent', async () => {
    const email = toEmail();
    // The client of the other tests would try again.
    const response = await fetch(`${backend.url}/users/invite`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: staffRoles.assistant.roleId }),
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Es wurde kein Zugang angelegt.');
    expect(await findAccounts(email)).toEqual([]);
  });

  it('creates no administrator, no account without a role and none of another project', async () => {
    const { rest } = staff.owner;
    const role = staffRoles.editor.roleId;
    const refused: [path: string, body: Item][] = [
      ['/users/invite', { role, invite_url: 'https://elsewhere.example' }],
      ['/users', { role: adminRoleId }],
      ['/users', {}],
      ['/users', { role, project: other.project }],
      ['/users', { role, project: null }],
      ['/users', { role, token: randomUUID() }],
      ['/users', { role, policies: { create: [{ policy: staffRoles.owner.policyId }], update: [], delete: [] } }],
      ['/users', { role: { name: 'Mine', policies: [] } }],
    ];
    for (const [path, body] of refused) {
      const email = toEmail();
      expect([400, 403], JSON.stringify(body)).toContain(
        await readDirectusRequestStatus(rest.post(path, { email, ...body })),
      );
      expect(await findAccounts(email), JSON.stringify(body)).toEqual([]);
    }
  });

  it('cannot send a new link to somebody whom another project invited', async () => {
    const email = toEmail();
    await createTestEditor(backend.url, admin, other.project, { email, status: 'invited' });
    const again = { email: email.toUpperCase(), role: staffRoles.owner.roleId };
    expect(await readDirectusRequestStatus(staff.owner.rest.post('/users/invite', again))).toBe(400);
    expect(await findAccounts(email)).toMatchObject([{ project: other.project }]);
  });

  it('deactivates a colleague, who is then signed out, and gives another role', async () => {
    const colleague = await createTestEditor(backend.url, admin, own.project);
    const path = `/users/${colleague.id}`;
    await staff.owner.rest.patch(path, { role: staffRoles.assistant.roleId });
    expect(await readDirectusRequestStatus(colleague.rest.get('/items/ecommerce_settings'))).toBe(403);
    await staff.owner.rest.patch(path, { status: 'suspended' });
    expect(await readDirectusRequestStatus(colleague.rest.get('/items/ecommerce_product'))).toBe(401);
  });

  it('changes nobody outside the project, and of nobody what would give more rights', async () => {
    const { rest } = staff.owner;
    const colleague = `/users/${staff.editor.id}`;
    const refused = [
      ...[foreign.editor.id, foreign.owner.id].flatMap((id) => [
        rest.patch(`/users/${id}`, { status: 'suspended' }),
        rest.patch(`/users/${id}`, { password: 'ein-langes-Passwort' }),
        rest.patch('/users', { keys: [id], data: { status: 'suspended' } }),
        rest.patch('/users', [{ id, status: 'suspended' }]),
        rest.patch('/users', { query: { filter: { id: { _eq: id } } }, data: { status: 'suspended' } }),
        // Through a file that somebody uploaded.
        rest.post('/files', { title: 'X', uploaded_by: { id, status: 'suspended' } }),
      ]),
      rest.patch(colleague, { role: adminRoleId }),
      rest.patch(colleague, { role: { id: adminRoleId } }),
      rest.patch(colleague, { role: null }),
      rest.patch(colleague, { project: other.project }),
      rest.patch(colleague, { token: randomUUID() }),
      rest.patch(colleague, { tfa_secret: null }),
      rest.patch(colleague, { email: toEmail() }),
      rest.patch(`/users/${staff.owner.id}`, { status: 'suspended' }),
      rest.delete(colleague),
    ];
    for (const [index, status] of (await Promise.all(refused.map(readDirectusRequestStatus))).entries())
      expect([400, 403], `request ${index}`).toContain(status);
    const accounts = await admin.get<Item[]>(
      `/users?filter[id][_in]=${[foreign.editor.id, foreign.owner.id, staff.editor.id, staff.owner.id].join()}&fields=status`,
    );
    expect(accounts).toEqual(Array.from({ length: 4 }, () => ({ status: 'active' })));
  });
});

describe.each(staffRoleNames)('the role %s', (role) => {
  it('changes the own account, but neither its role, its project nor its address', async () => {
    const { id, rest } = staff[role];
    const changes = { last_name: 'Sommer', language: 'de-DE', appearance: 'dark', email_notifications: false };
    await rest.patch('/users/me', { ...changes, password: 'ein-langes-Passwort' });
    await rest.patch(`/users/${id}`, { theme_light: null });
    expect(await admin.get(`/users/${id}?fields=last_name,language,appearance,email_notifications`)).toEqual(changes);
    for (const refused of [
      { role: staffRoles.owner.roleId },
      { status: 'suspended' },
      { project: other.project },
      { email: toEmail() },
      { token: randomUUID() },
    ])
      expect([400, 403], JSON.stringify(refused)).toContain(
        await readDirectusRequestStatus(rest.patch('/users/me', refused)),
      );
  });

  it('generates a second factor', async () => {
    const { rest } = staff[role];
    await rest.patch('/users/me', { password: 'ein-langes-Passwort' });
    const factor = await rest.post<{ secret: string }>('/users/me/tfa/generate', { password: 'ein-langes-Passwort' });
    expect(factor.secret).toMatch(/^[A-Z2-7]+$/);
  });

  it('sees colleagues of the own project only', async () => {
    const users = await staff[role].rest.get<{ id: string; first_name: string; role: string | null }[]>(
      '/users?limit=-1&fields=id,first_name,role',
    );
    const ids = users.map(({ id }) => id);
    for (const account of Object.values(staff)) expect(ids).toContain(account.id);
    for (const account of Object.values(foreign)) expect(ids).not.toContain(account.id);
    const colleague = users.find(({ id }) => id === staff[role === 'editor' ? 'assistant' : 'editor'].id);
    expect(colleague?.role === null).toBe(role !== 'owner');
  });
});

it.each(['editor', 'assistant', 'bookkeeping'] as const)(
  'the %s neither invites nor changes colleagues',
  async (role) => {
    const { rest } = staff[role];
    const invitation = { email: toEmail(), role: staffRoles.bookkeeping.roleId };
    expect(await readDirectusRequestStatus(rest.post('/users/invite', invitation))).toBe(403);
    expect(await readDirectusRequestStatus(rest.post('/users', invitation))).toBe(403);
    expect(await readDirectusRequestStatus(rest.patch(`/users/${staff.owner.id}`, { last_name: 'X' }))).toBe(403);
  },
);

describe('earlier versions', () => {
  const readVersions = (role: StaffRoleName, collection: string, item: string): Promise<Item[]> =>
    staff[role].rest
      .get<Item[]>(
        `/revisions?sort=-id&fields=data,activity.user.first_name,activity.ip&filter[collection][_eq]=${collection}&filter[item][_eq]=${item}`,
      )
      .catch(() => []);

  it('of a product show who changed what, and can be restored', async () => {
    const path = `/items/ecommerce_product/${own.published}`;
    const before = await admin.get<Item>(`${path}?fields=stock,display_name`);
    await staff.editor.rest.patch(path, { stock: 41, display_name: 'Irrtum' });
    const [latest, previous] = await readVersions('editor', 'ecommerce_product', own.published);
    expect(latest).toMatchObject({
      data: { stock: 41, display_name: 'Irrtum' },
      activity: { user: { first_name: 'editor' } },
    });
    expect(previous?.['data']).toMatchObject(before);
    await staff.editor.rest.patch(path, before);
    expect(await admin.get(`${path}?fields=stock,display_name`)).toEqual(before);
    const [ofColleague] = await readVersions('assistant', 'ecommerce_product', own.published);
    expect(ofColleague?.['activity']).toEqual({ user: { first_name: 'editor' }, ip: null });
  });

  it('are hidden from roles that do not change the record, and of records of another project', async () => {
    await staff.editor.rest.patch(`/items/project/${own.project}`, { seo_title: 'Neu' });
    expect(await readVersions('owner', 'project', own.project)).not.toEqual([]);
    for (const role of ['assistant', 'bookkeeping'] as const)
      expect(await readVersions(role, 'project', own.project), role).toEqual([]);
    await foreign.editor.rest.patch(`/items/ecommerce_product/${other.published}`, { stock: 17 });
    for (const role of staffRoleNames)
      expect(await readVersions(role, 'ecommerce_product', other.published), role).toEqual([]);
  });

  it('of a key that no record can have belong to no project, and refuse nothing', async () => {
    const [row] = await withDatabaseConnection(backend.databaseUrl, ({ readRows }) =>
      readRows(`select sf_project_of_record('ecommerce_product', 'nonsense') as project`),
    );
    expect(row?.['project']).toBeNull();
  });

  it('of visitors’ messages do not exist for the staff', async () => {
    const { id } = await admin.post<{ id: string }>('/items/contact_message', {
      project: own.project,
      name: 'Grete Sturm',
      email: 'grete.sturm@example.com',
      message: 'Guten Tag',
      language: 'de',
    });
    await staff.editor.rest.patch(`/items/contact_message/${id}`, { note: 'Angerufen' });
    for (const role of staffRoleNames) expect(await readVersions(role, 'contact_message', id), role).toEqual([]);
    await admin.delete(`/items/contact_message/${id}`);
  });
});

describe('an assistant', () => {
  it('changes stock and price of a product and its variants, and nothing else of them', async () => {
    const { rest } = staff.assistant;
    const path = `/items/ecommerce_product/${own.published}`;
    const [variant] = await rest.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&filter[product][_eq]=${own.published}`,
    );
    await rest.patch(path, { stock: 5, product_variants: [{ id: variant?.id, stock: 6 }] });
    expect(await admin.get(`${path}?fields=stock,product_variants.stock`)).toMatchObject({
      stock: 5,
      product_variants: [{ stock: 6 }],
    });
    for (const change of [
      { display_name: 'X' },
      { status: 'draft' },
      { product_variants: [{ display_name: 'Neu', price_brutto: '1.00' }] },
      { product_variants: { create: [], update: [], delete: [variant?.id] } },
    ])
      expect(await readDirectusRequestStatus(rest.patch(path, change)), JSON.stringify(change)).toBe(403);
    expect(await readDirectusRequestStatus(rest.delete(path))).toBe(403);
    expect(
      await readDirectusRequestStatus(rest.post('/items/ecommerce_product', { display_name: 'X', slug: 'x' })),
    ).toBe(403);
  });
});

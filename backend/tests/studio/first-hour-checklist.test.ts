// The checklist of a new project ticks itself by what the project has.
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { StudioDashboardData } from '../../../contract/studio/studio-dashboard.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { seedTestShop, postToTestOrderService, toTestOrderBody, toTestOrderLineInput } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const query = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

const readSteps = async (project: string) =>
  (await admin.get<StudioDashboardData>(`/ecom/studio/dashboard?project=${project}`)).firstHour;
const readOpen = async (project: string) =>
  (await readSteps(project))?.filter(({ isDone }) => !isDone).map(({ name }) => name);
const create = async (collection: string, item: object): Promise<string> =>
  (await admin.post<{ id: string }>(`/items/${collection}`, item)).id;

it('has every step of an empty project open, and leads to the form of each', async () => {
  const domain = `${randomUUID()}.example`;
  const project = await create('project', { name: 'Neu', domain, seo_title: 'Neu' });
  const readPaths = async () =>
    Object.fromEntries(((await readSteps(project)) ?? []).map(({ name, path }) => [name, path]));
  expect(await readOpen(project)).toHaveLength(9);
  const newSettings = '/content/ecommerce_settings/+';
  expect(await readPaths()).toEqual({
    logo: `/content/project/${project}`,
    address: '/content/company/+',
    openingHours: '/content/branch/+',
    legalTexts: newSettings,
    firstProduct: '/content/ecommerce_product/+',
    payment: newSettings,
    shipping: newSettings,
    testOrder: `https://${domain}`,
    goLive: newSettings,
  });
  const settings = await create('ecommerce_settings', { project, payment_methods: [{ payment_method_id: 1 }] });
  expect(await readPaths()).toMatchObject({ payment: `/content/ecommerce_settings/${settings}` });
  // A transfer in advance needs an account to transfer to.
  expect(await readOpen(project)).toContain('payment');
  await admin.patch(`/items/ecommerce_settings/${settings}`, { bank_details: 'IBAN: DE02 1203' });
  expect(await readOpen(project)).not.toContain('payment');
  await admin.delete(`/items/project/${project}`);
});

it('ticks each step by what the project has, and disappears with the last one', async () => {
  const shop = await seedTestShop(admin);
  const { project, settings, branch } = shop;
  const steps = ['logo', 'address', 'openingHours', 'legalTexts', 'firstProduct', 'testOrder'];
  expect(await readOpen(project)).toEqual(steps);
  const expectNext = async () => {
    steps.shift();
    expect(await readOpen(project)).toEqual(steps);
  };
  await query('update project set logo = (select id from directus_files limit 1) where id = $1', [project]);
  await expectNext();
  await create('company', {
    project,
    company_name: 'Neu',
    display_name: 'Neu',
    addresses: [{ street: 'Markt', zip_code: '83022', city: 'Rosenheim' }],
  });
  await expectNext();
  await create('opening_period', { branch, day: '4', time_open: '10:00:00', time_close: '18:00:00' });
  await expectNext();
  for (const type of ['agb', 'widerruf', 'versand-und-zahlung'])
    await create('ecommerce_legal_page', { settings, type, content: '<p>Text</p>' });
  expect(await readOpen(project)).toEqual(steps);
  for (const key of ['imprint', 'privacy']) await create('page', { project, key, status: 'published' });
  await expectNext();
  const ring = await shop.addProduct();
  await expectNext();
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  expect(await readSteps(project)).toBeNull();
  await admin.patch(`/items/ecommerce_settings/${settings}`, { maintenance_mode: true });
  expect(await readOpen(project)).toEqual(['goLive']);
  await query('delete from ecommerce_order where project = $1', [project]);
  await shop.remove();
});

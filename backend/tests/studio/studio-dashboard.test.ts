// The dashboard of the studio: every figure is checked against orders and records that the test makes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import type { StudioDashboardData, DashboardTask } from '../../../contract/studio/studio-dashboard.ts';
import { dayMs } from '../../../domain/durations.ts';
import { addDays } from '../../../domain/opening-hours/opening-hours.ts';
import { toUtcDateFromLocalTime } from '../../../domain/opening-hours/time-zone.ts';
import { studioDashboardPath } from '../../access/fixed-account-and-policy-ids.ts';
import { staffRoleNames, type StaffRoleName, staffRoles } from '../../access/role-permission-matrix.ts';
import {
  createDirectusRestClient,
  type DirectusRestClient,
  DirectusRestError,
} from '../../rest/directus-rest-client.ts';
import { createTestEditor, type TestEditor } from '../create-test-staff.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderBody,
  toTestOrderLineInput,
} from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { readTestRefundOverview, toTestRefundRequest } from '../refunds/place-and-refund-test-orders.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const query = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

/** Ahead of UTC by 14 hours: a day in UTC is never the day of the project all along. */
const timeZone = 'Pacific/Kiritimati';

let shop: TestShop;
let ring: string;
let chain: string;
const staff = {} as Record<StaffRoleName, TestEditor>;

const readDashboard = (rest: DirectusRestClient, project?: string): Promise<StudioDashboardData> =>
  rest.get<StudioDashboardData>(`/ecom/studio/dashboard${project === undefined ? '' : `?project=${project}`}`);

const readTasks = async (): Promise<Partial<Record<DashboardTask['name'], number>>> => {
  const { tasks } = await readDashboard(staff.editor.rest);
  return Object.fromEntries(tasks.filter(({ quantity }) => quantity > 0).map(({ name, quantity }) => [name, quantity]));
};

const readSales = async () => {
  const { sales } = await readDashboard(staff.editor.rest);
  if (!sales) throw new Error('An editor sees the sales.');
  return sales;
};

const toStatus = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 200,
    (error: unknown) => (error instanceof DirectusRestError ? error.status : Promise.reject(error as Error)),
  );

type OrderChanges = Parameters<typeof toTestOrderBody>[2];

/** Chains at 19.99 €, and a parcel for 4.90 € unless they are collected. */
const placeOrder = async (quantity: number, changes: OrderChanges = {}): Promise<string> => {
  const line = toTestOrderLineInput(chain, { price_cents: 1_999, count: quantity });
  const body = toTestOrderBody(shop, [line], changes);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  return body.order_uuid;
};

const prepaid = { payment_method: paymentMethodIds.prepayment };
const collected = { payment_method: paymentMethodIds.cash_on_pickup, rate: 'pickup' } as const;

const step = (order: string, state: string) => staff.editor.rest.patch(`/items/ecommerce_order/${order}`, { state });

const placePaidOrder = async (quantity: number, paidAt?: Date): Promise<string> => {
  const order = await placeOrder(quantity, prepaid);
  await step(order, 'paid');
  if (paidAt) await query('update ecommerce_order set paid_at = $1 where id = $2', [paidAt, order]);
  return order;
};

beforeAll(async () => {
  shop = await seedTestShop(admin);
  await admin.patch(`/items/project/${shop.project}`, { time_zone: timeZone });
  ring = await shop.addProduct({ display_name: 'Siegelring', stock: 1 });
  chain = await shop.addProduct({ display_name: 'Ankerkette', price_brutto: '19.99', stock: 40 });
  for (const name of staffRoleNames)
    staff[name] = await createTestEditor(backend.url, admin, shop.project, { role: staffRoles[name].roleId });
});

afterAll(async () => {
  await admin.delete(
    '/users',
    Object.values(staff).map(({ id }) => id),
  );
  await query('delete from ecommerce_refund where "order" in (select id from ecommerce_order where project = $1)', [
    shop.project,
  ]);
  await query('delete from ecommerce_withdrawal where project = $1', [shop.project]);
  await query('delete from ecommerce_order where project = $1', [shop.project]);
  await query('delete from appointment where project = $1', [shop.project]);
  await shop.remove();
});

describe('tasks', () => {
  it('count the orders by their next step', async () => {
    await placeOrder(1);
    await step(await placeOrder(1), 'in_progress');
    await placePaidOrder(1, new Date('2020-05-04T12:00:00Z'));
    await placeOrder(1, collected);
    await step(await placeOrder(1, collected), 'ready_for_pickup');
    await placeOrder(1, prepaid);
    await step(await placeOrder(1, prepaid), 'cancelled');
    await step(await placeOrder(1), 'shipped');
    expect(await readTasks()).toEqual({
      ordersToPack: 3,
      pickupsToPrepare: 1,
      readyForPickup: 1,
      awaitingPayment: 1,
    });
  });

  it('count what visitors sent, and withdrawals, until they are handled', async () => {
    const { project, branch } = shop;
    const visitor = { project, name: 'Grete Sturm', email: 'grete.sturm@example.com', language: 'de' };
    const create = async (collection: string, item: object) =>
      (await admin.post<{ id: string }>(`/items/${collection}`, item)).id;
    const records = [
      ['contact_message', await create('contact_message', { ...visitor, message: 'Guten Tag' })],
      ['ecommerce_request', await create('ecommerce_request', { ...visitor, kind: 'price', subject: 'Ring' })],
      ['ecommerce_withdrawal', await create('ecommerce_withdrawal', { ...visitor, contract: 'T-10001' })],
      [
        'ecommerce_product_rating',
        await create('ecommerce_product_rating', { product: ring, rating: 5, status: 'draft' }),
      ],
      [
        'appointment',
        await create('appointment', {
          ...visitor,
          branch,
          email: null,
          starts_at: new Date(Date.now() + 5 * dayMs).toISOString(),
        }),
      ],
    ] as const;
    const all = { messages: 1, requests: 1, withdrawals: 1, ratings: 1, appointmentRequests: 1 };
    expect(await readTasks()).toMatchObject(all);
    const handled: Record<string, object> = {
      appointment: { state: 'confirmed' },
      ecommerce_withdrawal: { status: 'handled' },
      ecommerce_product_rating: { status: 'published' },
    };
    for (const [collection, id] of records)
      await admin.patch(`/items/${collection}/${id}`, handled[collection] ?? { status: 'closed' });
    expect(Object.keys(await readTasks())).not.toEqual(expect.arrayContaining(Object.keys(all)));
    for (const [collection, id] of records.slice(0, 2)) await admin.delete(`/items/${collection}/${id}`);
  });

  it('lead to a list of exactly the counted records', async () => {
    const { rest } = staff.editor;
    const { tasks } = await readDashboard(rest);
    expect(tasks).toHaveLength(10);
    for (const { name, collection, bookmark, quantity } of tasks) {
      const { filter } = await admin.get<{ filter: object }>(`/presets/${bookmark ?? 'missing'}`);
      const rows = await rest.get<unknown[]>(
        `/items/${collection}?fields=id&limit=-1&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
      expect({ name, quantity: rows.length }).toEqual({ name, quantity });
    }
  });
});

describe('sales', () => {
  it('count an order when it is paid, and not before', async () => {
    const before = (await readSales()).week.periods.at(-1);
    const order = await placeOrder(3, prepaid);
    expect((await readSales()).week.periods.at(-1)).toEqual(before);
    await step(order, 'paid');
    const { week, month } = await readSales();
    expect(before).toMatchObject({ paidOrders: 0, paidCents: 0 });
    // Three at 19.99 € and a parcel for 4.90 €.
    expect(week.periods.at(-1)).toMatchObject({ paidOrders: 1, paidCents: 6_487, refundedCents: 0, salesCents: 6_487 });
    expect(month.periods.at(-1)).toMatchObject({ paidOrders: 1, salesCents: 6_487 });
  });

  it('lose a refund once it is completed, and name it as due until then', async () => {
    const order = await placePaidOrder(2);
    const { rest } = staff.editor;
    const view = await readTestRefundOverview(rest, order);
    const request = { quantity: 1, iban: 'DE02120300000000202051', account_holder: 'Änne Öz' };
    const { refund, ...body } = toTestRefundRequest(view, request);
    await rest.post(`/ecom/staff/orders/${order}/refunds`, { refund, ...body });
    expect(await readTasks()).toMatchObject({ refundsDue: 1 });
    expect((await readSales()).week.periods.at(-1)).toMatchObject({ paidCents: 6_487 + 4_488, refundedCents: 0 });
    await rest.post(`/ecom/staff/refunds/${refund}/transferred`, {});
    expect(await readTasks()).not.toHaveProperty('refundsDue');
    const { week, bestProducts } = await readSales();
    expect(week.periods.at(-1)).toMatchObject({ paidOrders: 2, refundedCents: 1_999, salesCents: 8_976 });
    // Five were paid and one of them refunded.
    expect(bestProducts).toEqual([{ product: chain, name: 'Ankerkette', quantity: 4, goodsCents: 7_996 }]);
  });

  it('begin and end weeks and months in the time zone of the project', async () => {
    const { week, month } = await readSales();
    const [start, monthStart] = [week, month].map(({ periods }) => periods.at(-1)?.from ?? '');
    const toMoment = (date: string | undefined) => toUtcDateFromLocalTime(`${date}T00:00:00`, timeZone).getTime();
    await placePaidOrder(1, new Date(toMoment(start) - 1_000));
    await placePaidOrder(10, new Date(toMoment(start)));
    const { week: after, month: months } = await readSales();
    expect(after.periods.at(-2)).toMatchObject({ to: addDays(start ?? '', -1), paidCents: 2_489 });
    expect(after.periods.at(-1)).toMatchObject({ from: start, paidOrders: 3, paidCents: 6_487 + 4_488 + 20_480 });
    const isNewMonth = (monthStart ?? '') >= (start ?? '');
    expect(months.periods.at(-1)?.paidOrders).toBe(isNewMonth ? 3 - (start === monthStart ? 0 : 1) : 4);
  });

  it('are compared with the same days of the previous week', async () => {
    const { today } = await readDashboard(staff.editor.rest);
    const sameDay = addDays(today, -7);
    const before = (await readSales()).week.comparable;
    expect(before.to).toBe(sameDay);
    await placePaidOrder(2, toUtcDateFromLocalTime(`${sameDay}T23:59:59`, timeZone));
    expect((await readSales()).week.comparable.salesCents).toBe(before.salesCents + 4_488);
  });
});

it('shows what sells and runs out', async () => {
  expect((await readDashboard(staff.editor.rest)).lowStock).toEqual([]);
  const order = async () => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
    expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
    return body.order_uuid;
  };
  await order();
  const soldOut = { product: ring, name: 'Siegelring', variant: null, left: 0, sold: 1 };
  expect((await readDashboard(staff.editor.rest)).lowStock).toEqual([soldOut]);
  await admin.patch(`/items/ecommerce_product/${ring}`, { stock: 3 });
  expect((await readDashboard(staff.editor.rest)).lowStock).toEqual([]);
  await step(await order(), 'cancelled');
  await order();
  expect((await readDashboard(staff.editor.rest)).lowStock).toEqual([{ ...soldOut, left: 2, sold: 2 }]);
});

it('shows the appointments of today and tomorrow', async () => {
  const { today } = await readDashboard(staff.editor.rest);
  const create = (name: string, date: string, time: string, state = 'confirmed') =>
    admin.post('/items/appointment', {
      project: shop.project,
      branch: shop.branch,
      name,
      state,
      starts_at: toUtcDateFromLocalTime(`${date}T${time}`, timeZone).toISOString(),
    });
  await create('Morgen', addDays(today, 1), '23:00:00');
  await create('Heute', today, '00:00:00', 'requested');
  await create('Abgesagt', today, '12:00:00', 'cancelled');
  await create('Übermorgen', addDays(today, 2), '00:00:00');
  await create('Gestern', addDays(today, -1), '23:00:00');
  expect((await readDashboard(staff.assistant.rest)).appointments).toMatchObject([
    { name: 'Heute', isConfirmed: false, branch: 'Stammhaus', topic: null },
    { name: 'Morgen', isConfirmed: true },
  ]);
});

it('shows searches without results until they have a synonym', async () => {
  const search = (text: string, quantity: number) => ({
    project: shop.project,
    query: text,
    count: quantity,
    language: 'de',
    last_at: new Date().toISOString(),
  });
  const path = '/items/ecommerce_zero_result_search';
  const rare = await admin.post<{ id: string }>(path, search('kreole', 2));
  const frequent = await admin.post<{ id: string }>(path, search('ehering', 7));
  expect((await readDashboard(staff.editor.rest)).zeroResultSearches).toEqual([
    { id: frequent.id, query: 'ehering', quantity: 7 },
    { id: rare.id, query: 'kreole', quantity: 2 },
  ]);
  const synonym = { terms: ['ehering', 'Trauring'], language: 'de', project: shop.project };
  await admin.patch(`${path}/${frequent.id}`, { synonym });
  expect((await readDashboard(staff.editor.rest)).zeroResultSearches).toMatchObject([{ query: 'kreole' }]);
});

describe('roles', () => {
  const expected: Record<StaffRoleName, object> = {
    owner: { tasks: 10, appointments: true, sales: true, searches: true, firstHour: true, website: true },
    editor: { tasks: 10, appointments: true, sales: true, searches: true, firstHour: true, website: true },
    assistant: { tasks: 10, appointments: true, sales: false, searches: false, firstHour: false, website: false },
    bookkeeping: { tasks: 0, appointments: false, sales: true, searches: false, firstHour: false, website: false },
  };

  it.each(staffRoleNames)('%s sees the parts of its work', async (name) => {
    const shown = await readDashboard(staff[name].rest);
    expect(shown.project).toMatchObject({ id: shop.project, timeZone });
    expect({
      tasks: shown.tasks.length,
      appointments: shown.appointments !== null,
      sales: shown.sales !== null,
      searches: shown.zeroResultSearches !== null,
      firstHour: shown.firstHour !== null,
      website: shown.hasWebsite,
    }).toEqual(expected[name]);
  });

  it('sees only its own project', async () => {
    const other = await seedTestShop(admin);
    try {
      expect(await toStatus(readDashboard(staff.owner.rest, other.project))).toBe(403);
      expect(await toStatus(readDashboard(createDirectusRestClient(backend.url)))).toBe(403);
      expect(await toStatus(readDashboard(createDirectusRestClient(backend.url, backend.buildToken)))).toBe(403);
      const { tasks, sales, projects } = await readDashboard(admin, other.project);
      expect(tasks.every(({ quantity }) => quantity === 0)).toBe(true);
      expect(sales?.week.periods.every(({ paidCents }) => paidCents === 0)).toBe(true);
      expect(projects.map(({ id }) => id)).toEqual(expect.arrayContaining([shop.project, other.project]));
    } finally {
      await other.remove();
    }
  });

  it('without a project sees nothing', async () => {
    const nobody = await createTestEditor(backend.url, admin, null);
    expect(await readDashboard(nobody.rest)).toMatchObject({ project: null, tasks: [], sales: null, firstHour: null });
    await admin.delete('/users', [nobody.id]);
  });
});

it('opens after signing in', async () => {
  const password = randomUUID();
  const { id } = await createTestEditor(backend.url, admin, shop.project, { password, last_page: '/content/page' });
  const { email } = await admin.get<{ email: string }>(`/users/${id}`);
  const response = await fetch(`${backend.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  expect(await admin.get(`/users/${id}?fields=last_page`)).toEqual({ last_page: studioDashboardPath });
  const { module_bar: bar } = await admin.get<{ module_bar: { id: string }[] }>('/settings?fields=module_bar');
  expect(bar[0]?.id).toBe('dashboard');
  await admin.delete('/users', [id]);
});

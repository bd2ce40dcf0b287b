// Promise 9: the staff changes order states in the studio only along the transition table, and each transition
// triggers its effects.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import { orderStates, paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import { orderStateTransitions } from '../../schema/orders/allowed-order-state-transitions.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { assistantRoleId, bookkeepingRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createTestEditor, createTestStaffMember, type TestStaffMember } from '../create-test-staff.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let staff: TestStaffMember;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  staff = await createTestStaffMember(backend.url, admin, shop.project);
});

beforeEach(async () => {
  ring = await shop.addProduct({ personalization: shop.personalization });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await staff.remove();
  await shop.remove();
});

const placeOrder = async (
  changes: Parameters<typeof toTestOrderBody>[2] = {},
  lines = [toTestOrderLineInput(ring)],
): Promise<string> => {
  const body: OrderRequestBody = toTestOrderBody(shop, lines, changes);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  return body.order_uuid;
};

const pathOf = (order: string): string => `/items/ecommerce_order/${order}`;

const step = (order: string, state: string, rest: DirectusRestClient = staff.rest): Promise<unknown> =>
  rest.patch(pathOf(order), { state });

const stepThrough = async (order: string, ...states: string[]): Promise<void> => {
  for (const state of states) await step(order, state);
};

const readOrder = async (order: string) => (await read('select * from ecommerce_order where id = $1', [order]))[0];

const readHistory = (order: string) =>
  read(
    'select from_state, to_state, actor from ecommerce_order_history where "order" = $1 order by date_created, from_state nulls first',
    [order],
  );

const readMails = async (order: string) =>
  (await read('select kind from ecommerce_mail where "order" = $1 order by date_created, kind', [order])).map(
    ({ kind }) => kind,
  );

const stockOf = async (product: string) =>
  (await read('select stock from ecommerce_product where id = $1', [product]))[0]?.['stock'];

const refuse = async (order: string, state: string, text: RegExp): Promise<void> => {
  const before = await readOrder(order);
  await expect(step(order, state)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(text) as string,
  });
  expect(await readOrder(order)).toEqual(before);
};

describe('a transition in the studio', () => {
  it('runs from new to completed, with actor, emails and payment date', async () => {
    const order = await placeOrder();
    await stepThrough(order, 'in_progress', 'shipped', 'completed');
    expect(await readHistory(order)).toEqual([
      { from_state: null, to_state: 'new', actor: 'Kundschaft' },
      { from_state: 'new', to_state: 'in_progress', actor: 'Mia Sommer' },
      { from_state: 'in_progress', to_state: 'shipped', actor: 'Mia Sommer' },
      { from_state: 'shipped', to_state: 'completed', actor: 'Mia Sommer' },
    ]);
    expect(await readMails(order)).toEqual(['order_received', 'order_received_house', 'shipped']);
    expect(await readOrder(order)).toMatchObject({ state: 'completed', paid_at: expect.any(Date) as Date });
    expect(await stockOf(ring)).toBe(4);
  });

  it('ends the payment deadline and sets the pickup (last day: pickup-reservation.test.ts)', async () => {
    const paid = await placeOrder({ rate: 'pickup', payment_method: paymentMethodIds.prepayment });
    await stepThrough(paid, 'paid', 'ready_for_pickup');
    expect(await readOrder(paid)).toMatchObject({ hold_until: null, paid_at: expect.any(Date) as Date });
    expect(await readMails(paid)).toEqual([
      'order_received',
      'order_received_house',
      'payment_received',
      'pickup_ready',
    ]);
  });

  it('is refused by the table or a guard without changes, with the reason in German and English', async () => {
    const order = await placeOrder();
    await refuse(
      order,
      'refunded',
      /„Neu“ → „Erstattet“ .*Diesen Schritt gibt es nicht.*This status change is not allowed.*Möglich: Bezahlt, In Arbeit/,
    );
    await refuse(order, 'ready_for_pickup', /wird versandt, nicht abgeholt/);
    await refuse(order, 'sent', /Diesen Status gibt es nicht/);
    await step(order, 'paid');
    await refuse(order, 'cancelled', /not allowed/);
    await stepThrough(order, 'shipped', 'completed', 'withdrawn');
    await refuse(order, 'paid', /not allowed/);
    // The state "refunded" follows from the refund, see tests/refunds.
    await refuse(order, 'refunded', /unter „Erstattung“ zurück.*under “Refund”/);
  });

  it('can be saved with other fields, and does not run if one of them is not editable', async () => {
    const order = await placeOrder();
    await staff.rest.patch(pathOf(order), { state: 'shipped', tracking_number: 'JD01', note: 'Am Tresen gepackt' });
    expect(await readOrder(order)).toMatchObject({ state: 'shipped', tracking_number: 'JD01' });
    await expect(staff.rest.patch(pathOf(order), { state: 'completed', total_brutto: '1.00' })).rejects.toMatchObject({
      status: 403,
    });
    expect(await readOrder(order)).toMatchObject({ state: 'shipped', total_brutto: '104.90' });
  });

  it('runs and sends its email whatever the staff entered as the country', async () => {
    const order = await placeOrder();
    await staff.rest.patch(pathOf(order), { shipping_country: 'D', invoice_last_name: 'Öz', invoice_country: '1' });
    await stepThrough(order, 'paid', 'shipped');
    expect(await readMails(order)).toEqual(['order_received', 'order_received_house', 'payment_received', 'shipped']);
  });

  it('sends the link to the parcel, which follows from carrier and number', async () => {
    const order = await placeOrder();
    await staff.rest.patch(pathOf(order), { state: 'shipped', shipping_provider: 'DHL', tracking_number: 'JD 01' });
    const [mail] = await read(`select text from ecommerce_mail where "order" = $1 and kind = 'shipped'`, [order]);
    expect(mail?.['text']).toContain(
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=JD01',
    );
  });

  it('of several orders runs for all of them or none, and names each order that is refused', async () => {
    const [one, other, third] = [await placeOrder(), await placeOrder(), await placeOrder()];
    await step(other, 'cancelled');
    await step(third, 'cancelled');
    const [first, second] = [await readOrder(other), await readOrder(third)].map((order) => String(order?.['number']));
    const text = expect.stringMatching(
      new RegExp(`^(?=[^]*${first}: „Storniert“ → „Versandt“)(?=[^]*${second}: „Storniert“ → „Versandt“)`),
    ) as string;
    await expect(
      staff.rest.patch('/items/ecommerce_order', { keys: [one, other, third], data: { state: 'shipped' } }),
    ).rejects.toMatchObject({ status: 400, message: text });
    expect(await readOrder(one)).toMatchObject({ state: 'new' });
    await staff.rest.patch('/items/ecommerce_order', { keys: [one], data: { state: 'shipped' } });
    expect(await readOrder(one)).toMatchObject({ state: 'shipped' });
  });

  it('runs once under concurrency', async () => {
    const order = await placeOrder({}, [toTestOrderLineInput(ring, { count: 3 })]);
    const presses = await Promise.allSettled(Array.from({ length: 30 }, () => step(order, 'cancelled')));
    expect(presses.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await stockOf(ring)).toBe(5);
    expect(await readHistory(order)).toHaveLength(2);
  });

  it('is forbidden for other projects, visitors, the build and users without the role', async () => {
    const order = await placeOrder();
    const other = await seedTestShop(admin);
    const otherStaff = await createTestStaffMember(backend.url, admin, other.project);
    const token = randomUUID();
    const { id } = await admin.post<{ id: string }>('/users', {
      email: `${token}@example.com`,
      project: shop.project,
      token,
    });
    for (const rest of [
      otherStaff.rest,
      createDirectusRestClient(backend.url),
      createDirectusRestClient(backend.url, backend.buildToken),
      createDirectusRestClient(backend.url, token),
    ]) {
      await expect(step(order, 'cancelled', rest)).rejects.toMatchObject({ status: 403 });
    }
    expect(await readOrder(order)).toMatchObject({ state: 'new' });
    expect(await readHistory(order)).toHaveLength(1);
    await admin.delete('/users', [id]);
    await otherStaff.remove();
    await other.remove();
  });
});

describe('the stock', () => {
  it('is returned for cancelled and withdrawn orders, unless they were shipped', async () => {
    const [cancelled, withdrawn, left] = [await placeOrder(), await placeOrder(), await placeOrder()];
    expect(await stockOf(ring)).toBe(2);
    await stepThrough(cancelled, 'in_progress', 'cancelled');
    await stepThrough(withdrawn, 'paid', 'withdrawn');
    await stepThrough(left, 'shipped', 'withdrawn');
    expect(await stockOf(ring)).toBe(4);
  });

  it('keeps an engraved product out of stock once production has started', async () => {
    const lines = [toTestOrderLineInput(ring, { personalization: { engraving: 'Anna' } }), toTestOrderLineInput(ring)];
    const [early, late] = [await placeOrder({}, lines), await placeOrder({}, lines)];
    expect(await stockOf(ring)).toBe(1);
    await step(early, 'cancelled');
    expect(await stockOf(ring)).toBe(3);
    await stepThrough(late, 'in_progress', 'cancelled');
    expect(await stockOf(ring)).toBe(4);
  });
});

describe('a branch', () => {
  it('cannot be deleted while orders wait for pickup there, and can be afterwards', async () => {
    const { id: branch } = await staff.rest.post<{ id: string }>('/items/branch', {
      display_name: 'Zweighaus',
      street: 'Gasse 2',
      zip: '83022',
      city: 'Rosenheim',
    });
    const { id: rate } = await staff.rest.post<{ id: string }>('/items/ecommerce_shipping_config', {
      settings: shop.settings,
      name: 'Abholung',
      price_brutto: '0.00',
      pickup_branch: branch,
    });
    const order = await placeOrder({ shipping: rate, total_cents: 10_000 });
    const remove = (rest: DirectusRestClient) => rest.delete(`/items/branch/${branch}`);
    const isRefused = { status: 400, message: expect.stringMatching(/T-\d+.*abgeholt.*collected/) as string };
    for (const rest of [staff.rest, admin]) await expect(remove(rest)).rejects.toMatchObject(isRefused);
    await expect(remove(createDirectusRestClient(backend.url))).rejects.toMatchObject({ status: 403 });
    await stepThrough(order, 'ready_for_pickup');
    await expect(remove(staff.rest)).rejects.toMatchObject(isRefused);
    await stepThrough(order, 'completed');
    await remove(staff.rest);
    expect(await readOrder(order)).toMatchObject({ state: 'completed', pickup_branch: null });
  });
});

describe('the database', () => {
  it('enforces the same transition table', async () => {
    const order = await placeOrder();
    await withDatabaseConnection(backend.databaseUrl, async ({ readRows: run }) => {
      const set = (state: string) => run('update ecommerce_order set state = $2 where id = $1', [order, state]);
      for (const from of orderStates) {
        for (const to of orderStates.filter((state) => state !== from)) {
          // Disables triggers in this connection to start from any state.
          await run('set session_replication_role = replica');
          await set(from);
          await run('set session_replication_role = origin');
          if (orderStateTransitions[from].includes(to)) await set(to);
          else await expect(set(to), `${from} → ${to}`).rejects.toThrow('does not go from');
        }
      }
    });
  });
});

describe('an editor', () => {
  it('cannot create or delete orders and their records, and can read all of them', async () => {
    const order = await placeOrder();
    for (const name of ['order', 'order_line', 'hold', 'order_history', 'payment', 'mail']) {
      const path = `/items/ecommerce_${name}`;
      await expect(staff.rest.post(path, { order }), name).rejects.toMatchObject({ status: 403 });
      const items = await staff.rest.get<{ id: string }[]>(`${path}?limit=1&fields=id`);
      if (name !== 'payment') expect(items, name).toHaveLength(1);
      for (const { id } of items) {
        await expect(staff.rest.delete(`${path}/${id}`), name).rejects.toMatchObject({ status: 403 });
        const change = name === 'order' ? { number: 'X' } : name === 'mail' ? { text: 'X' } : { order };
        await expect(staff.rest.patch(`${path}/${id}`, change), name).rejects.toMatchObject({ status: 403 });
      }
    }
    for (const lines of [{ create: [{ name: 'X' }], update: [], delete: [] }, []]) {
      await expect(staff.rest.patch(pathOf(order), { lines })).rejects.toMatchObject({ status: 403 });
    }
  });

  it('can correct a typo, finds the order by the whole name, and sees the orders sorted', async () => {
    const order = await placeOrder();
    await staff.rest.patch(pathOf(order), { shipping_street: 'Lindenweg 33', email: 'neu@öz.example' });
    expect(await readOrder(order)).toMatchObject({ shipping_street: 'Lindenweg 33', state: 'new' });
    await staff.rest.patch(pathOf(order), { shipping_first_name: 'Änni' });
    expect(await staff.rest.get('/items/ecommerce_order?fields=id&search=Änni%20Öz')).toEqual([{ id: order }]);
    const lists = await staff.rest.get<{ bookmark: string | null }[]>(
      '/presets?fields=bookmark&filter[collection][_eq]=ecommerce_order',
    );
    expect(lists.map(({ bookmark }) => bookmark)).toEqual([
      null,
      'Neue Bestellungen',
      'In Arbeit',
      'Zu versenden',
      'Zur Abholung vorbereiten',
      'Abholbereit',
      'Nicht abgeholt',
      'Wartet auf Zahlung',
      'Versandt, nicht bezahlt',
    ]);
  });

  it('sees no secret of the settings, and visitors see none of them', async () => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, {
      paypal_client_secret: 'geheim',
      klarna_password: 'geheim',
    });
    const settings = await staff.rest.get<Record<string, unknown>>(`/items/ecommerce_settings/${shop.settings}`);
    expect(settings).toMatchObject({ paypal_client_secret: '**********', klarna_password: '**********' });
    expect(JSON.stringify(settings)).not.toContain('geheim');
    const versions = await staff.rest.get<unknown[]>(
      `/revisions?fields=data,delta&filter[collection][_eq]=ecommerce_settings&filter[item][_eq]=${shop.settings}`,
    );
    expect(versions).toEqual([]);
  });
});

it('lets an assistant change the state, and bookkeeping only read the order', async () => {
  const order = await placeOrder();
  const assistant = await createTestEditor(backend.url, admin, shop.project, { role: assistantRoleId });
  const bookkeeping = await createTestEditor(backend.url, admin, shop.project, { role: bookkeepingRoleId });
  const before = { order: await readOrder(order), mails: await readMails(order), history: await readHistory(order) };
  await expect(step(order, 'cancelled', bookkeeping.rest)).rejects.toMatchObject({ status: 403 });
  expect({ order: await readOrder(order), mails: await readMails(order), history: await readHistory(order) }).toEqual(
    before,
  );
  expect(await bookkeeping.rest.get(`${pathOf(order)}?fields=state`)).toEqual({ state: before.order?.['state'] });
  await step(order, 'cancelled', assistant.rest);
  expect(await readOrder(order)).toMatchObject({ state: 'cancelled' });
  await admin.delete('/users', [assistant.id, bookkeeping.id]);
});

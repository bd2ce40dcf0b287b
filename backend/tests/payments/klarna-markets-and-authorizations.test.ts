// Klarna by market: availability, locale and categories; extension of expiring authorizations; discounts.
import { describe, expect, it } from 'vitest';
import { formatDateInTimeZone } from '../../../domain/format-dates.ts';
import {
  postToTestOrderService,
  requestTestQuote,
  toTestOrderLineInput,
  toTestQuoteBody,
  germanTestAddress,
  type OrderServiceTestResponse,
} from '../orders/test-shop.ts';
import { findTimeZoneOnDifferentDate } from '../find-time-zone-on-different-date.ts';
import {
  backdatePayments,
  postPaymentWindowDecision,
  waitForJobEffect,
  placeTestOrder,
  readStoredTestOrderWithPayments,
  usePaymentTestShop,
} from './payment-test-shop.ts';
import { dayMs } from '../../../domain/durations.ts';

const shop = usePaymentTestShop();

const invoiceIn = (country: string) => ({ ...germanTestAddress, country });

const offeredMethods = async (invoiceCountry: string | null): Promise<number[]> => {
  const { url, shop: selling, product } = shop.current();
  const body = toTestQuoteBody(selling, [toTestOrderLineInput(product)], { invoice_country: invoiceCountry });
  return (await requestTestQuote(url, body)).payment_methods.map(({ id }) => id);
};

const lastSession = () =>
  shop
    .current()
    .standInState.requests.findLast(({ provider, operation }) => provider === 'klarna' && operation === 'create')?.body;

const approve = async ({ answer: { payment } }: OrderServiceTestResponse): Promise<string> => {
  if (payment?.kind !== 'klarna') throw new Error('No Klarna payment step.');
  shop.current().standInState.behaviors.klarna.notificationCount = 0;
  const body = { client_token: payment.client_token, decision: 'approve' };
  return String((await postPaymentWindowDecision(shop.current(), 'klarna', body))['authorization_token']);
};

/** Places an order and sends its Klarna authorization to the service; returns the response. */
const orderAuthorized = async (fraudStatus: 'ACCEPTED' | 'PENDING' = 'ACCEPTED') => {
  const { body, reply } = await placeTestOrder(shop.current(), 'klarna');
  const token = await approve(reply);
  shop.current().standInState.behaviors.klarna.fraudStatus = fraudStatus;
  const { url, shop: selling } = shop.current();
  const sent = { project: selling.domain, authorization_token: token, order_uuid: body.order_uuid };
  return { body, uuid: body.order_uuid, response: await postToTestOrderService(url, 'klarna/order', sent) };
};

const cancel = (uuid: string): Promise<OrderServiceTestResponse> =>
  postToTestOrderService(shop.current().url, 'order/cancellation', {
    project: shop.current().shop.domain,
    order_uuid: uuid,
  });

const waiting = { status: 503, answer: { code: 'payment_pending', advice: 'wait' } };

describe('Klarna', () => {
  it.each([
    ['DE', true],
    ['AT', true],
    ['BE', true],
    ['LU', false],
    ['CH', false],
    ['LI', false],
  ])('is offered for an invoice to %s: %s', async (country, isOffered) => {
    expect((await offeredMethods(country)).includes(5)).toBe(isOffered);
    const { reply } = await placeTestOrder(shop.current(), 'klarna', { invoice_address: invoiceIn(country) });
    if (isOffered) expect(reply.answer.payment).toMatchObject({ kind: 'klarna' });
    else
      expect(reply).toMatchObject({
        status: 409,
        answer: { status: 'error', code: 'not_offered', field: 'payment_method' },
      });
  });

  it('is offered by the delivery country if no invoice country is given, as in requests of older pages', async () => {
    expect(await offeredMethods(null)).toContain(5);
  });

  it.each([
    ['de', 'AT', 'de-AT'],
    ['fr', 'DE', 'en-DE'],
    ['fr', 'BE', 'fr-BE'],
    ['de', 'FR', 'en-FR'],
    ['en', 'NL', 'en-NL'],
  ] as const)('gets from %s readers in %s the locale %s', async (language, country, locale) => {
    const { reply } = await placeTestOrder(shop.current(), 'klarna', { language, invoice_address: invoiceIn(country) });
    expect(reply.answer.payment).toMatchObject({ kind: 'klarna' });
    expect(lastSession()).toMatchObject({ locale, purchase_country: country, purchase_currency: 'EUR' });
  });

  it('shows all its categories with their own names', async () => {
    const categories = [
      { identifier: 'pay_now', name: 'Sofort bezahlen.' },
      { identifier: 'pay_later', name: 'Rechnung.' },
      { identifier: 'pay_over_time', name: 'Ratenkauf.' },
    ];
    shop.current().standInState.behaviors.klarna.categories = categories;
    const { reply } = await placeTestOrder(shop.current(), 'klarna');
    expect(reply.answer.payment).toMatchObject({
      categories: ['pay_now', 'pay_later', 'pay_over_time'],
      offers: categories,
    });
  });
});

describe('an order in Klarna’s fraud review (PENDING)', () => {
  it('is not paid, keeps its items, and is paid once Klarna accepts it', async () => {
    const { uuid, body, response } = await orderAuthorized('PENDING');
    expect(response).toMatchObject(waiting);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'awaiting_payment',
      paidSteps: 0,
      mails: 0,
      payments: [{ state: 'approved' }],
    });
    expect(await cancel(uuid)).toMatchObject({ status: 503 });
    expect(await postToTestOrderService(shop.current().url, 'order', body)).toMatchObject(waiting);
    shop.current().standInState.behaviors.klarna.fraudStatus = 'ACCEPTED';
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
        state: 'paid',
        paidSteps: 1,
        mails: 1,
      }),
    );
  });

  it('can be cancelled once Klarna rejects it', async () => {
    const { uuid } = await orderAuthorized('PENDING');
    shop.current().standInState.behaviors.klarna.fraudStatus = 'REJECTED';
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'declined' },
      ]),
    );
    expect(await cancel(uuid)).toMatchObject({ status: 200 });
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'cancelled',
      paidSteps: 0,
    });
  });
});

describe('an authorization that expires in a week', () => {
  const placeAuthorized = async (): Promise<string> => {
    const { uuid, response } = await orderAuthorized();
    expect(response.status).toBe(200);
    return uuid;
  };
  const readAlerts = (uuid: string) =>
    shop
      .current()
      .read(`select text from ecommerce_mail where kind = 'payment_alert' and about like $1`, [
        `ecommerce_order:${uuid}:klarna-end-%`,
      ]);
  const countExtensions = () =>
    shop.current().standInState.requests.filter(({ operation }) => operation === 'extend').length;
  const endIn = async (uuid: string, days: number): Promise<void> => {
    shop.current().standInState.behaviors.klarna.overrides = {
      expires_at: new Date(Date.now() + days * dayMs).toISOString(),
    };
    await backdatePayments(shop.current(), uuid, 24 * (28 - days));
  };

  it('is extended once with an alert; a week before the new date there is another alert and no extension', async () => {
    const zone = findTimeZoneOnDifferentDate();
    const { read, shop: selling } = shop.current();
    await read('update project set time_zone = $2 where id = $1', [selling.project, zone]);
    const before = countExtensions();
    const uuid = await placeAuthorized();
    await endIn(uuid, 6);
    await waitForJobEffect(async () => expect(await readAlerts(uuid)).toHaveLength(1));
    expect(countExtensions()).toBe(before + 1);
    const { notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    // The date in the project's time zone.
    const newEnd = formatDateInTimeZone(new Date(Date.now() + 28 * dayMs), 'de', zone);
    expect(notes).toEqual([
      expect.stringContaining(`Klarna hat die Zusage für diese Bestellung bis zum ${newEnd} verlängert`),
    ]);
    expect(payments[0]?.note).toContain('„Versandt“');
    await endIn(uuid, 5);
    await waitForJobEffect(async () => expect(await readAlerts(uuid)).toHaveLength(2));
    expect(countExtensions()).toBe(before + 1);
    expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments[0]?.note).toContain('Klarna-Portal');
  });

  it('alerts the staff if Klarna refuses to extend it', async () => {
    const uuid = await placeAuthorized();
    shop.current().standInState.behaviors.klarna.isDeclining = true;
    await endIn(uuid, 3);
    await waitForJobEffect(async () => expect(await readAlerts(uuid)).toHaveLength(1));
    const { notes } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    expect(notes).toEqual([expect.stringMatching(/Klarna hat eine Verlängerung abgelehnt/)]);
  });

  it('is not extended earlier, and is captured if shipped after an extension', async () => {
    const early = await placeAuthorized();
    await endIn(early, 12);
    shop.current().standInState.behaviors.klarna.overrides = {};
    const uuid = await placeAuthorized();
    await endIn(uuid, 4);
    await waitForJobEffect(async () => expect(await readAlerts(uuid)).toHaveLength(1));
    expect(await readAlerts(early)).toEqual([]);
    shop.current().standInState.behaviors.klarna.overrides = {};
    await shop.current().read(`update ecommerce_order set state = 'shipped' where id = $1`, [uuid]);
    await backdatePayments(shop.current(), uuid, 10);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'captured' },
      ]),
    );
  });
});

it('tells Klarna the discount of a line', async () => {
  const { admin, shop: selling } = shop.current();
  await admin.post('/items/ecommerce_discount_code', { project: selling.project, code: 'ZEHN', percent: '10.00' });
  const { reply } = await placeTestOrder(shop.current(), 'klarna', { codes: ['ZEHN'], total_cents: 9_490 });
  expect(reply.answer.payment?.kind).toBe('klarna');
  expect(lastSession()).toMatchObject({
    order_amount: 9_490,
    order_lines: [
      { unit_price: 10_000, total_discount_amount: 1_000, total_amount: 9_000, total_tax_amount: 1_437 },
      { total_amount: 490 },
    ],
  });
});

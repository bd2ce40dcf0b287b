// Availability and delivery time (law row L7) in quotes, stock statements, orders and emails, tested with the same
// cases as the rules and the pages (domain/availability-and-delivery-time-test-cases.fixture.ts).
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OrderStatusOrder } from '../../../contract/shop/order-status-page.ts';
import type { CartQuote } from '../../../contract/shop/cart-quote.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { isOrderableAvailability } from '../../../domain/product-availability.ts';
import {
  type DeliveryTimeTestCase,
  availabilityAndDeliveryTimeTestCases,
  testEngravingDays,
  testAdditionalDaysByShippingRate,
} from '../../../domain/availability-and-delivery-time-test-cases.fixture.ts';
import {
  type DateRange,
  toDeliveryDateRange,
  toDateInTimeZone,
  type WorkingDayRange,
} from '../../../domain/delivery-time.ts';
import { formatDateRange } from '../../../domain/format-dates.ts';
import { formatDeliveryTime } from '../../../domain/format-delivery-time.ts';
import { listUpcomingHolidays } from '../../../domain/public-holidays.ts';
import { reserveStock } from '../../extensions/ecom/shop/orders/reserve-stock.ts';
import { getDeliveryTimeTranslator } from '../../extensions/ecom/platform/service-translators.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  germanTestAddress,
  postToTestOrderService,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let express: string;
let database: Knex;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  await admin.patch(`/items/branch/${shop.branch}`, holidayRegion);
  const rate = (id: string, additional_days: number) =>
    admin.patch(`/items/ecommerce_shipping_config/${id}`, { additional_days });
  await rate(shop.rates.abroad, testAdditionalDaysByShippingRate.parcelAustria);
  const created = await admin.post<{ id: string }>('/items/ecommerce_shipping_config', {
    settings: shop.settings,
    sort: 4,
    name: 'Express',
    price_brutto: '4.90',
    countries: ['DE'],
    additional_days: testAdditionalDaysByShippingRate.expressGermany,
    payment_methods: [{ payment_method_id: paymentMethodIds.invoice }],
  });
  express = created.id;
  await admin.patch(`/items/ecommerce_personalization/${shop.personalization}`, { additional_days: testEngravingDays });
  database = knex({ client: 'pg', connection: backend.databaseUrl, pool: { min: 0, max: 1 } });
});

afterAll(async () => {
  await database.destroy();
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const setTerms = (purchase_to_order: boolean) =>
  admin.patch(`/items/ecommerce_settings/${shop.settings}`, { purchase_to_order });

const addItem = async (each: DeliveryTimeTestCase): Promise<{ product: string; variant: string | null }> => {
  const item = { stock: each.stock, reorder_possible: each.reorderPossible };
  const product = await shop.addProduct({
    ...each.product,
    ...(each.variant ? {} : item),
    personalization: shop.personalization,
    ...(each.variant && {
      product_variants: [{ ...each.variant, ...item, display_name: 'Größe 52', price_brutto: '100.00' }],
    }),
  });
  const [row] = await read('select id from ecommerce_product_variant where product = $1', [product]);
  return { product, variant: row ? String(row['id']) : null };
};

const toCaseLine = (each: DeliveryTimeTestCase, { product, variant }: { product: string; variant: string | null }) =>
  toTestOrderLineInput(product, {
    variant,
    count: each.quantity,
    personalization: each.isEngraved ? { engraving: 'Anna' } : null,
  });

const toRoute = ({ route }: DeliveryTimeTestCase) =>
  ({
    parcelGermany: { country: 'DE', shipping: shop.rates.parcel },
    parcelAustria: { country: 'AT', shipping: shop.rates.abroad },
    expressGermany: { country: 'DE', shipping: express },
  })[route];

const today = () => toDateInTimeZone(new Date(), 'Europe/Berlin');

const holidayRegion = { country: 'DE', state: 'BY' };

/** Skips the public holidays at the shop's location, which cases of several weeks reach at the end of a year. */
const toDates = (days: WorkingDayRange): DateRange => {
  const holidays = new Set(listUpcomingHolidays(holidayRegion, today()).map(({ date }) => date));
  return toDeliveryDateRange(days, today(), (day) => holidays.has(day));
};

const toExpected = ({ expected: { delivery } }: DeliveryTimeTestCase) => ({
  shipping_time: formatDeliveryTime(delivery, getDeliveryTimeTranslator('de')),
  delivery:
    delivery.kind === 'days'
      ? { days_min: delivery.days.min, days_max: delivery.days.max, ...toDates(delivery.days) }
      : null,
});

const fromStock = { delivery_days_min: 2, delivery_days_max: 3 };

describe('the delivery case (L7) in quote, stock statement and order', () => {
  it.each(availabilityAndDeliveryTimeTestCases)('$name', async (each) => {
    await setTerms(each.purchaseToOrder);
    const item = await addItem(each);
    const line = toCaseLine(each, item);
    const canBuy = isOrderableAvailability(each.expected.availability);

    const quote = await requestTestQuote(backend.url, toTestQuoteBody(shop, [line], toRoute(each)));
    expect(quote.lines[0]).toMatchObject(toExpected(each));
    expect(quote.is_orderable).toBe(canBuy);
    // Every shipping option of the country follows the same rule.
    const option = quote.shipping_options.find(({ id }) => id === toRoute(each).shipping);
    expect(option?.delivery).toEqual(quote.delivery);

    const stockRequest = {
      ...item,
      quantity: each.quantity,
      priceCents: 10_000,
      isFromStock: each.expected.availability === 'inStock',
    };
    const stockSettings = { project: shop.project, purchaseToOrder: each.purchaseToOrder };
    const attempt = await database.transaction();
    expect((await reserveStock(attempt, [stockRequest], stockSettings)) !== undefined).toBe(canBuy);
    await attempt.rollback();
    if (each.expected.availability === 'madeToOrder') {
      const promised = await database.transaction();
      expect(await reserveStock(promised, [{ ...stockRequest, isFromStock: true }], stockSettings)).toBeUndefined();
      await promised.rollback();
    }

    const { country, shipping } = toRoute(each);
    const rate = each.route === 'parcelAustria' ? 'abroad' : 'parcel';
    const body = toTestOrderBody(shop, [line], {
      rate,
      shipping,
      shipping_address: { ...germanTestAddress, country },
      payment_method: rate === 'abroad' ? paymentMethodIds.prepayment : paymentMethodIds.invoice,
    });
    const { status, answer } = await postToTestOrderService(backend.url, 'order', body);
    expect(status).toBe(canBuy ? 200 : 409);
    const [kept] = await read(
      `select shipping_time, delivery_from::text, delivery_to::text from ecommerce_order_line where "order" = $1`,
      [body.order_uuid],
    );
    const { shipping_time, delivery } = toExpected(each);
    // With prepayment the days are counted from the payment.
    const dates = rate === 'abroad' ? null : delivery;
    expect(kept).toEqual(
      canBuy ? { shipping_time, delivery_from: dates?.from ?? null, delivery_to: dates?.to ?? null } : undefined,
    );
    expect(answer['expected']).toEqual(canBuy ? dates && { from: dates.from, to: dates.to } : undefined);
  });
});

const quote = (products: string[], changes: Parameters<typeof toTestQuoteBody>[2]): Promise<CartQuote> =>
  requestTestQuote(
    backend.url,
    toTestQuoteBody(
      shop,
      products.map((product) => toTestOrderLineInput(product)),
      changes,
    ),
  );

describe('emails and order status page', () => {
  const order = async (changes: Parameters<typeof toTestOrderBody>[2], products: string[]) => {
    const body = toTestOrderBody(
      shop,
      products.map((product, index) =>
        toTestOrderLineInput(product, { personalization: index === 0 ? { engraving: 'Anna' } : null }),
      ),
      changes,
    );
    expect((await postToTestOrderService(backend.url, 'order', body)).status).toBe(200);
    const [mail] = await read(`select text from ecommerce_mail where "order" = $1 and kind = 'order_received'`, [
      body.order_uuid,
    ]);
    const [row] = await read('select access_key from ecommerce_order where id = $1', [body.order_uuid]);
    const { answer } = await postToTestOrderService(backend.url, 'order/status', {
      project: shop.domain,
      key: row?.['access_key'],
    });
    return { mail: String(mail?.['text']), status: (answer as unknown as { order: OrderStatusOrder }).order };
  };

  it('show the delivery time and dates of each line and of the whole order', async () => {
    const ring = await shop.addProduct({ ...fromStock, personalization: shop.personalization });
    const chain = await shop.addProduct(fromStock);
    const { mail, status } = await order({}, [ring, chain]);
    const [slow, fast] = [toDates({ min: 5, max: 6 }), toDates({ min: 2, max: 3 })];
    expect(mail).toContain(`Lieferzeit: 5–6 Werktage, voraussichtlich ${formatDateRange(slow, 'de')}`);
    expect(mail).toContain(`Lieferzeit: 2–3 Werktage, voraussichtlich ${formatDateRange(fast, 'de')}`);
    expect(mail).toContain(`Wir liefern alles zusammen, voraussichtlich ${formatDateRange(slow, 'de')}.`);
    expect(status.lines.map(({ shipping_time, expected }) => [shipping_time, expected])).toEqual([
      ['5–6 Werktage', slow],
      ['2–3 Werktage', fast],
    ]);
    expect(status.expected).toEqual(slow);
  });

  it('count from the payment with prepayment', async () => {
    const ring = await shop.addProduct({ ...fromStock, personalization: shop.personalization });
    const { mail, status } = await order({ payment_method: paymentMethodIds.prepayment, language: 'en' }, [ring]);
    expect(mail).toContain('Delivery time: 5 to 6 working days from receipt of payment');
    expect(mail).not.toContain('expected');
    expect(status.expected).toBeNull();
  });
});

describe('a cart', () => {
  it('arrives together with its slowest line, per shipping option', async () => {
    await setTerms(true);
    const ring = await shop.addProduct(fromStock);
    const clock = await shop.addProduct({ delivery_days_min: 4, delivery_days_max: 5 });
    const answer = await quote([ring, clock], { language: 'en' });
    expect(answer.lines.map(({ shipping_time }) => shipping_time)).toEqual([
      '2 to 3 working days',
      '4 to 5 working days',
    ]);
    expect(answer.delivery).toMatchObject({ days_min: 4, days_max: 5 });
    expect(answer.shipping_options.map(({ id, delivery }) => [id, delivery?.days_min, delivery?.days_max])).toEqual([
      [shop.rates.parcel, 4, 5],
      [shop.rates.pickup, 4, 5],
      [express, 3, 4],
    ]);
  });

  it('assumes the first country if none is given, and reports that assumption', async () => {
    const ring = await shop.addProduct(fromStock);
    const unknown = await quote([ring], { country: null, shipping: null, language: 'fr' });
    expect(unknown.lines[0]?.shipping_time).toBe('2 à 3 jours ouvrés');
    expect(unknown.assumed_country).toBe('DE');
    const abroad = await quote([ring], { country: 'AT', shipping: null });
    expect([abroad.lines[0]?.shipping_time, abroad.assumed_country]).toEqual(['4–5 Werktage', null]);
    const chosen = await quote([ring], { country: 'DE' });
    expect([chosen.lines[0]?.shipping_time, chosen.assumed_country]).toEqual(['2–3 Werktage', null]);
  });

  it('makes both lines to order if together they exceed the stock', async () => {
    const ring = await shop.addProduct({
      ...fromStock,
      made_to_order_days_min: 30,
      made_to_order_days_max: 40,
      stock: 3,
      reorder_possible: true,
      personalization: shop.personalization,
    });
    const lines = [
      toTestOrderLineInput(ring, { count: 2 }),
      toTestOrderLineInput(ring, { count: 2, personalization: { engraving: 'Ö' } }),
    ];
    const answer = await requestTestQuote(backend.url, toTestQuoteBody(shop, lines));
    expect(answer.lines.map(({ shipping_time }) => shipping_time)).toEqual(['30–40 Werktage', '33–43 Werktage']);
  });
});

// Reads an order with its lines and its house, in the language of one mail, within the transaction that writes the mail.
import type { Knex } from 'knex';
import { centsSchema } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import type { PaymentMethodId } from '../../../../../contract/shop/payment-methods.ts';
import type { Guarantee } from '../../../../../contract/shop/quote.ts';
import type { DateSpan } from '../../../../../domain/delivery-dates.ts';
import { readHouse } from '../../mail/house.ts';
import type { Branch, CancellationReason, MailedOrder, OrderedLine, PostalAddress } from '../../mail/mailed-order.ts';
import { formatCountry } from '../../mail/rendering/formats.ts';

type Row = Record<string, unknown>;

/** `undefined` where there is no such order. `toShopper`: in the shopper's language, otherwise in the house's. */
export const readOrder = async (database: Knex, id: string, toShopper: boolean): Promise<MailedOrder | undefined> => {
  const order = await database('ecommerce_order')
    .where({ id })
    .first<Row | undefined>('*', database.raw(`to_char(pickup_until, 'YYYY-MM-DD') as pickup_day`));
  if (!order) return undefined;
  const shopperLanguage = toLanguage(order['language']);
  const language = toShopper ? shopperLanguage : 'de';
  const project = String(order['project']);
  return {
    ...{ id, project, language: shopperLanguage, number: String(order['number']), state: order['state'] as OrderState },
    accessKey: toText(order['access_key']),
    placedAt: toDate(order['date_created']) ?? new Date(),
    email: String(order['email']),
    phone: toText(order['shipping_phone']),
    name: toName(order, 'shipping'),
    shippingAddress: toAddress(order, 'shipping', language),
    invoiceAddress: toText(order['invoice_last_name']) === null ? null : toAddress(order, 'invoice', language),
    comment: toText(order['comment']),
    lines: await readLines(database, id, toShopper),
    battery: await readBattery(database, id, project),
    shippingName: String(order['shipping_name']),
    shippingCents: toCents(order['shipping_brutto']),
    hasPresentWrap: order['present_wrap'] === true,
    presentWrapCents: toCents(order['present_wrap_brutto']),
    goodsCents: toCents(order['goods_brutto']),
    totalCents: toCents(order['total_brutto']),
    taxes: (order['taxes'] as MailedOrder['taxes'] | null) ?? [],
    payment: await readPayment(database, Number(order['payment_method']), language),
    isPaid: order['paid_at'] !== null,
    holdUntil: toDate(order['hold_until']),
    pickupUntil: toText(order['pickup_day']),
    pickup: await readBranch(database, order['pickup_branch'], language),
    tracking: {
      provider: toText(order['shipping_provider']),
      number: toText(order['tracking_number']),
      url: toText(order['tracking_url']),
    },
    cancellation: order['state'] === 'cancelled' ? await readCancellation(database, id) : 'by_house',
    house: await readHouse(database, project, language),
  };
};

const toText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
const toDate = (value: unknown): Date | null =>
  value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null;
const toCents = (value: unknown): number => centsSchema.parse(value);
const toLanguage = (value: unknown): Locale => (value === 'en' || value === 'fr' ? value : 'de');

type Prefix = 'invoice' | 'shipping';

const toName = (order: Row, prefix: Prefix): string =>
  [order[`${prefix}_first_name`], order[`${prefix}_last_name`]].map(toText).filter(Boolean).join(' ');

const toAddress = (order: Row, prefix: Prefix, language: Locale): PostalAddress => {
  const of = (field: string) => toText(order[`${prefix}_${field}`]);
  const country = of('country');
  return [
    of('company'),
    toName(order, prefix),
    of('street'),
    of('address_addition'),
    [of('zip'), of('city')].filter(Boolean).join(' '),
    country && formatCountry(country, language),
  ].filter((line) => line !== null && line !== '') as PostalAddress;
};

/** The days that were told with a line, as the database holds them. */
export const toDateSpan = (from: unknown, to: unknown): DateSpan | null =>
  typeof from === 'string' && typeof to === 'string' ? { from, to } : null;

const readLines = async (database: Knex, order: string, toShopper: boolean): Promise<OrderedLine[]> => {
  const rows = await database('ecommerce_order_line')
    .where({ order })
    .orderBy('sort')
    // Days as text: the driver would make moments of them.
    .select<Row[]>('*', database.raw('delivery_from::text as expected_from, delivery_to::text as expected_to'));
  return rows.map((row) => ({
    count: Number(row['count']),
    name: String(row['name']),
    variantName: toText(row['variant_name']),
    referenceNumber: toText(row['reference_number']),
    priceCents: toCents(row['price_brutto']),
    totalCents: toCents(row['total_brutto']),
    shippingTime: toText(row['shipping_time']),
    expected: toDateSpan(row['expected_from'], row['expected_to']),
    isMadeToOrder: row['is_made_to_order'] === true,
    // The workshop reads German, the shopper what was on the page.
    labels: ((toShopper ? row['labels_shown'] : null) ?? row['labels'] ?? []) as OrderedLine['labels'],
    essentialFeatures: ((toShopper ? row['essential_features_shown'] : null) ??
      row['essential_features'] ??
      []) as OrderedLine['essentialFeatures'],
    unitPrice: (row['unit_price'] ?? null) as OrderedLine['unitPrice'],
    guarantee: (row['guarantee'] ?? null) as Guarantee | null,
  }));
};

const readBattery = async (database: Knex, order: string, project: string): Promise<MailedOrder['battery']> => {
  const rows = await database('ecommerce_order_line as line')
    .join('ecommerce_product as product', 'product.id', 'line.product')
    .where({ 'line.order': order, 'product.contains_battery': true })
    .orderBy('line.sort')
    .select<{ name: string }[]>('line.name');
  if (rows.length === 0) return null;
  const company = await database('company')
    .where({ project })
    .first<{ weee_number: unknown } | undefined>('weee_number');
  return { names: [...new Set(rows.map(({ name }) => name))], weeeNumber: toText(company?.weee_number) };
};

const readPayment = async (database: Knex, id: number, language: Locale): Promise<MailedOrder['payment']> => {
  const row = await database('ecommerce_payment_method as method')
    .leftJoin('ecommerce_payment_method_translations as text', (join) =>
      join.on('text.ecommerce_payment_method', 'method.id').andOnVal('text.language', language),
    )
    .where({ 'method.id': id })
    .first<{ name: string } | undefined>(database.raw('coalesce(text.display_name, method.display_name) as name'));
  return { id: id as PaymentMethodId, name: row?.name ?? '' };
};

const readBranch = async (database: Knex, id: unknown, language: Locale): Promise<Branch | null> => {
  if (typeof id !== 'string') return null;
  const row = await database('branch')
    .leftJoin('branch_translations as text', (join) =>
      join.on('text.branch', 'branch.id').andOnVal('text.language', language),
    )
    .where({ 'branch.id': id })
    .first<Row | undefined>(
      ...['branch.street', 'branch.zip', 'branch.city', 'branch.phone'],
      database.raw('coalesce(text.display_name, branch.display_name) as name'),
    );
  if (!row) return null;
  return {
    ...{ name: String(row['name']), street: String(row['street']), phone: toText(row['phone']) },
    place: `${String(row['zip'])} ${String(row['city'])}`,
  };
};

/** Read from the history, which names who did it and from where. */
const readCancellation = async (database: Knex, order: string): Promise<CancellationReason> => {
  const row = await database('ecommerce_order_history')
    .where({ order, to_state: 'cancelled' })
    .orderBy('date_created', 'desc')
    .first<{ actor: string; from_state: OrderState | null } | undefined>('actor', 'from_state');
  if (row?.actor === 'Kundschaft') return 'broken_off';
  if (row?.actor !== 'Shop') return 'by_house';
  return row.from_state === 'awaiting_payment' ? 'not_paid' : 'not_collected';
};

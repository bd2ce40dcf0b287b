// Reads what the providers are told about an order, and the accounts of its project.
import { type Cents, centsSchema } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import { toTimeZone } from '../../../../../domain/opening/time-zone.ts';
import type { Service } from '../../platform/http.ts';
import type { KlarnaAccount } from './klarna-client.ts';
import type { PaypalAccount } from './paypal-client.ts';

type Row = Record<string, unknown>;

export interface PaidAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  addition: string;
  zip: string;
  city: string;
  /** ISO 3166, two emails. */
  country: string;
  phone: string;
}

export interface PaidLine {
  name: string;
  referenceNumber: string;
  count: number;
  /** Gross, of one piece. */
  price: Cents;
  taxPercent: number;
}

/** An order as far as a payment needs it; amounts are gross. */
export interface PaidOrder {
  id: string;
  number: string;
  state: OrderState;
  /** Id of the project, and its domain. */
  project: string;
  domain: string;
  language: Locale;
  email: string;
  paymentMethod: number;
  isPickup: boolean;
  shippingAddress: PaidAddress;
  invoiceAddress: PaidAddress;
  lines: PaidLine[];
  goods: Cents;
  shipping: Cents;
  shippingName: string;
  presentWrap: Cents;
  total: Cents;
  holdUntil: Date | undefined;
  /** Where payments are to be made to without a provider. */
  bankDetails: string;
  /** IANA name of the project's time zone. */
  timeZone: string;
  /** What the provider shows as the house's name. */
  houseName: string;
  paypal: PaypalAccount | undefined;
  klarna: KlarnaAccount | undefined;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toCents = (value: unknown): Cents => centsSchema.parse(value);

const toAddress = (row: Row, prefix: 'invoice' | 'shipping'): PaidAddress => {
  const read = (name: string): string => toText(row[`${prefix}_${name}`]);
  return {
    ...{ firstName: read('first_name'), lastName: read('last_name'), company: read('company') },
    ...{ street: read('street'), addition: read('address_addition'), zip: read('zip'), city: read('city') },
    ...{ country: read('country'), phone: read('phone') },
  };
};

const toPaypalAccount = (row: Row, env: Row): PaypalAccount | undefined => {
  const account = {
    apiUrl: toText(env['PAYPAL_API_URL']),
    clientId: toText(row['paypal_client_id']),
    clientSecret: toText(row['paypal_client_secret']),
    webhookId: toText(row['paypal_webhook_id']),
  };
  return account.apiUrl && account.clientId && account.clientSecret ? account : undefined;
};

const toKlarnaAccount = (row: Row, env: Row): KlarnaAccount | undefined => {
  const account = {
    apiUrl: toText(env['KLARNA_API_URL']),
    username: toText(row['klarna_username']),
    password: toText(row['klarna_password']),
  };
  return account.apiUrl && account.username && account.password ? account : undefined;
};

/** `undefined` where there is no such order. */
export const readPaidOrder = async ({ database, env }: Service, id: string): Promise<PaidOrder | undefined> => {
  const row = await database('ecommerce_order as o')
    .join('project as p', 'p.id', 'o.project')
    .leftJoin('ecommerce_settings as s', 's.project', 'o.project')
    .leftJoin('ecommerce_settings_translations as t', (join) =>
      join.on('t.ecommerce_settings', 's.id').andOn('t.language', 'o.language'),
    )
    .where('o.id', id)
    .first<Row | undefined>(
      ...['o.*', 'p.domain', 'p.name as house_name', 'p.time_zone', 's.paypal_client_id', 's.paypal_client_secret'],
      database.raw(`coalesce(nullif(trim(t.bank_details), ''), s.bank_details) as bank_details`),
      ...['s.paypal_webhook_id', 's.klarna_username', 's.klarna_password'],
    );
  if (!row) return undefined;
  const lines = await database('ecommerce_order_line')
    .where({ order: id })
    .orderBy('sort')
    .select<Row[]>('name', 'variant_name', 'reference_number', 'count', 'price_brutto', 'tax_percent');
  const shippingAddress = toAddress(row, 'shipping');
  const holdUntil = row['hold_until'];
  return {
    id,
    number: toText(row['number']),
    state: row['state'] as OrderState,
    ...{ project: toText(row['project']), domain: toText(row['domain']), houseName: toText(row['house_name']) },
    ...{ language: row['language'] as Locale, email: toText(row['email']) },
    paymentMethod: Number(row['payment_method']),
    isPickup: row['pickup_branch'] !== null,
    shippingAddress,
    invoiceAddress: toText(row['invoice_last_name']) ? toAddress(row, 'invoice') : shippingAddress,
    lines: lines.map((line) => ({
      name: [line['name'], line['variant_name']].map(toText).filter(Boolean).join(', '),
      referenceNumber: toText(line['reference_number']),
      count: Number(line['count']),
      price: toCents(line['price_brutto']),
      taxPercent: Number(line['tax_percent']),
    })),
    ...{ goods: toCents(row['goods_brutto']), shipping: toCents(row['shipping_brutto']) },
    ...{ presentWrap: toCents(row['present_wrap_brutto']), total: toCents(row['total_brutto']) },
    shippingName: toText(row['shipping_name']),
    timeZone: toTimeZone(toText(row['time_zone'])),
    holdUntil: holdUntil instanceof Date ? holdUntil : undefined,
    bankDetails: toText(row['bank_details']),
    paypal: toPaypalAccount(row, env),
    klarna: toKlarnaAccount(row, env),
  };
};

// Reads the checkout settings of a shop: whether it is open, taxes, gift wrapping, payment methods, countries and
// shipping rates. Read for every quote and order, never cached.
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Cents } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { optionalTextSchema } from '../../../../../contract/common-record-schemas.ts';
import { type PaymentMethod, paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import type { ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import {
  allowedAdditionalDeliveryDaysRange,
  isNumberInRange,
  allowedTaxPercentRange,
} from '../../../../../domain/allowed-number-ranges.ts';
import { hasRequiredPaymentMethodSettings } from '../../../../../domain/required-payment-method-settings.ts';
import { parseStoredPriceCents } from '../../../../../domain/parse-stored-price.ts';
import { toTimeZoneOrDefault } from '../../../../../domain/opening-hours/time-zone.ts';
import { toShippingPriceCents } from '../../../../../domain/shop-settings.ts';
import { standardTaxPercent } from '../../../../../domain/tax-breakdown.ts';
import { toTranslatedTextSql, rowSchemaToColumnNames, toTranslationJoin } from '../../platform/database-helpers.ts';

export interface CheckoutSettings {
  project: string;
  /** Id of the settings. */
  settingsId: string;
  /** Whether the shop takes orders: the cart is enabled and maintenance mode is off. */
  isOpen: boolean;
  /** Whether items that can be reordered are sold beyond their stock. */
  purchaseToOrder: boolean;
  /** IANA name. */
  timeZone: string;
  /** Region of the public holidays: that of the first branch; `null` without branches. */
  holidayRegion: { country: string; state: string | null } | null;
  defaultTaxPercent: number;
  /** `null` if not offered. */
  presentWrapCents: Cents | null;
  paypalClientId: string | null;
  /** Payment methods with complete configuration: credentials, or a bank account for transfers. */
  usableMethods: ReadonlySet<number>;
  prepaymentDays: number;
  orderPrefix: string;
}

const settingsColumns = z.object({
  id: z.string(),
  project: z.string(),
  enable_cart: z.boolean(),
  maintenance_mode: z.boolean(),
  purchase_to_order: z.boolean(),
  default_tax_percent: z.string(),
  present_wrapping: z.boolean(),
  present_wrapping_price_brutto: z.string().nullable(),
  bank_details: z.string().nullable(),
  paypal_client_id: z.string().nullable(),
  paypal_client_secret: z.string().nullable(),
  klarna_username: z.string().nullable(),
  klarna_password: z.string().nullable(),
  prepayment_days: z.number(),
  order_prefix: z.string().nullable(),
});

type SettingsRow = z.infer<typeof settingsColumns> & {
  time_zone: string;
  holiday_region: CheckoutSettings['holidayRegion'];
};

/** Prefix of order numbers if the shop has set none. */
export const defaultOrderNumberPrefix = 'B';

/** Used if the setting is out of range. */
const defaultPrepaymentDays = 7;

const toUsableMethods = (row: SettingsRow): ReadonlySet<number> =>
  new Set(
    (Object.keys(paymentMethodIds) as PaymentMethod[])
      .filter((method) => hasRequiredPaymentMethodSettings(method, row))
      .map((method) => paymentMethodIds[method]),
  );

/** `undefined` if the project or its shop does not exist. */
export const readCheckoutSettings = async (database: Knex, domain: string): Promise<CheckoutSettings | undefined> => {
  const row = await database('ecommerce_settings')
    .join('project', 'project.id', 'ecommerce_settings.project')
    .where({ 'project.domain': domain })
    .first<SettingsRow | undefined>(
      ...rowSchemaToColumnNames(settingsColumns, 'ecommerce_settings'),
      'project.time_zone',
      database.raw(
        `(select json_build_object('country', country, 'state', state) from branch
           where branch.project = ecommerce_settings.project order by sort, id limit 1) as holiday_region`,
      ),
    );
  if (!row) return undefined;
  return {
    project: row.project,
    settingsId: row.id,
    isOpen: row.enable_cart && !row.maintenance_mode,
    purchaseToOrder: row.purchase_to_order,
    timeZone: toTimeZoneOrDefault(row.time_zone),
    holidayRegion: row.holiday_region,
    defaultTaxPercent: isNumberInRange(allowedTaxPercentRange, row.default_tax_percent)
      ? Number(row.default_tax_percent)
      : standardTaxPercent,
    presentWrapCents: row.present_wrapping ? (parseStoredPriceCents(row.present_wrapping_price_brutto) ?? null) : null,
    paypalClientId: optionalTextSchema.parse(row.paypal_client_id),
    usableMethods: toUsableMethods(row),
    prepaymentDays: row.prepayment_days > 0 ? row.prepayment_days : defaultPrepaymentDays,
    orderPrefix: optionalTextSchema.parse(row.order_prefix) ?? defaultOrderNumberPrefix,
  };
};

/** Countries that the shop delivers to, in the order of the settings. */
export const readShippingCountries = async (database: Knex, settingsId: string): Promise<string[]> => {
  const rows = await database('ecommerce_shipping_country')
    .where({ settings: settingsId })
    .orderBy(['sort', 'id'])
    .select<{ country_code: string }[]>('country_code');
  return [...new Set(rows.map(({ country_code }) => country_code.toUpperCase()))];
};

const rateColumns = z.object({
  id: z.string(),
  shipping_provider: z.string().nullable(),
  price_brutto: z.string(),
  additional_days: z.number().nullable(),
  /** Imports may have stored anything here. */
  countries: z.unknown(),
});

const pickupBranchColumns = z.object({ street: z.string(), zip: z.string(), city: z.string() });

interface ShippingRow extends z.infer<typeof rateColumns>, z.infer<typeof pickupBranchColumns> {
  name: string;
  free: boolean | null;
  methods: number[];
  branch: string | null;
  branch_name: string;
  pickup_reservation_days: number;
}

/** A shipping option of the quote, with values that the wire format does not contain. */
export interface ShippingOptionWithAdditionalDays {
  option: ShippingOption;
  /** Working days added to the delivery time of an item; negative if faster than usual. */
  additionalDays: number;
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** `null` if a number of the rate is out of range: only this rate is not offered. */
const toShippingRate = (row: ShippingRow): ShippingOptionWithAdditionalDays | null => {
  const priceCents = toShippingPriceCents(row.free, parseStoredPriceCents(row.price_brutto));
  const countries = row.countries ?? [];
  const additionalDays = row.additional_days ?? 0;
  if (
    priceCents === undefined ||
    !isNumberInRange(allowedAdditionalDeliveryDaysRange, additionalDays) ||
    !isStringArray(countries)
  )
    return null;
  return { option: toShippingOption(row, priceCents, countries), additionalDays };
};

const toShippingOption = (row: ShippingRow, priceCents: Cents, countries: string[]): ShippingOption => ({
  id: row.id,
  name: row.name,
  provider: optionalTextSchema.parse(row.shipping_provider),
  price_cents: priceCents,
  is_free: row.free === true,
  additional_days: Math.max(0, row.additional_days ?? 0),
  // Set by the quote, which depends on the items.
  delivery: null,
  countries,
  payment_methods: row.methods,
  pickup:
    row.branch === null
      ? null
      : {
          branch: row.branch,
          name: row.branch_name,
          street: row.street,
          zip: row.zip,
          city: row.city,
          reservation_days: row.pickup_reservation_days,
        },
});

/** All valid rates of the shop in the order of the settings. `toAvailableCheckoutOptions` selects those that are offered. */
export const readShippingRates = async (
  database: Knex,
  settingsId: string,
  language: Locale,
): Promise<ShippingOptionWithAdditionalDays[]> => {
  const rows = await database('ecommerce_shipping_config as rate')
    .leftJoin(...toTranslationJoin('ecommerce_shipping_config', 'rate', language))
    .join('ecommerce_settings as shop', 'shop.id', 'rate.settings')
    .leftJoin('ecommerce_shipping_method as method', 'method.id', 'rate.shipping_method')
    .leftJoin('branch', 'branch.id', 'rate.pickup_branch')
    .leftJoin(...toTranslationJoin('branch', 'branch', language, 'branch_text'))
    .where({ 'rate.settings': settingsId })
    .orderBy(['rate.sort', 'rate.id'])
    .select<ShippingRow[]>(
      ...rowSchemaToColumnNames(rateColumns, 'rate'),
      ...rowSchemaToColumnNames(pickupBranchColumns, 'branch'),
      toTranslatedTextSql(database, 'text.name', 'rate.name', 'name'),
      'method.free',
      'branch.id as branch',
      toTranslatedTextSql(database, 'branch_text.display_name', 'branch.display_name', 'branch_name'),
      'shop.pickup_reservation_days',
      database.raw(
        `array(select payment_method_id from ecommerce_shipping_config_payment_method
                where shipping_config = rate.id order by sort, id) as methods`,
      ),
    );
  return rows.flatMap((row) => toShippingRate(row) ?? []);
};

export interface OfferedPaymentMethod {
  id: number;
  method: string;
  name: string;
}

/** The payment methods of the shop, in the order of the settings. */
export const readPaymentMethodsOfShopSettings = async (
  database: Knex,
  settingsId: string,
  language: Locale,
): Promise<OfferedPaymentMethod[]> =>
  database('ecommerce_settings_payment_method as offered')
    .join('ecommerce_payment_method as method', 'method.id', 'offered.payment_method_id')
    .leftJoin(...toTranslationJoin('ecommerce_payment_method', 'method', language))
    .where({ 'offered.settings': settingsId })
    .orderBy(['offered.sort', 'offered.id'])
    .select<OfferedPaymentMethod[]>(
      'method.id',
      'method.method',
      toTranslatedTextSql(database, 'text.display_name', 'method.display_name', 'name'),
    );

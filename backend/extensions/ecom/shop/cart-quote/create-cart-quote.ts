// POST /ecom/quote: prices a cart from the database. Placing an order uses the same function.
import type { Knex } from 'knex';
import type { Cents } from '../../../../../contract/cents.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type {
  CartQuote,
  CartQuoteLine,
  CartQuoteRequestBody,
  CartQuoteResponse,
} from '../../../../../contract/shop/cart-quote.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { emailShippingOptionId } from '../../../../../contract/shop/order-constants.ts';
import { toLongestDeliveryTime } from '../../../../../domain/delivery-time.ts';
import { breakDownTaxes } from '../../../../../domain/tax-breakdown.ts';
import { allocateVouchers, type VoucherPayment } from '../../../../../domain/voucher.ts';
import { getDeliveryTimeTranslator } from '../../platform/service-translators.ts';
import { createUnknownCodeRateLimiter } from '../../platform/rate-limits-and-proof-of-work.ts';
import type { DirectusExtensionContext, UnparsedOrderServiceRequest } from '../../platform/route-types-and-handlers.ts';
import {
  type QuoteEnteredCodesResult,
  type AppliedDiscount,
  quoteEnteredCodes,
  type CodeRedemptionContext,
} from './quote-entered-codes.ts';
import { toOrderDayAndHolidays } from './to-order-day-and-holidays.ts';
import { type CartLineWithProduct, readQuotableProducts } from './read-quotable-products.ts';
import {
  readShippingCountries,
  readPaymentMethodsOfShopSettings,
  readShippingRates,
  readCheckoutSettings,
  type CheckoutSettings,
  type ShippingOptionWithAdditionalDays,
} from './read-checkout-settings.ts';
import { toCartLineDeliveryTime, toDeliveryEstimate, toSelectedOrDefaultShippingTime } from './to-delivery-estimate.ts';
import { toAvailableCheckoutOptions } from './to-available-checkout-options.ts';
import { toCartQuoteLine, toVariantOrProductId } from './to-cart-quote-line.ts';

/** A quote with the items it was calculated from. */
export interface PricedCart {
  quote: CartQuote;
  /** In the order of the lines. */
  items: CartLineWithProduct[];
  discount: AppliedDiscount | null;
  /** In the order of use. */
  voucherPayments: VoucherPayment[];
}

const toTotals = (
  lines: CartQuote['lines'],
  fullShippingCents: Cents | null,
  isShippingFree: boolean,
  presentWrapCents: Cents,
  defaultPercent: number,
): CartQuote['totals'] => {
  const goods = lines.map((line) => ({
    isGiftVoucher: line.is_gift_voucher,
    percent: line.tax_percent,
    amountCents: line.price_cents * line.count - line.discount_cents,
  }));
  const goodsCents = goods.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const shippingDiscountCents = isShippingFree ? (fullShippingCents ?? 0) : 0;
  const shippingCents = fullShippingCents === null ? null : fullShippingCents - shippingDiscountCents;
  const extrasCents = (shippingCents ?? 0) + presentWrapCents;
  return {
    goods_cents: goodsCents,
    discount_cents: lines.reduce((sum, { discount_cents: cents }) => sum + cents, 0),
    shipping_cents: shippingCents,
    shipping_discount_cents: shippingDiscountCents,
    present_wrap_cents: presentWrapCents,
    total_cents: goodsCents + extrasCents,
    voucher_cents: 0,
    taxes: breakDownTaxes(
      goods.filter(({ isGiftVoucher }) => !isGiftVoucher),
      extrasCents,
      defaultPercent,
    ).map(({ percent, amountCents }) => ({
      percent,
      amount_cents: amountCents,
    })),
  };
};

/** What the gift vouchers of a quote pay of its total. Taxes stay as they are: a voucher is a means of payment. */
const payWithVouchers = (
  { codes, vouchers }: Pick<QuoteEnteredCodesResult, 'codes' | 'vouchers'>,
  lines: readonly CartQuoteLine[],
  totals: CartQuote['totals'],
): { voucherPayments: VoucherPayment[] } & Pick<CartQuote, 'codes' | 'totals'> => {
  const boughtCents = lines.reduce((sum, line) => sum + (line.is_gift_voucher ? line.price_cents * line.count : 0), 0);
  const voucherPayments = allocateVouchers(totals.total_cents - boughtCents, vouchers);
  const paidCents = new Map(voucherPayments.map(({ voucher, amountCents }) => [voucher, amountCents]));
  return {
    voucherPayments,
    codes: codes.map((quoted) => {
      const voucher = vouchers.find(({ code }) => code === quoted.code);
      if (!voucher) return quoted;
      const amountCents = paidCents.get(voucher.id) ?? 0;
      return { ...quoted, voucher_cents: amountCents, remaining_cents: voucher.balanceCents - amountCents };
    }),
    totals: { ...totals, voucher_cents: voucherPayments.reduce((sum, { amountCents }) => sum + amountCents, 0) },
  };
};

/**
 * How a cart of gift vouchers alone is delivered: by email, for nothing, in every country and with every payment method.
 * Not a rate of the shop, whose rates are for parcels.
 */
const toEmailDelivery = (language: Locale): ShippingOptionWithAdditionalDays => ({
  additionalDays: 0,
  option: {
    id: emailShippingOptionId,
    name: getDeliveryTimeTranslator(language)('byEmail'),
    provider: null,
    price_cents: 0,
    is_free: true,
    additional_days: 0,
    delivery: null,
    countries: [],
    payment_methods: [],
    pickup: null,
  },
});

/** Prices the body with the given settings. Writes nothing. */
export const priceCart = async (
  database: Knex,
  settings: CheckoutSettings,
  body: CartQuoteRequestBody,
  holder: CodeRedemptionContext,
): Promise<PricedCart> => {
  const [catalogueItems, shopRates, methods, countries] = await Promise.all([
    readQuotableProducts(database, settings.project, body.lines, body.language),
    readShippingRates(database, settings.settingsId, body.language),
    readPaymentMethodsOfShopSettings(database, settings.settingsId, body.language),
    readShippingCountries(database, settings.settingsId),
  ]);
  const items = body.lines.map((line, index): CartLineWithProduct => ({ line, item: catalogueItems[index] ?? null }));
  const quantityByStockKey = new Map<string, number>();
  for (const line of body.lines)
    quantityByStockKey.set(
      toVariantOrProductId(line),
      (quantityByStockKey.get(toVariantOrProductId(line)) ?? 0) + line.count,
    );
  const toTotalQuantity = ({ line }: CartLineWithProduct): number =>
    quantityByStockKey.get(toVariantOrProductId(line)) ?? line.count;
  const isVoucherCart = items.every(({ item }) => item?.isGiftVoucher === true);
  const rates = isVoucherCart ? [toEmailDelivery(body.language)] : shopRates;
  const options = rates.map(({ option }) => option);
  const checkoutOptions = toAvailableCheckoutOptions(
    settings,
    { options, methods, countries },
    body.country,
    body.invoice_country ?? body.country,
  );
  const chosenOption = checkoutOptions.shipping_options.find(({ id }) => id === body.shipping);
  const calendar = toOrderDayAndHolidays(settings, new Date());
  const { shippingDays, assumedCountry } = toSelectedOrDefaultShippingTime(
    rates,
    chosenOption,
    body.country ?? countries[0],
  );
  const schedule = { ...calendar, shippingDays };
  const fullLines = items.map((item) =>
    toCartQuoteLine(item, toTotalQuantity(item), { settings, language: body.language, schedule }),
  );
  const entered = await quoteEnteredCodes(database, settings, body.codes ?? [], fullLines, items, holder);
  const { discount } = entered;
  const lines = fullLines.map((line, index) => ({
    ...line,
    discount_cents: discount?.result.lineDiscountsCents[index] ?? 0,
  }));
  const toDelivery = (addedDays: number) =>
    toDeliveryEstimate(
      toLongestDeliveryTime(
        items.map((item) => toCartLineDeliveryTime(item, toTotalQuantity(item), settings, addedDays)),
      ),
      calendar,
    );
  const presentWrapCents = body.present_wrap && !isVoucherCart ? (settings.presentWrapCents ?? 0) : 0;
  const fullTotals = toTotals(
    lines,
    chosenOption?.price_cents ?? null,
    discount?.result.isShippingFree ?? false,
    presentWrapCents,
    settings.defaultTaxPercent,
  );
  const { voucherPayments, codes, totals } = payWithVouchers(entered, lines, fullTotals);
  return {
    items,
    discount,
    voucherPayments,
    quote: {
      lines,
      is_orderable: lines.every(({ problem }) => problem === null || problem === 'price_changed'),
      delivery: toDelivery(shippingDays),
      assumed_country: assumedCountry,
      ...checkoutOptions,
      shipping_options: checkoutOptions.shipping_options.map((option) => ({
        ...option,
        delivery: toDelivery(toSelectedOrDefaultShippingTime(rates, option, undefined).shippingDays),
      })),
      present_wrap_cents: isVoucherCart ? null : settings.presentWrapCents,
      codes,
      totals,
    },
  };
};

export const createCartQuote = async (
  body: CartQuoteRequestBody,
  { database }: DirectusExtensionContext,
  request: UnparsedOrderServiceRequest,
): Promise<OrderServiceOkOrErrorResponse | CartQuoteResponse> => {
  const settings = await readCheckoutSettings(database, body.project);
  if (!settings?.isOpen) return { status: 'error', code: 'shop_closed' };
  const { quote } = await priceCart(database, settings, body, {
    email: null,
    ...createUnknownCodeRateLimiter(request),
  });
  return { status: 'ok', quote };
};

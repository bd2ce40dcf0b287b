// Maps an order to Klarna's requests (Payments v1, session_create and create_order_request). Pure. Klarna refuses an
// order that differs from its session, so one function builds both.
import type { Cents } from '../../../../../contract/cents.ts';
import { toKlarnaLocale } from '../../../../../domain/klarna-markets.ts';
import { allocateCentsProportionally } from '../../../../../domain/tax-breakdown.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { type OrderAddress, type Order, type OrderLine, toOrderLineName } from '../orders/read-order.ts';

export const klarnaCurrency = 'EUR';

const t = getEmailTranslator('de');

/** Names of the lines that are no product, in German for every order. */
export const germanKlarnaLineNames = {
  shipping: t('order.totals.shipping'),
  presentWrap: t('order.totals.presentWrap'),
  refund: t('order.refund.line'),
  voucher: t('order.totals.voucher'),
} as const;

/** Maximum lengths from Klarna's API reference. */
const limits = { name: 255, reference: 255, address: 99, zip: 10 } as const;

/** Klarna's tax rates have two implicit decimals: 19 % is 1900. */
const toTax = (grossCents: Cents, percent: number): Cents => {
  const rate = Math.round(percent * 100);
  return Math.round(grossCents - (grossCents * 10_000) / (10_000 + rate));
};

/**
 * A line of Klarna's order; `priceCents` is the unit price, negative for lines that reduce the order. `discountCents` is
 * the discount of the whole line.
 */
export const toKlarnaOrderLine = (
  type: string,
  name: string,
  quantity: number,
  priceCents: Cents,
  percent: number,
  reference = '',
  discountCents: Cents = 0,
) => ({
  type,
  name: name.slice(0, limits.name),
  ...(reference && { reference: reference.slice(0, limits.reference) }),
  quantity,
  unit_price: priceCents,
  tax_rate: Math.round(percent * 100),
  ...(discountCents > 0 && { total_discount_amount: discountCents }),
  total_amount: priceCents * quantity - discountCents,
  total_tax_amount: toTax(priceCents * quantity - discountCents, percent),
});

export type OrderLineForKlarnaTax = Pick<OrderLine, 'isGiftVoucher' | 'taxPercent' | 'totalCents'>;

/**
 * Shipping and gift wrapping are taxed in proportion to the goods, or to the gift vouchers of an order without goods: one
 * line per tax rate. With `sign` −1 the lines are discounts.
 */
export const toKlarnaLinesSplitByTaxRate = (
  orderLines: readonly OrderLineForKlarnaTax[],
  type: string,
  name: string,
  amountCents: Cents,
  sign: -1 | 1 = 1,
) => {
  const grossByRate = new Map<number, Cents>();
  const goods = orderLines.filter(({ isGiftVoucher }) => !isGiftVoucher);
  for (const { taxPercent, totalCents } of goods.length > 0 ? goods : orderLines)
    grossByRate.set(taxPercent, (grossByRate.get(taxPercent) ?? 0) + totalCents);
  const rates = [...grossByRate];
  const shares = allocateCentsProportionally(
    amountCents,
    rates.map(([, grossCents]) => grossCents),
  );
  return rates
    .map(([percent], index) => ({ percent, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ percent, share }) => toKlarnaOrderLine(type, name, 1, sign * share, percent));
};

/** With `sign` −1: what a refund takes back from the vouchers. Payment, so without tax. */
export const toKlarnaVoucherLines = (voucherCents: Cents, sign: -1 | 1 = 1) =>
  voucherCents === 0 ? [] : [toKlarnaOrderLine('gift_card', germanKlarnaLineNames.voucher, 1, -sign * voucherCents, 0)];

const toAddress = (address: OrderAddress, email: string) => ({
  given_name: address.firstName.slice(0, limits.address),
  family_name: address.lastName.slice(0, limits.address),
  ...(address.company && { organization_name: address.company.slice(0, limits.address) }),
  street_address: address.street.slice(0, limits.address),
  ...(address.addition && { street_address2: address.addition.slice(0, limits.address) }),
  postal_code: address.zip.slice(0, limits.zip),
  city: address.city.slice(0, limits.address),
  country: address.country,
  ...(address.phone && { phone: address.phone }),
  // An email address that is too long is omitted; Klarna asks the customer for it.
  ...(email.length <= limits.address && { email }),
});

/** Body of POST /payments/v1/authorizations/{token}/order. */
export const toKlarnaOrderRequest = (order: Order, authorizationUrl: string) => {
  const lines = [
    ...order.lines.map((line) =>
      toKlarnaOrderLine(
        'physical',
        toOrderLineName(line),
        line.quantity,
        line.priceCents,
        line.taxPercent,
        line.referenceNumber ?? '',
        line.discountCents,
      ),
    ),
    ...toKlarnaLinesSplitByTaxRate(order.lines, 'shipping_fee', order.shippingName, order.shippingCents),
    ...toKlarnaLinesSplitByTaxRate(order.lines, 'surcharge', germanKlarnaLineNames.presentWrap, order.presentWrapCents),
    ...toKlarnaVoucherLines(order.voucherCents),
  ];
  const invoiceAddress = order.invoiceAddress ?? order.shippingAddress;
  return {
    purchase_country: invoiceAddress.country,
    purchase_currency: klarnaCurrency,
    locale: toKlarnaLocale(order.language, invoiceAddress.country),
    order_amount: order.dueCents,
    order_tax_amount: lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: lines,
    billing_address: toAddress(invoiceAddress, order.email),
    shipping_address: toAddress(order.shippingAddress, order.email),
    merchant_reference1: order.number,
    merchant_reference2: order.id,
    merchant_urls: { authorization: authorizationUrl, confirmation: `https://${order.project.domain}/` },
  };
};

/** Body of POST /payments/v1/sessions. */
export const toKlarnaSessionRequest = (order: Order, authorizationUrl: string) => ({
  ...toKlarnaOrderRequest(order, authorizationUrl),
  acquiring_channel: 'ECOMMERCE',
  intent: 'buy',
});

/**
 * The payment id in it is known to Klarna and the staff only. A call of this URL delivers a token; it does not prove a
 * payment.
 */
export const toKlarnaCallbackUrl = ({ env }: Pick<OrderServiceContext, 'env'>, payment: string): string =>
  `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/ecom/klarna/callback/${payment}`;

// Maps an order to PayPal's order request (Orders v2, order_request). Pure.
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { type Order, toOrderLineName } from '../orders/read-order.ts';

export const paypalCurrency = 'EUR';

/** Maximum lengths from PayPal's API reference. */
const limits = { name: 127, sku: 127, address: 300, city: 120, zip: 60, fullName: 300, brand: 127 } as const;

const paypalLocales: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const toMoney = (cents: Cents) => ({ currency_code: paypalCurrency, value: centsToDecimalAmount(cents) });

const toShipping = ({ shippingAddress: address }: Order) => ({
  name: { full_name: `${address.firstName} ${address.lastName}`.slice(0, limits.fullName) },
  address: {
    address_line_1: address.street.slice(0, limits.address),
    ...(address.addition && { address_line_2: address.addition.slice(0, limits.address) }),
    admin_area_2: address.city.slice(0, limits.city),
    postal_code: address.zip.slice(0, limits.zip),
    country_code: address.country,
  },
});

/**
 * The shopper entered the address in the checkout and cannot change it at PayPal. Payment methods that take days (such
 * as an uncovered bank account) are excluded, because stock is reserved for an hour only.
 */
const toExperienceContext = (order: Order) => ({
  brand_name: order.project.name.slice(0, limits.brand),
  locale: paypalLocales[order.language],
  shipping_preference: order.pickupBranch !== null ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
  user_action: 'PAY_NOW',
  payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
});

/** Body of POST /v2/checkout/orders. */
export const toPaypalOrderRequest = (order: Order) => {
  const discountCents = order.discountCents + order.voucherCents;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.id,
        invoice_id: order.number,
        amount: {
          ...toMoney(order.dueCents),
          breakdown: {
            item_total: toMoney(order.goodsCents + order.discountCents),
            shipping: toMoney(order.shippingCents),
            handling: toMoney(order.presentWrapCents),
            // Vouchers, too: PayPal has no other part that reduces the amount.
            ...(discountCents > 0 && { discount: toMoney(discountCents) }),
          },
        },
        items: order.lines.map((line) => ({
          name: toOrderLineName(line).slice(0, limits.name),
          quantity: String(line.quantity),
          unit_amount: toMoney(line.priceCents),
          category: 'PHYSICAL_GOODS',
          ...(line.referenceNumber && { sku: line.referenceNumber.slice(0, limits.sku) }),
        })),
        ...(order.pickupBranch === null && { shipping: toShipping(order) }),
      },
    ],
    payment_source: { paypal: { experience_context: toExperienceContext(order) } },
  };
};

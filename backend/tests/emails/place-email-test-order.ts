// Places orders in the demo project like the checkout: requests a quote, then orders with its figures.
import type { Locale } from '../../../contract/locale.ts';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import type { OrderRequestLine } from '../../../contract/shop/cart-quote.ts';
import { orderLineToQuoteRequestLine } from '../../../domain/match-cart-with-quote.ts';
import { paymentMethodIds, type PaymentMethod } from '../../../contract/shop/order-constants.ts';
import type { DedicatedTestBackend } from '../dedicated-test-backend.ts';
import { germanTestAddress, postToTestOrderService, requestTestQuote } from '../orders/test-shop.ts';

const project = 'arnsberg-tochter.example';

export interface EmailTestOrderOptions {
  language: Locale;
  payment: PaymentMethod;
  /** Country of delivery; null for pickup. */
  country: string | null;
  lines: OrderRequestLine[];
  changes?: Partial<OrderRequestBody>;
}

export interface PlacedEmailTestOrder {
  id: string;
  number: string;
  email: string;
}

export const placeEmailTestOrder = async (
  { running: { url }, rest }: Pick<DedicatedTestBackend, 'rest' | 'running'>,
  { language, payment, country, lines, changes = {} }: EmailTestOrderOptions,
): Promise<PlacedEmailTestOrder> => {
  const quoted = { project, language, country: country ?? 'DE', shipping: null, present_wrap: true, lines };
  const first = await requestTestQuote(url, { ...quoted, lines: lines.map(orderLineToQuoteRequestLine) });
  const option = first.shipping_options.find(
    ({ pickup, payment_methods }) =>
      (pickup === null) === (country !== null) && payment_methods.includes(paymentMethodIds[payment]),
  );
  if (!option) throw new Error('No shipping option matches the country and payment method.');
  const priced = lines.map((line, index) => ({ ...line, price_cents: first.lines[index]?.price_cents ?? 0 }));
  const quote = await requestTestQuote(url, {
    ...quoted,
    shipping: option.id,
    lines: priced.map(orderLineToQuoteRequestLine),
  });
  const email = `k${Math.random().toString(36).slice(2)}@example.com`;
  const id = crypto.randomUUID();
  const { status, answer } = await postToTestOrderService(url, 'order', {
    project,
    order_uuid: id,
    language,
    email,
    shipping_address: germanTestAddress,
    invoice_address: null,
    lines: priced,
    shipping: option.id,
    payment_method: paymentMethodIds[payment],
    present_wrap: true,
    comment: '',
    total_cents: quote.totals.total_cents,
    homepage: '',
    open_ms: 40_000,
    ...changes,
  });
  // The order is placed even without a payment provider.
  if (status !== 200 && answer.code !== 'payment_pending')
    throw new Error(`Order refused: ${answer.code} ${answer.field}`);
  const { number } = await rest.get<{ number: string }>(`/items/ecommerce_order/${id}?fields=number`);
  return { id, number, email };
};

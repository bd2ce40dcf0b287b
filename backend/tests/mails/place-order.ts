// Places orders in the demo project like the checkout: requests a quote, then orders with its figures.
import type { Locale } from '../../../contract/locale.ts';
import type { OrderBody } from '../../../contract/shop/order.ts';
import type { OrderLineInput } from '../../../contract/shop/quote.ts';
import { toCartQuoteRequestLine } from '../../../domain/cart-quote.ts';
import { paymentMethodIds, type PaymentMethod } from '../../../contract/shop/order-constants.ts';
import type { DedicatedTestBackend } from '../own-backend.ts';
import { germanTestAddress, postToEcom, requestQuote } from '../orders/test-shop.ts';

const project = 'arnsberg-tochter.example';

export interface TestOrderOptions {
  language: Locale;
  payment: PaymentMethod;
  /** Country of delivery; null for pickup. */
  country: string | null;
  lines: OrderLineInput[];
  changes?: Partial<OrderBody>;
}

export interface PlacedEmailTestOrder {
  id: string;
  number: string;
  email: string;
}

export const placeEmailTestOrder = async (
  { running: { url }, rest }: Pick<DedicatedTestBackend, 'rest' | 'running'>,
  { language, payment, country, lines, changes = {} }: TestOrderOptions,
): Promise<PlacedEmailTestOrder> => {
  const quoted = { project, language, country: country ?? 'DE', shipping: null, present_wrap: true, lines };
  const first = await requestQuote(url, { ...quoted, lines: lines.map(toCartQuoteRequestLine) });
  const option = first.shipping_options.find(
    ({ pickup, payment_methods }) =>
      (pickup === null) === (country !== null) && payment_methods.includes(paymentMethodIds[payment]),
  );
  if (!option) throw new Error('No shipping option matches the country and payment method.');
  const priced = lines.map((line, index) => ({ ...line, price_cents: first.lines[index]?.price_cents ?? 0 }));
  const quote = await requestQuote(url, { ...quoted, shipping: option.id, lines: priced.map(toCartQuoteRequestLine) });
  const email = `k${Math.random().toString(36).slice(2)}@example.com`;
  const id = crypto.randomUUID();
  const { status, answer } = await postToEcom(url, 'order', {
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

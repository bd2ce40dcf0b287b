// One attempt to order: order id, request content and status. The same content is retried with the same id, so that a
// lost response does not create a second order (order service, promise 3). Pure.
import { z } from 'zod';
import { fromLegacyMoneyFieldNames, renameToLegacyMoneyFields } from '../convert-legacy-money-field-names.ts';
import { expectedDeliveryDatesSchema, orderRequestBodySchema } from '../../contract/shop/order.ts';

/**
 * The content of an order request, without the fields that differ per attempt or come from the client configuration.
 */
export const orderRequestContentSchema = orderRequestBodySchema.omit({
  project: true,
  order_uuid: true,
  open_ms: true,
});

export type OrderRequestContent = z.infer<typeof orderRequestContentSchema>;

export const orderAttemptSchema = z.object({
  orderUuid: z.guid(),
  /** Hash of the content; different content needs a new order id. */
  bodyHash: z.string().max(32),
  /** The content sent, without the engraving previews, which a retry takes from the cart. */
  content: z.preprocess(fromLegacyMoneyFieldNames, orderRequestContentSchema),
  /** Parts of the quote that resuming the attempt requires: the pickup branch, and the client id for PayPal. */
  pickup: z
    .object({
      name: z.string().max(200),
      street: z.string().max(200),
      zip: z.string().max(20),
      city: z.string().max(100),
      /** Number of opening days for which the order is kept for pickup once it is ready, as quoted at that time. */
      reservationDays: z.int().positive().optional(),
    })
    .nullable(),
  paypalClientId: z.string().max(200).nullable(),
  /** The order, once the service has accepted it and only the payment is missing. */
  held: z
    .object({
      orderNumber: z.string().max(64),
      paymentMethod: z.int().min(1).max(5),
      total: z.int().nonnegative(),
      expected: expectedDeliveryDatesSchema,
      /** Key of the order status page; only the response to the order contains it. */
      accessKey: z.string().max(64).nullable().default(null),
    })
    .nullable(),
});

export type StoredOrderAttempt = z.infer<typeof orderAttemptSchema>;

/** cyrb53, a non-cryptographic 53-bit hash, used only for comparison with the browser's own previous content. */
export const toOrderSubmissionChecksum = (body: unknown): string => {
  const text = JSON.stringify(renameToLegacyMoneyFields(body));
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};

/** An attempt with a new order id. */
export const createOrderAttempt = (
  content: OrderRequestContent,
  offer: Pick<StoredOrderAttempt, 'paypalClientId' | 'pickup'>,
): StoredOrderAttempt => ({
  ...offer,
  orderUuid: createOrderUuid(),
  bodyHash: toOrderSubmissionChecksum(content),
  content: { ...content, lines: content.lines.map((line) => ({ ...line, previews: [] })) },
  held: null,
});

/** A random UUID v4. `crypto.randomUUID` exists only in secure contexts, whereas this also works over plain HTTP. */
const createOrderUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

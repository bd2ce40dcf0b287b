// One attempt to order: which order it is, what was sent, and how far it has come. The same content goes again under the
// same id, so that a lost answer makes no second order (order service, promise 3). Pure.
import { z } from 'zod';
import { fromLegacyMoneyNames, toLegacyMoneyNames } from '../../contract/shop/legacy-money-names.ts';
import { expectedDeliverySchema, orderSchema } from '../../contract/shop/order.ts';

/** What is ordered: everything but what belongs to one sending of it. */
export const orderSubmissionSchema = orderSchema.omit({ project: true, order_uuid: true, open_ms: true });

export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;

export const orderAttemptSchema = z.object({
  orderUuid: z.guid(),
  /** Of what was sent; another content is another order. */
  bodyHash: z.string().max(32),
  /** What was sent, without the drawings: the same press sends them again out of the cart. */
  content: z.preprocess(fromLegacyMoneyNames, orderSubmissionSchema),
  /** What of the offer is needed when the attempt is taken up again: where it is collected, and how PayPal is started. */
  pickup: z
    .object({
      name: z.string().max(200),
      street: z.string().max(200),
      zip: z.string().max(20),
      city: z.string().max(100),
      /** For how many opening days it is kept there, once it is ready; of the offer as it was then. */
      reservationDays: z.int().positive().optional(),
    })
    .nullable(),
  paypalClientId: z.string().max(200).nullable(),
  /** The order, once the service has answered that it stands and only its payment is missing. */
  held: z
    .object({
      orderNumber: z.string().max(64),
      paymentMethod: z.int().min(1).max(5),
      total: z.int().nonnegative(),
      expected: expectedDeliverySchema,
    })
    .nullable(),
});

export type OrderAttempt = z.infer<typeof orderAttemptSchema>;

/** A short text that two contents share by a chance of one in 2^53 (cyrb53). For comparing with one's own last content only. */
export const toOrderSubmissionChecksum = (body: unknown): string => {
  const text = JSON.stringify(toLegacyMoneyNames(body));
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

/** A new attempt at a content. */
export const createOrderAttempt = (
  content: OrderSubmission,
  offer: Pick<OrderAttempt, 'paypalClientId' | 'pickup'>,
): OrderAttempt => ({
  ...offer,
  orderUuid: createOrderUuid(),
  bodyHash: toOrderSubmissionChecksum(content),
  content: { ...content, lines: content.lines.map((line) => ({ ...line, previews: [] })) },
  held: null,
});

/** A random id in the form of a GUID, also on pages that did not come over HTTPS, where browsers keep theirs back. */
const createOrderUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

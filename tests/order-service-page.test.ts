// Holds docs/order-service.md to the contract: every call has all its fields, every refusal its status, every state its steps.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { orderTransitions } from '../backend/schema/orders/transitions.ts';
import { contactSchema, productRatingSchema, productRequestSchema } from '../contract/house/messages.ts';
import {
  newsletterConfirmationSchema,
  newsletterSchema,
  newsletterUnsubscriptionSchema,
} from '../contract/house/newsletter.ts';
import {
  orderCancellationSchema,
  klarnaOrderBodySchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionBodySchema,
} from '../contract/shop/order.ts';
import {
  appointmentCancellationSchema,
  appointmentSchema,
  appointmentTimesSchema,
} from '../contract/house/appointment.ts';
import { orderServiceErrorStatuses } from '../contract/shop/order-service-response.ts';
import { orderStatusSchema } from '../contract/shop/order-status.ts';
import { refundRequestSchema } from '../contract/shop/refund.ts';
import { cartQuoteBodySchema } from '../contract/shop/quote.ts';
import { withdrawalSchema } from '../contract/shop/withdrawal.ts';

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'order-service.md'), 'utf8');

/** The section below a heading, up to the next one. */
const sectionOf = (title: string): string => {
  const [, section] = page.split(`## ${title}\n`);
  if (section === undefined) throw new Error(`docs/order-service.md has no section "${title}".`);
  return section.split('\n## ')[0] ?? '';
};

/** Rows of its tables whose first cell is code: `[first, second]`, without the code marks. */
const rowsOf = (title: string): [string, string][] =>
  Array.from(sectionOf(title).matchAll(/^\| `(\w+)` *\| (.+?) *\|$/gm), ([, first = '', second = '']) => [
    first,
    second.replaceAll('`', ''),
  ]);

it.each([
  ['POST /ecom/contact', contactSchema],
  ['POST /ecom/quote', cartQuoteBodySchema],
  ['POST /ecom/order', orderSchema],
  ['POST /ecom/order/payment', orderPaymentSchema],
  ['POST /ecom/order/cancellation', orderCancellationSchema],
  ['POST /ecom/order/paypal_transaction', paypalTransactionBodySchema],
  ['POST /ecom/klarna/order', klarnaOrderBodySchema],
  ['POST /ecom/appointment/times', appointmentTimesSchema],
  ['POST /ecom/appointment', appointmentSchema],
  ['POST /ecom/appointment/cancellation', appointmentCancellationSchema],
  ['POST /ecom/withdrawal', withdrawalSchema],
  ['POST /ecom/order/status', orderStatusSchema],
  ['POST /ecom/rating', productRatingSchema],
  ['POST /ecom/request', productRequestSchema],
  ['POST /ecom/staff/orders/{order}/refunds', refundRequestSchema],
  ['POST /ecom/newsletter', newsletterSchema],
  ['POST /ecom/newsletter/confirmation', newsletterConfirmationSchema],
  ['POST /ecom/newsletter/unsubscription', newsletterUnsubscriptionSchema],
])('%s has the fields of its schema', (title, schema) => {
  expect(rowsOf(title).map(([field]) => field)).toEqual(Object.keys(schema.shape));
});

it('names every refusal with its status', () => {
  expect(rowsOf('Refusals')).toEqual(
    Object.entries(orderServiceErrorStatuses).map(([code, status]) => [code, String(status)]),
  );
});

it('has the table of transitions', () => {
  const steps = Object.entries(orderTransitions).filter(([, states]) => states.length > 0);
  expect(rowsOf('States of an order')).toEqual(steps.map(([from, states]) => [from, states.join(', ')]));
});

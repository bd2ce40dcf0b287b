// The answers of the order service, by the names and with the descriptions of its API reference.
import { appointmentTimesResponseSchema } from '../house/appointment.ts';
import { orderServiceErrorResponseSchema } from '../shop/order-service-response.ts';
import { orderStatusResponseSchema, statusLineSchema } from '../shop/order-status.ts';
import { paymentStepSchema, placedOrderSchema } from '../shop/order.ts';
import { cartQuoteResponseSchema, quoteLineSchema, cartQuoteSchema, shippingOptionSchema } from '../shop/quote.ts';
import { withdrawalResponseSchema } from '../shop/withdrawal.ts';
import { nameAnswer, type NamedSchema } from './json-schema.ts';
import {
  klarnaConfirmedSchema,
  okSchema,
  publishedSchema,
  publishingAnswerSchema,
  readinessSchema,
  refundAnswerSchema,
  studioRefusalSchema,
} from './plain-schemas.ts';

const today = 'on which it arrives if it is ordered today; `null` where nobody can say.';

export const namedAnswers: readonly NamedSchema[] = [
  nameAnswer('Ok', okSchema, 'Done.'),
  {
    id: 'Refusal',
    schema: orderServiceErrorResponseSchema,
    description: 'Why the service did not do it. Final for this body until something changes.',
    fields: {
      code: 'For programs; the answers of each route list its codes.',
      field: 'The field of the body that it is about.',
      quote: 'Only with `quote_changed`: the current figures.',
      challenge: 'Only with `proof_required`: the challenge of altcha-lib.',
    },
  },
  nameAnswer('QuoteAnswer', cartQuoteResponseSchema, 'A priced cart.'),
  nameAnswer('Quote', cartQuoteSchema, 'What a cart costs now, what is in stock, and how it can be shipped and paid.', {
    lines: 'In the order of the body.',
    is_orderable: 'Whether every line can be ordered as it is, changed prices accepted.',
    delivery: `Working days and dates of all lines together, ${today}`,
    assumed_country: 'The country that delivery times assume, where others may take longer.',
    shipping_options: 'Ways of shipping to the country of the body; to all countries where it names none.',
    payment_methods: 'Payment methods that at least one way of shipping allows.',
    countries: 'Where the shop delivers to (ISO 3166).',
    present_wrap_cents: 'Price of gift wrapping; `null` where there is none.',
    totals: 'Without shipping while none is chosen. `taxes` are contained in the total.',
    paypal_client_id: 'Public id for the script of PayPal; `null` where PayPal is not offered.',
  }),
  nameAnswer('QuoteLine', quoteLineSchema, 'A priced line of a cart.', {
    name: 'In the language of the body; empty where `problem` is `gone`.',
    price_cents: 'Of one item; 0 where there is none.',
    old_price_cents: 'Lowest price of the 30 days before a reduction, of one item.',
    unit_price: 'Of goods sold by quantity.',
    essential_features: 'What the law wants above the order button.',
    count: 'Quantity.',
    available: 'How many can be ordered over all lines of the same item; `null` where there is no limit.',
    shipping_time: 'Delivery time in words.',
    delivery: `Working days and dates ${today}`,
    labels: 'Engraving and other choices in words.',
    is_made_to_order: 'Engraved: there is no right of withdrawal.',
    problem:
      'What stands between the line and its order. `price_changed` is solved by ordering at the new price, every other one by the shopper.',
  }),
  nameAnswer('ShippingOption', shippingOptionSchema, 'A way of shipping.', {
    is_free: 'Shown as free of charge.',
    additional_days: 'Working days on top of the delivery time of the items.',
    delivery: `Working days and dates of all lines by this way, ${today}`,
    countries: 'Where it goes to (ISO 3166).',
    payment_methods: 'Ids of the payment methods that it allows.',
    pickup: 'The branch where the order is collected; `null` where it is sent.',
  }),
  nameAnswer('PlacedOrder', placedOrderSchema, 'An order with its state and its payment step of the moment.', {
    state: 'An order that is `cancelled` has lost its stock; a new one needs a new `order_uuid`.',
    expected: 'Days of the delivery; `null` where nobody can say yet.',
    payment: 'What is left to do for the shopper.',
  }),
  { id: 'PaymentStep', schema: paymentStepSchema, description: 'What is left to do for the shopper, by `kind`.' },
  nameAnswer('OrderStatus', orderStatusResponseSchema, 'An order as whoever holds the link of its emails sees it.', {
    order: '`transfer` is there only while a transfer is due; `tracking` once there is a number or a link.',
  }),
  nameAnswer('StatusLine', statusLineSchema, 'A line of an order.', {
    count: 'Quantity.',
    previews: 'Drawings of the engraving (SVG, checked by the service).',
    slug: 'Of the page of the product, while it is published.',
    rating_key: 'Marks a rating as that of a verified buyer; `null` where the product cannot be rated.',
  }),
  nameAnswer('KlarnaConfirmed', klarnaConfirmedSchema, 'The order is paid.'),
  nameAnswer('WithdrawalReceipt', withdrawalResponseSchema, 'A declared withdrawal.', { received_at: 'ISO 8601.' }),
  nameAnswer('AppointmentTimes', appointmentTimesResponseSchema, 'Free times of a branch for a topic.', {
    time_zone: 'IANA name; times are on this clock.',
    days: 'Days with at least one free time; times as `HH:MM`.',
    next: 'The day to ask `from` next; `null` at the end.',
  }),
  nameAnswer('StudioRefusal', studioRefusalSchema, 'A refusal in the form of Directus.', {
    errors: '`extensions.reason` is for programs, `extensions.text` for people.',
  }),
  nameAnswer('RefundAnswer', refundAnswerSchema, 'The payments and refunds of an order.'),
  nameAnswer('PublishingAnswer', publishingAnswerSchema, 'The publications of projects.'),
  nameAnswer('Published', publishedSchema, 'The publication is queued.'),
  nameAnswer('Readiness', readinessSchema, 'Whether an instance takes requests.'),
];

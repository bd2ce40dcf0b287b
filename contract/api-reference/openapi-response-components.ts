// Responses of the order service with names and descriptions for its API reference.
import { appointmentTimesResponseSchema } from '../visitors/appointment.ts';
import { okResponseSchema, orderServiceErrorResponseSchema } from '../shop/order-service-ok-or-error-response.ts';
import { orderStatusResponseSchema, orderStatusLineSchema } from '../shop/order-status-page.ts';
import { nextPaymentStepSchema, placedOrderResponseSchema } from '../shop/order.ts';
import {
  cartQuoteResponseSchema,
  cartQuoteLineSchema,
  cartQuoteSchema,
  shippingOptionSchema,
} from '../shop/cart-quote.ts';
import {
  productFacetsSchema,
  productSearchResponseSchema,
  searchInterpretationSchema,
} from '../shop/product-search.ts';
import { mailPreviewResponseSchema, testMailResponseSchema } from '../studio/mail-preview.ts';
import { saveSheetResponseSchema } from '../studio/stock-and-prices.ts';
import { studioDashboardResponseSchema } from '../studio/studio-dashboard.ts';
import { withdrawalResponseSchema } from '../shop/withdrawal.ts';
import { defineOpenApiResponse, type NamedOpenApiSchema } from './zod-to-json-schema.ts';
import {
  duplicateProductResponseSchema,
  klarnaConfirmationResponseSchema,
  publishSiteResponseSchema,
  publishingPanelResponseSchema,
  readinessResponseSchema,
  orderDocumentsResponseSchema,
  refundOverviewResponseSchema,
  studioErrorResponseSchema,
} from './documentation-only-schemas.ts';

const ifOrderedToday = 'of the delivery if the order is placed today; `null` where unknown.';

export const openApiResponseComponents: readonly NamedOpenApiSchema[] = [
  defineOpenApiResponse('Ok', okResponseSchema, 'Done.'),
  {
    id: 'Refusal',
    schema: orderServiceErrorResponseSchema,
    description: 'A rejected request. The same body gets the same response until something changes.',
    fields: {
      code: 'Machine-readable reason; the responses of each route list its codes.',
      field: 'The field of the body that caused the error.',
      quote: 'Only with `quote_changed`: the current quote.',
      challenge: 'Only with `proof_required`: the challenge of altcha-lib.',
    },
  },
  defineOpenApiResponse('QuoteAnswer', cartQuoteResponseSchema, 'A priced cart.'),
  defineOpenApiResponse(
    'Quote',
    cartQuoteSchema,
    'What a cart costs now, what is in stock, and how it can be shipped and paid.',
    {
      lines: 'In the order of the body.',
      is_orderable: 'Whether every line can be ordered; a changed price does not prevent it.',
      delivery: `Working days and dates of all lines together, ${ifOrderedToday}`,
      assumed_country: 'The country that delivery times are based on; other countries may take longer.',
      shipping_options: 'Shipping options for the country of the body; for all countries where it has none.',
      payment_methods: 'Payment methods that at least one shipping option allows.',
      countries: 'Delivery countries of the shop (ISO 3166).',
      present_wrap_cents: 'Price of gift wrapping; `null` where not offered.',
      codes: 'The codes of the body, each with its effect or why it has none.',
      totals: 'Without shipping while no option is selected. `taxes` are included in the total.',
      paypal_client_id: "Public client id for PayPal's script; `null` where PayPal is not offered.",
    },
  ),
  defineOpenApiResponse('QuoteLine', cartQuoteLineSchema, 'A priced line of a cart.', {
    name: 'In the language of the body; empty where `problem` is `gone`.',
    price_cents: 'Price per unit; 0 where there is none.',
    old_price_cents: 'Lowest price of the 30 days before a reduction, per unit.',
    unit_price: 'For goods sold by quantity.',
    essential_features: 'Features that must be shown above the order button by law.',
    count: 'Quantity.',
    discount_cents: "The line's share of a discount, already deducted from the total.",
    available: 'Quantity that can be ordered, over all lines of the same variant; `null` where there is no limit.',
    shipping_time: 'Delivery time as text.',
    delivery: `Working days and dates ${ifOrderedToday}`,
    labels: 'Engraving and other choices as text.',
    is_made_to_order: 'Engraved: no right of withdrawal.',
    problem:
      'What prevents the order of the line. `price_changed` is accepted by ordering at the new price; the shopper has to solve all others.',
  }),
  defineOpenApiResponse('ShippingOption', shippingOptionSchema, 'A shipping option.', {
    is_free: 'Shown as free of charge.',
    additional_days: 'Working days in addition to the delivery time of the items.',
    delivery: `Working days and dates of all lines with this option, ${ifOrderedToday}`,
    countries: 'Countries of the option (ISO 3166).',
    payment_methods: 'Ids of the allowed payment methods.',
    pickup: 'The pickup branch; `null` for delivery.',
  }),
  defineOpenApiResponse('PlacedOrder', placedOrderResponseSchema, 'An order with its current state and payment step.', {
    state: 'A `cancelled` order has released its stock; ordering again needs a new `order_uuid`.',
    expected: 'Expected delivery dates; `null` where unknown.',
    access_key: 'Key of the order page; `null` except in the response to the order itself.',
    payment: 'The next payment step of the shopper.',
  }),
  { id: 'PaymentStep', schema: nextPaymentStepSchema, description: 'The next payment step of the shopper, by `kind`.' },
  defineOpenApiResponse(
    'OrderStatus',
    orderStatusResponseSchema,
    'An order, for anyone with the link from its emails.',
    {
      order: '`transfer` is set only while a transfer is due; `tracking` once there is a number or a link.',
    },
  ),
  defineOpenApiResponse('StatusLine', orderStatusLineSchema, 'A line of an order.', {
    count: 'Quantity.',
    previews: 'Previews of the engraving (SVG, validated by the service).',
    slug: 'Slug of the product page; `null` where the product is not published.',
    image: 'First image of the product, to be read from `/assets`; `null` where the product is not published.',
    rating_key: 'Marks a rating as that of a verified buyer; `null` where the product cannot be rated.',
  }),
  defineOpenApiResponse(
    'SearchAnswer',
    productSearchResponseSchema,
    'A page of products, and how the query was understood.',
    {
      products: 'Records of products as in the items API, in order.',
      total: 'Number of all matching products.',
      page: 'Number of the page, from 1.',
      ownSort: 'Order of the products if the request names none: by relevance, if there are words to search for.',
      hasUnknownFilter: 'Whether a filter value was ignored because the shop does not offer it.',
      facets: 'Only with `view=list`.',
      suggestions: 'Only with `view=suggestions`: categories, brands and pages.',
    },
  ),
  defineOpenApiResponse('SearchFacets', productFacetsSchema, 'Filter values with the number of their products.', {
    inStockCount: 'Products in stock.',
    price: 'Range and histogram of the prices; `null` without priced products.',
  }),
  defineOpenApiResponse('SearchInterpretation', searchInterpretationSchema, 'How the query was understood.', {
    filters: 'Words that became filters; `words` is what was typed.',
    correctedQuery: 'What was searched for instead of a mistyped query.',
    ignoredWords: 'Words that were not searched for: no product contains them, or none that matches the others.',
    isNearest: 'Whether no product matches all words.',
  }),
  defineOpenApiResponse('KlarnaConfirmed', klarnaConfirmationResponseSchema, 'The order is paid.'),
  defineOpenApiResponse('WithdrawalReceipt', withdrawalResponseSchema, 'A declared withdrawal.', {
    received_at: 'ISO 8601.',
  }),
  defineOpenApiResponse('AppointmentTimes', appointmentTimesResponseSchema, 'Free times of a branch for a topic.', {
    time_zone: 'IANA name of the time zone of all times.',
    days: 'Days with at least one free time; times as `HH:MM`.',
    next: 'Value of `from` for the next page; `null` at the end.',
  }),
  defineOpenApiResponse('StudioRefusal', studioErrorResponseSchema, 'An error in the format of Directus.', {
    errors: '`extensions.reason` is machine-readable, `extensions.text` is for display.',
  }),
  defineOpenApiResponse('RefundAnswer', refundOverviewResponseSchema, 'The payments and refunds of an order.'),
  defineOpenApiResponse('OrderDocumentsAnswer', orderDocumentsResponseSchema, 'The documents of an order.'),
  defineOpenApiResponse('PublishingAnswer', publishingPanelResponseSchema, 'The publications of projects.'),
  defineOpenApiResponse('CopiedProduct', duplicateProductResponseSchema, 'The id of the copy.'),
  defineOpenApiResponse('SheetAnswer', saveSheetResponseSchema, 'What happened to each row of the sheet.'),
  defineOpenApiResponse('DashboardAnswer', studioDashboardResponseSchema, 'The first screen of the studio.'),
  defineOpenApiResponse(
    'MailPreviewAnswer',
    mailPreviewResponseSchema,
    'The email as it would be sent, with its images as data URLs.',
  ),
  defineOpenApiResponse('TestMailAnswer', testMailResponseSchema, 'Whom the test was sent to.'),
  defineOpenApiResponse('Published', publishSiteResponseSchema, 'The publication is queued.'),
  defineOpenApiResponse('Readiness', readinessResponseSchema, 'Whether an instance accepts requests.'),
];

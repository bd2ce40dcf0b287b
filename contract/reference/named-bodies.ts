// The bodies that the order service accepts, by the names and with the descriptions of its API reference.
import { appointmentCancellationSchema, appointmentSchema, appointmentTimesSchema } from '../house/appointment.ts';
import { contactSchema, productRatingSchema, productRequestSchema } from '../house/messages.ts';
import { newsletterConfirmationSchema, newsletterSchema, newsletterUnsubscriptionSchema } from '../house/newsletter.ts';
import { klarnaAuthorizationCallbackSchema, paypalEventSchema } from '../payments.ts';
import { orderStatusSchema } from '../shop/order-status.ts';
import {
  addressSchema,
  orderCancellationSchema,
  klarnaOrderBodySchema,
  orderPaymentSchema,
  orderSchema,
  paypalTransactionBodySchema,
} from '../shop/order.ts';
import { orderLineInputSchema, cartQuoteBodySchema, cartQuoteRequestLineSchema } from '../shop/quote.ts';
import { refundRequestSchema, refundTransferSchema } from '../shop/refund.ts';
import { withdrawalSchema } from '../shop/withdrawal.ts';
import { nameBody, type NamedSchema } from './json-schema.ts';
import { plainWithdrawalSchema, publishBodySchema } from './plain-schemas.ts';

const project = 'Domain of the project.';
const orderUuid = 'Made by the browser for this order. Whoever knows it may ask about the order.';

const honeypot = {
  homepage: 'Honeypot: left empty by people.',
  open_ms: 'How long the form was open, in milliseconds.',
};

const proof = 'The solution of a `challenge` (payload of altcha-lib, base64), after a refusal with `proof_required`.';

const form = {
  project,
  language: 'Language of the visitor, and of the emails.',
  attempt: 'Made by the browser for this text and sent again with each retry: a repetition is written once.',
  proof,
  ...honeypot,
};

const person = {
  name: 'Name of the sender.',
  email: 'One address; answers go there.',
  phone: 'Phone number.',
  message: 'Plain text.',
  privacy: 'Consent of the sender to the privacy policy.',
};

const line = {
  product: 'Id of the product.',
  variant: 'Id of the variant; `null` where the product has none.',
  personalization: 'Engraving and other choices, by the key of their field; `null` where there is none.',
  count: 'Quantity.',
  price_cents: 'Price of one item as the shopper saw it.',
};

const account = { iban: 'Account of a transfer.', account_holder: 'Holder of that account.' };

export const namedBodies: readonly NamedSchema[] = [
  nameBody('QuoteRequest', cartQuoteBodySchema, 'A cart to be priced.', {
    project,
    language: 'Language of the names in the answer.',
    lines: 'Lines of the cart.',
    country: 'Country of the delivery (ISO 3166); `null` while it is unknown.',
    invoice_country: 'Country of the invoice, where it is another one: some payment methods depend on it.',
    shipping: 'Id of the chosen one of `shipping_options`; `null` while none is chosen.',
    present_wrap: 'Whether gift wrapping is chosen.',
  }),
  nameBody('QuotedLine', cartQuoteRequestLineSchema, 'A line of a cart.', line),
  nameBody('OrderRequest', orderSchema, 'An order at the figures that the shopper saw.', {
    project,
    order_uuid: 'Made by the browser for this order and sent again with each retry; another body under it is refused.',
    language: 'Language of the emails and of the names in the order.',
    email: 'One address, for the emails about the order.',
    shipping_address: 'Address of the delivery; of the shopper where the order is collected.',
    invoice_address: 'Address of the invoice; `null` where it is the same.',
    lines: 'Lines of the order.',
    shipping: 'Id of one of the `shipping_options` of the quote.',
    payment_method: '1 prepayment, 2 invoice, 3 cash on pickup, 4 PayPal, 5 Klarna.',
    present_wrap: 'Whether gift wrapping is chosen.',
    comment: 'Plain text, may be empty.',
    total_cents: 'The total that stood above the button.',
    proof,
    ...honeypot,
  }),
  nameBody('OrderLine', orderLineInputSchema, 'A line of an order.', {
    ...line,
    previews: 'Drawings of the engraving as the shopper saw them (SVG of the site).',
  }),
  nameBody('Address', addressSchema, 'A postal address. Optional parts are empty.', {
    company: 'Company, may be empty.',
    first_name: 'First name.',
    last_name: 'Last name.',
    street: 'Street and house number.',
    address_addition: 'Second line of the address, may be empty.',
    zip: 'Postal code.',
    city: 'City.',
    country: 'ISO 3166, two capitals.',
    phone: 'International form without spaces (E.164), may be empty.',
  }),
  nameBody('OrderPaymentRequest', orderPaymentSchema, 'A question about the payment of an order.', {
    project,
    order_uuid: orderUuid,
    resume:
      '`true`: the shopper goes on paying, and the answer says how. `false`: the state alone; no provider is asked.',
  }),
  nameBody('OrderCancellation', orderCancellationSchema, 'Gives up an unpaid order.', {
    project,
    order_uuid: orderUuid,
  }),
  nameBody('OrderStatusRequest', orderStatusSchema, 'A link of an email about an order.', {
    project,
    key: '256 bits in lower-case hexadecimal, from the link.',
  }),
  nameBody('PaypalTransaction', paypalTransactionBodySchema, 'An approved PayPal payment.', {
    project,
    order_id: 'The `order_uuid` of the order.',
    paypal: '`order_id` is the `paypal_order_id` of the payment step of this order.',
  }),
  nameBody('KlarnaAuthorization', klarnaOrderBodySchema, 'An authorized Klarna payment.', {
    project,
    authorization_token: 'From the answer of Klarna to the browser.',
    order_uuid: orderUuid,
  }),
  nameBody('PaypalEvent', paypalEventSchema, 'An event of PayPal, as far as the service reads it.', {
    event_type: 'Name of the event.',
    resource: 'The order or the capture that it is about.',
  }),
  nameBody(
    'KlarnaCallback',
    klarnaAuthorizationCallbackSchema,
    'A callback of Klarna, as far as the service reads it.',
    {
      authorization_token: 'The token with which the order is placed at Klarna.',
      session_id: 'Has to be the session of the payment, where it is given.',
    },
  ),
  nameBody('Withdrawal', withdrawalSchema, 'A withdrawal from a contract.', {
    ...form,
    name: 'Name of whoever declares it.',
    contract: 'What identifies the contract, such as the order number.',
    email: 'The receipt goes there.',
    part: 'What is withdrawn from, in the words of the shopper; empty: everything.',
    order_key: 'Key of the order page whose link led to the form.',
    lines: 'Only with `order_key`: lines of that order by `id`, each with a `count`.',
    proof: 'Never asked for.',
  }),
  nameBody('PlainWithdrawal', plainWithdrawalSchema, 'The same as the form of a page without scripts.', {
    name: 'Name of whoever declares it.',
    contract: 'What identifies the contract, such as the order number.',
    email: 'The receipt goes there.',
    part: 'What is withdrawn from; empty: everything.',
    project,
    language: form.language,
    homepage: form.homepage,
    attempt: 'Made by the review page.',
  }),
  nameBody('Rating', productRatingSchema, 'A rating of a product.', {
    ...form,
    product: 'Id of a published product.',
    rating: 'Stars.',
    title: 'May be empty.',
    comment: 'May be empty.',
    author: 'Name to be shown, may be empty.',
    rating_key: 'Of a line of an order, from its page: marks the rating as that of a verified buyer.',
  }),
  nameBody('ProductRequest', productRequestSchema, 'A question about a product.', {
    ...form,
    ...person,
    product: 'Id of a published product.',
    variant: 'Id of one of its variants.',
    kind: 'What is asked; `stock` asks for a back-in-stock notification.',
    path: 'Path of the page of the product, to which the emails link.',
    message: 'May be empty.',
  }),
  nameBody('Message', contactSchema, 'A message to the house.', {
    ...form,
    ...person,
    branch: 'Id of the branch that is asked; absent: the house.',
  }),
  nameBody('AppointmentTimesRequest', appointmentTimesSchema, 'A question for free times.', {
    project,
    topic: 'Id of the topic; its duration decides what is free.',
    branch: 'Id of the branch.',
    from: 'First day of interest; absent: as soon as possible.',
  }),
  nameBody('Appointment', appointmentSchema, 'A wish for an appointment.', {
    ...form,
    ...person,
    topic: 'Id of the topic.',
    branch: 'Id of the branch.',
    date: 'Day of the appointment.',
    time: '`HH:MM` in the time zone of the project.',
    message: 'May be empty.',
    product: 'Id of the product that the visitor wants to see.',
    variant: 'Id of a variant of that product.',
  }),
  nameBody('AppointmentCancellation', appointmentCancellationSchema, 'Gives an appointment up.', {
    project,
    key: 'From the link of the email.',
  }),
  nameBody('NewsletterSignUp', newsletterSchema, 'A wish for the newsletter.', {
    ...form,
    email: 'One address; upper and lower case are the same.',
    text_version: 'Version of the consent text beside the form.',
  }),
  nameBody('NewsletterConfirmation', newsletterConfirmationSchema, 'Confirms a subscription.', {
    project,
    key: 'Behind `#confirm=` in the link.',
  }),
  nameBody('NewsletterUnsubscription', newsletterUnsubscriptionSchema, 'Ends a subscription.', {
    project,
    key: 'Behind `#unsubscribe=` in the link.',
  }),
  nameBody('RefundRequest', refundRequestSchema, 'A refund of an order.', {
    refund: 'Made by the form and sent again with each retry: a repetition is one refund.',
    payment: 'Id of the payment that goes back; `null` for money that came by transfer or in cash.',
    lines: 'Lines of the order that go back, each by its id with a quantity.',
    shipping: 'Whether the price of shipping goes back.',
    present_wrap: 'Whether the price of gift wrapping goes back.',
    other_cents: 'A further amount.',
    amount_cents: 'The sum on the button; where the service comes to another one, nothing is refunded.',
    reason: 'For the email to the customer, may be empty.',
    restock: 'Whether the lines go back into stock.',
    ...account,
    withdrawal: 'Id of the withdrawal that this answers.',
  }),
  nameBody('RefundTransfer', refundTransferSchema, 'The account for a refund by transfer.', account),
  nameBody('PublishRequest', publishBodySchema, 'What to publish.', { project: 'Id of the project.' }),
];

// The mails in English.
import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  pair: (name, value) => `${name}: ${value}`,
  greeting: (name) => `Dear ${name},`,
  closing: (house) => `Kind regards\n${house}`,
  orderNumber: (number) => `Order number ${number}`,
  orderedAt: (time) => `Ordered on ${time}`,
  received: {
    subject: (number, house) => `Your order ${number} from ${house}`,
    heading: 'We have received your order',
    text: (time) => `Thank you for your order of ${time}. We have received it.`,
    acceptance: {
      shipping:
        'This message confirms receipt of your order; it is not yet an acceptance. The contract is concluded when we declare our acceptance in text form, at the latest with the confirmation of dispatch. Please see our terms and conditions, attached to this message, for details.',
      pickup:
        'This message confirms receipt of your order; it is not yet an acceptance. The contract is concluded when we declare our acceptance in text form, at the latest with the message that your order is ready for collection. Please see our terms and conditions, attached to this message, for details.',
      payment:
        'This message confirms receipt of your order. With the request for payment below we accept it, as provided in our terms and conditions, which are attached to this message.',
    },
    unconfirmed: (method) =>
      `Your payment by ${method} is not confirmed yet; we will write to you as soon as it is. If it is not completed, we will cancel the order and you will not be charged.`,
  },
  transfer: {
    heading: 'Payment by bank transfer',
    text: (amount) => `Please transfer ${amount} to this account:`,
    reference: 'Reference',
    due: 'Payable by',
    dueNote: 'Your pieces are reserved until then. After that date, the order is cancelled.',
  },
  pickup: { heading: 'Collection', phone: 'Phone' },
  lines: {
    heading: 'Your pieces',
    referenceNumber: 'Reference',
    each: 'each',
    delivery: 'Delivery time',
    expected: (dates) => `expected ${dates}`,
    fromPayment: (time) => `${time} from receipt of payment`,
    together: {
      shipping: (dates) => `Your order will be delivered in one parcel, expected ${dates}.`,
      pickup: (dates) => `Your entire order will be ready at the same time, expected ${dates}.`,
    },
    guarantee: (years, brand, model) => `Manufacturer’s guarantee of durability: ${years} years (${brand}, ${model})`,
    guaranteeTerms: 'Guarantee terms',
    madeToOrder:
      'No right of withdrawal: this piece is engraved or made to your specifications (section 312g(2) no. 1 of the German Civil Code, BGB).',
  },
  totals: {
    heading: 'Order total',
    goods: 'Subtotal',
    shipping: 'Delivery',
    presentWrap: 'Gift wrapping',
    total: 'Total',
    tax: (percent) => `including ${percent} VAT`,
  },
  details: {
    heading: 'Your details',
    payment: 'Payment method',
    shipping: 'Delivery method',
    shippingAddress: 'Delivery address',
    invoiceAddress: 'Billing address',
    customer: 'Your address',
    comment: 'Your message',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    text: (domain) =>
      `You have the right to withdraw from this contract within 14 days without giving any reason. The quickest way is online, by “Withdraw from contract here” on every page of ${domain}. The instructions on withdrawal and the model withdrawal form are attached to this message.`,
    some: 'There is no right of withdrawal for the pieces marked above, which are engraved or made to your specifications (section 312g(2) no. 1 of the German Civil Code, BGB).',
    all: 'There is no right of withdrawal for this order, as all pieces are engraved or made to your specifications (section 312g(2) no. 1 of the German Civil Code, BGB). Please see the instructions on withdrawal, attached to this message, for details.',
  },
  guarantee: {
    heading: 'Legal guarantee of conformity',
    text: 'All goods sold in the European Union come with a legal guarantee of conformity. If a piece is faulty, you may request repair or replacement free of charge for at least two years from delivery and, where the law so provides, a price reduction or termination of the contract.',
    link: 'Your rights in the EU: europa.eu/youreurope/garantien',
  },
  attachments: { heading: 'For your records', text: 'Attached to this message as PDF:' },
  files: {
    contract: { name: 'Contract', title: 'Text of the contract' },
    terms: { name: 'Terms', title: 'General terms and conditions' },
    withdrawal: { name: 'Withdrawal', title: 'Instructions on withdrawal and model withdrawal form' },
  },
  contract: {
    title: (number) => `Text of the contract, order ${number}`,
    seller: 'Seller',
    customer: 'Buyer',
    ordered: (time) => `Ordered on ${time}`,
    terms:
      'The general terms and conditions apply, which were sent in the same email as the instructions on withdrawal. All prices are final and include statutory VAT.',
  },
  paid: {
    subject: (number, house) => `Your payment for order ${number} from ${house}`,
    heading: 'We have received your payment',
    text: (amount, method) => `Thank you. We have received ${amount} (${method}).`,
    next: {
      shipping: 'We are preparing your order and will write to you as soon as it is on its way.',
      pickup: 'We are preparing your order and will write to you as soon as you can collect it.',
    },
  },
  shipped: {
    subject: (number, house) => `Your order ${number} from ${house} is on its way`,
    heading: 'Your order is on its way',
    text: 'We have dispatched your order and thereby accept it, unless we have already done so.',
    tracking: { provider: 'Carrier', number: 'Tracking number', link: 'Track your parcel' },
    toAddress: 'The parcel is addressed to',
  },
  ready: {
    subject: (number, house) => `Your order ${number} from ${house} is ready for collection`,
    heading: 'Your order is ready',
    text: 'Your order is ready for you to collect. We hereby accept it, unless we have already done so.',
    bring: 'Please bring your order number and proof of identity.',
    pay: (amount) => `Payable on collection: ${amount}.`,
    hours: (domain) => `Our opening hours: ${domain}`,
  },
  cancelled: {
    subject: (number, house) => `Your order ${number} from ${house} has been cancelled`,
    heading: 'Your order has been cancelled',
    reasons: {
      broken_off: 'The payment was not completed. Your order has therefore been cancelled; you need not do anything.',
      not_paid:
        'We did not receive your payment within the time agreed. We have therefore cancelled your order and released the pieces.',
      not_collected:
        'Your order was not collected within the time agreed. We have therefore cancelled it and released the pieces.',
      by_house: 'We have cancelled your order.',
    },
    refund: 'Any amount you have already paid will be refunded by the same means.',
    again: 'If you have any questions, simply reply to this message.',
  },
  house: {
    subject: (number, house) => `New order ${number} (${house})`,
    heading: 'New order',
    text: (time, language) => `Received on ${time}, language: ${language}.`,
    studio: 'The order is handled in the studio.',
  },
  footer: {
    executives: 'Represented by',
    vatId: 'VAT number',
    phone: 'Phone',
    email: 'Email',
    automatic: 'This message was sent automatically, but you are welcome to reply to it.',
  },
};

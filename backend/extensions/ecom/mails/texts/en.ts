// The mails in English.
import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  pair: (name, value) => `${name}: ${value}`,
  greeting: (name) => `Dear ${name},`,
  closing: (house) => `Kind regards\n${house}`,
  orderNumber: (number) => `Order number ${number}`,
  orderedAt: (time) => `Ordered on ${time}`,
  received: {
    subject: (number, house) => `We have received your order ${number} at ${house}`,
    heading: 'We have received your order',
    text: (time) => `thank you for your order of ${time}. We have received it.`,
    acceptance: {
      shipping:
        'This message confirms receipt; it is not yet an acceptance. The contract is concluded when we declare acceptance in text form, at the latest with the shipping confirmation. Details are given in our terms, which are attached to this message.',
      pickup:
        'This message confirms receipt; it is not yet an acceptance. The contract is concluded when we declare acceptance in text form, at the latest with the message that everything is ready for collection. Details are given in our terms, which are attached to this message.',
      payment:
        'This message confirms receipt. With the following request for payment we accept your order, as our terms provide, which are attached to this message.',
    },
    unconfirmed: (method) =>
      `Your payment by ${method} is not confirmed yet; as soon as it is, we will write to you. If it is not completed, we cancel the order and nothing is charged.`,
  },
  transfer: {
    heading: 'Please transfer',
    text: (amount) => `Please transfer ${amount} to this account:`,
    reference: 'Reference',
    due: 'Payable by',
    dueNote: 'We keep the pieces for you until then. After that we cancel the order.',
  },
  pickup: { heading: 'Collection', phone: 'Telephone' },
  lines: {
    heading: 'Your pieces',
    referenceNumber: 'Reference',
    each: 'each',
    delivery: 'Delivery time',
    expected: (dates) => `expected ${dates}`,
    fromPayment: (time) => `${time} from your payment`,
    together: {
      shipping: (dates) => `Everything is delivered together, expected ${dates}.`,
      pickup: (dates) => `Everything will be ready for you together, expected ${dates}.`,
    },
    guarantee: (years, brand, model) => `Durability guarantee of the maker: ${years} years (${brand}, ${model})`,
    guaranteeTerms: 'Terms of the guarantee',
    madeToOrder:
      'No right of withdrawal: this piece is engraved or made to your specifications (section 312g (2) no. 1 BGB).',
  },
  totals: {
    heading: 'Amounts',
    goods: 'Goods',
    shipping: 'Shipping',
    presentWrap: 'Gift wrapping',
    total: 'Total',
    tax: (percent) => `of which ${percent} VAT`,
  },
  details: {
    heading: 'Your details',
    payment: 'Payment',
    shipping: 'Shipping',
    shippingAddress: 'Delivery address',
    invoiceAddress: 'Invoice address',
    customer: 'Your address',
    comment: 'Your message',
  },
  withdrawal: {
    heading: 'Right of withdrawal',
    text: (domain) =>
      `You have the right to withdraw from this contract within 14 days without giving any reason. The quickest way is online, with “Withdraw from contract here” on every page of ${domain}. The instructions on withdrawal with the model withdrawal form are attached to this message.`,
    some: 'There is no right of withdrawal for the pieces marked above, which are engraved or made to your specifications (section 312g (2) no. 1 of the German Civil Code, BGB).',
    all: 'There is no right of withdrawal for this order, because all pieces are engraved or made to your specifications (section 312g (2) no. 1 of the German Civil Code, BGB). Details are given in the instructions on withdrawal, which are attached to this message.',
  },
  guarantee: {
    heading: 'Legal guarantee of conformity',
    text: 'In the European Union all goods come with a legal guarantee of conformity. If a piece is faulty, you can ask for repair or replacement free of charge for at least two years from delivery and, under the conditions of the law, for a price reduction or the end of the contract.',
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
      'The general terms and conditions apply, which were sent in the same e-mail together with the instructions on withdrawal. All prices are final and include statutory VAT.',
  },
  paid: {
    subject: (number, house) => `We have received your payment for order ${number} at ${house}`,
    heading: 'We have received your payment',
    text: (amount, method) => `we have received ${amount} (${method}). Thank you.`,
    next: {
      shipping: 'We are preparing your order and will write to you as soon as it is on its way.',
      pickup: 'We are preparing your order and will write to you as soon as you can collect it.',
    },
  },
  shipped: {
    subject: (number, house) => `Your order ${number} at ${house} is on its way`,
    heading: 'Your order is on its way',
    text: 'we have dispatched your order and have thereby accepted it, unless we already had.',
    tracking: { provider: 'Carrier', number: 'Tracking number', link: 'Track the parcel' },
    toAddress: 'The parcel goes to',
  },
  ready: {
    subject: (number, house) => `Your order ${number} at ${house} is ready for collection`,
    heading: 'Your order is ready',
    text: 'you can collect your order. We hereby accept it, unless we already have.',
    bring: 'Please bring the order number and proof of identity.',
    pay: (amount) => `To be paid on collection: ${amount}.`,
    hours: (domain) => `Our opening hours: ${domain}`,
  },
  cancelled: {
    subject: (number, house) => `Your order ${number} at ${house} is cancelled`,
    heading: 'Your order is cancelled',
    reasons: {
      broken_off: 'the payment was not completed. Your order is therefore cancelled; there is nothing you need to do.',
      not_paid:
        'no payment has reached us within the time agreed. We have therefore cancelled your order, and the pieces are free again.',
      not_collected:
        'your order was not collected within the time agreed. We have therefore cancelled it, and the pieces are free again.',
      by_house: 'we have cancelled your order.',
    },
    refund: 'We refund what you have already paid by the same means.',
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
    vatId: 'VAT id',
    phone: 'Telephone',
    email: 'E-mail',
    automatic: 'This message was sent automatically; a reply reaches us all the same.',
  },
};

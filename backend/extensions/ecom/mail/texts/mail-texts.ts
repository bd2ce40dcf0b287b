// What the mails say, in every language alike. A text that names something takes it as an argument, so that no language has to put
// sentences together from pieces of another's grammar.
import type { CancellationReason } from '../mailed-order.ts';

/** A mail's subject, its heading (the same where there is none) and its first words. */
interface Opening {
  subject: (number: string, house: string) => string;
  heading: string;
}

export interface MailTexts {
  /** A name and its value, as the language sets the colon. */
  pair: (name: string, value: string) => string;
  greeting: (name: string) => string;
  closing: (house: string) => string;
  orderNumber: (number: string) => string;
  orderedAt: (time: string) => string;
  received: Opening & {
    /** Law row L13: the order has come, the acceptance has not. */
    text: (time: string) => string;
    acceptance: Record<'payment' | 'pickup' | 'shipping', string>;
    /** Of a method whose provider has not confirmed yet. */
    unconfirmed: (method: string) => string;
  };
  transfer: {
    heading: string;
    text: (amount: string) => string;
    reference: string;
    due: string;
    dueNote: string;
  };
  pickup: { heading: string; phone: string };
  lines: {
    heading: string;
    referenceNumber: string;
    each: string;
    delivery: string;
    /** When a line is expected, behind its delivery time. */
    expected: (dates: string) => string;
    /** A delivery time that runs from a payment that is still to come. */
    fromPayment: (time: string) => string;
    /** When everything is expected, which is sent together or lies ready together. */
    together: { shipping: (dates: string) => string; pickup: (dates: string) => string };
    guarantee: (years: number, brand: string, model: string) => string;
    guaranteeTerms: string;
    /** Law row L12. */
    madeToOrder: string;
  };
  totals: {
    heading: string;
    goods: string;
    shipping: string;
    presentWrap: string;
    total: string;
    tax: (percent: string) => string;
  };
  details: {
    heading: string;
    payment: string;
    shipping: string;
    shippingAddress: string;
    invoiceAddress: string;
    customer: string;
    comment: string;
  };
  withdrawal: {
    heading: string;
    /** Law row L11; the site is named by its domain. */
    text: (domain: string) => string;
    /** Where every piece, or some of them, cannot be sent back (law row L12). */
    all: string;
    some: string;
  };
  /** Law row L14. */
  guarantee: { heading: string; text: string; link: string };
  attachments: { heading: string; text: string };
  files: Record<'contract' | 'terms' | 'withdrawal', { name: string; title: string }>;
  contract: {
    title: (number: string) => string;
    seller: string;
    customer: string;
    ordered: (time: string) => string;
    terms: string;
  };
  paid: Opening & { text: (amount: string, method: string) => string; next: Record<'pickup' | 'shipping', string> };
  shipped: Opening & {
    text: string;
    tracking: { provider: string; number: string; link: string };
    toAddress: string;
  };
  ready: Opening & { text: string; bring: string; pay: (amount: string) => string; hours: (domain: string) => string };
  cancelled: Opening & { reasons: Record<CancellationReason, string>; refund: string; again: string };
  house: Opening & { text: (time: string, language: string) => string; studio: string };
  footer: { executives: string; vatId: string; phone: string; email: string; automatic: string };
}

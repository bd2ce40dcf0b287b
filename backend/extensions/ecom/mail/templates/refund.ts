// The mail about a refund: how much, for what, on which way and how long that takes; and the report to the house where it failed.
import { friendlyFormatIBAN } from 'ibantools';
import type { Cents } from '../../../../../contract/cents.ts';
import type { RefundRecord } from '../../../../../contract/shop/refund.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, note, paragraph, row } from '../rendering/document.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { emailText, type EmailText, staffText, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toShopperEmail } from './layout.ts';

export type MailedRefund = Pick<
  RefundRecord,
  | 'amountCents'
  | 'iban'
  | 'isRelease'
  | 'lines'
  | 'otherCents'
  | 'presentWrapCents'
  | 'reason'
  | 'shippingCents'
  | 'way'
>;

/** Enough to know the account by: `DE02 … 2051`. */
const toAccount = (iban: string | null): string => {
  const parts = (friendlyFormatIBAN(iban ?? '') ?? '').split(' ');
  const digits = parts.join('');
  return `${parts[0] ?? ''} … ${digits.slice(-4)}`;
};

const toWay = ({ way, isRelease, iban }: MailedRefund, t: EmailText): string => {
  if (way === 'transfer') return t('order.refund.ways.transfer', { account: toAccount(iban) });
  if (way === 'paypal') return t('order.refund.ways.paypal');
  return t(isRelease ? 'order.refund.ways.klarnaRelease' : 'order.refund.ways.klarna');
};

const toParts = (refund: MailedRefund, { language }: MailedOrder, t: EmailText): Block[] => {
  const price = (cents: Cents) => formatPrice(cents, language);
  const extras: [string, Cents][] = [
    [t('order.refund.parts.shipping'), refund.shippingCents],
    [t('order.refund.parts.presentWrap'), refund.presentWrapCents],
    [t('order.refund.parts.other'), refund.otherCents],
  ];
  return [
    heading(2, t('order.refund.parts.heading')),
    ...refund.lines.map(({ quantity, name, amountCents }) => row(`${quantity} × ${name}`, price(amountCents))),
    ...extras.filter(([, cents]) => cents > 0).map(([label, cents]) => row(label, price(cents))),
    { kind: 'row', label: t('order.refund.parts.total'), value: price(refund.amountCents), isSum: true },
  ];
};

export const toRefunded = (order: MailedOrder, refund: MailedRefund): EmailMessage => {
  const t = emailText(order.language);
  const amount = formatPrice(refund.amountCents, order.language);
  return toShopperEmail(order, 'refund', [
    paragraph(t(refund.isRelease ? 'order.refund.released' : 'order.refund.refunded', { amount })),
    paragraph(toWay(refund, t)),
    ...toParts(refund, order, t),
    refund.reason === null ? null : paragraph(bold(toPair(t, t('order.refund.reason'))), refund.reason),
    paragraph(t('order.refund.questions')),
  ]);
};

/** `null` where the house has named no address to report to. */
export const toRefundFailed = (order: MailedOrder, amountCents: Cents, why: string): EmailMessage | null => {
  const { email } = order.house;
  if (email === null) return null;
  const t = staffText;
  return {
    recipient: email,
    language: 'de',
    subject: t('refundFailed.subject', { number: order.number }),
    blocks: [
      heading(1, t('refundFailed.heading')),
      paragraph(t('refundFailed.text', { amount: formatPrice(amountCents, 'de'), number: order.number })),
      note(why),
      paragraph(t('refundFailed.next')),
    ],
  };
};

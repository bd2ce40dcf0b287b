// The mail about a refund: how much, for what, on which way and how long that takes; and the report to the house where it failed.
import { friendlyFormatIBAN } from 'ibantools';
import type { Cents } from '../../../../../contract/cents.ts';
import type { RefundRecord } from '../../../../../contract/shop/refund.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, note, paragraph, row } from '../rendering/document.ts';
import { formatPrice } from '../rendering/formats.ts';
import { mailTexts } from '../texts/by-language.ts';
import { refundHouseTexts, refundTexts, type RefundTexts } from '../texts/refund.ts';
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

const toWay = ({ way, isRelease, iban }: MailedRefund, { ways }: RefundTexts): string => {
  if (way === 'transfer') return ways.transfer(toAccount(iban));
  if (way === 'paypal') return ways.paypal;
  return isRelease ? ways.klarnaRelease : ways.klarna;
};

const toParts = (refund: MailedRefund, { language }: MailedOrder, { parts }: RefundTexts): Block[] => {
  const price = (cents: Cents) => formatPrice(cents, language);
  const extras: [string, Cents][] = [
    [parts.shipping, refund.shippingCents],
    [parts.presentWrap, refund.presentWrapCents],
    [parts.other, refund.otherCents],
  ];
  return [
    heading(2, parts.heading),
    ...refund.lines.map(({ quantity, name, amountCents }) => row(`${quantity} × ${name}`, price(amountCents))),
    ...extras.filter(([, cents]) => cents > 0).map(([label, cents]) => row(label, price(cents))),
    { kind: 'row', label: parts.total, value: price(refund.amountCents), isSum: true },
  ];
};

export const toRefunded = (order: MailedOrder, refund: MailedRefund): EmailMessage => {
  const texts = refundTexts[order.language];
  const amount = formatPrice(refund.amountCents, order.language);
  return toShopperEmail(order, texts, [
    paragraph(refund.isRelease ? texts.released(amount) : texts.refunded(amount)),
    paragraph(toWay(refund, texts)),
    ...toParts(refund, order, texts),
    refund.reason === null ? null : paragraph(bold(mailTexts[order.language].pair(texts.reason, '')), refund.reason),
    paragraph(texts.questions),
  ]);
};

/** `null` where the house has named no address to report to. */
export const toRefundFailed = (order: MailedOrder, amountCents: Cents, why: string): EmailMessage | null => {
  const { email } = order.house;
  if (email === null) return null;
  const texts = refundHouseTexts;
  return {
    ...{ recipient: email, language: 'de', subject: texts.subject(order.number) },
    blocks: [
      heading(1, texts.heading),
      paragraph(texts.text(formatPrice(amountCents, 'de'), order.number)),
      note(why),
      paragraph(texts.next),
    ],
  };
};

// The email about a refund (amount, items, method, duration), and the alert to the staff if it failed.
import { friendlyFormatIBAN } from 'ibantools';
import type { Cents } from '../../../../../contract/cents.ts';
import type { RefundOverviewEntry } from '../../../../../contract/shop/refund.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import type { EmailBlock } from '../rendering/email-blocks.ts';
import { createEmailProductImage } from '../rendering/email-inline-image.ts';
import {
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
  createLabelValueRowBlock,
} from '../rendering/document-blocks.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import {
  getEmailTranslator,
  type EmailTranslator,
  getGermanStaffMessage,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toAttachmentBlocks, toShopperOrderEmail } from './email-layout.ts';

export type RefundEmailData = Pick<
  RefundOverviewEntry,
  | 'amountCents'
  | 'iban'
  | 'isRelease'
  | 'lines'
  | 'otherCents'
  | 'presentWrapCents'
  | 'reason'
  | 'shippingCents'
  | 'voucherCents'
  | 'way'
>;

/** Masked IBAN, such as `DE02 … 2051`. */
const toMaskedIban = (iban: string | null): string => {
  const parts = (friendlyFormatIBAN(iban ?? '') ?? '').split(' ');
  const digits = parts.join('');
  return `${parts[0] ?? ''} … ${digits.slice(-4)}`;
};

const toVoucherText = ({ voucherCents }: RefundEmailData, { language }: OrderEmailData, t: EmailTranslator) =>
  t('order.refund.ways.voucher', { amount: formatPrice(voucherCents, language) });

/** How the money is returned; `null` if all of it goes back to gift vouchers. */
const toMethodText = ({ way, isRelease, iban }: RefundEmailData, t: EmailTranslator): string | null => {
  if (way === 'voucher') return null;
  if (way === 'transfer') return t('order.refund.ways.transfer', { account: toMaskedIban(iban) });
  if (way === 'paypal') return t('order.refund.ways.paypal');
  return t(isRelease ? 'order.refund.ways.klarnaRelease' : 'order.refund.ways.klarna');
};

/** What is refunded, the items with their images. */
const toParts = (refund: RefundEmailData, { language, lines }: OrderEmailData, t: EmailTranslator): EmailBlock[] => {
  const toImage = (line: string) => createEmailProductImage(lines.find(({ id }) => id === line)?.image ?? null);
  const price = (cents: Cents) => formatPrice(cents, language);
  const extras: [string, Cents][] = [
    [t('order.refund.parts.shipping'), refund.shippingCents],
    [t('order.refund.parts.presentWrap'), refund.presentWrapCents],
    [t('order.refund.parts.other'), refund.otherCents],
  ];
  return [
    createEmailOrPdfHeadingBlock(2, t('order.refund.parts.heading')),
    ...refund.lines.map(({ line, quantity, name, amountCents }) => ({
      kind: 'illustrated' as const,
      image: toImage(line),
      blocks: [createLabelValueRowBlock(`${quantity} × ${name}`, price(amountCents))],
    })),
    ...extras.filter(([, cents]) => cents > 0).map(([label, cents]) => createLabelValueRowBlock(label, price(cents))),
    { kind: 'row', label: t('order.refund.parts.total'), value: price(refund.amountCents), isSum: true },
  ];
};

/** `attached`: titles of the attachments. */
export const toRefundEmail = (
  order: OrderEmailData,
  refund: RefundEmailData,
  attached: readonly string[] = [],
): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const amount = formatPrice(refund.amountCents, order.language);
  const opening = createParagraphBlock(
    t(refund.isRelease ? 'order.refund.released' : 'order.refund.refunded', { amount }),
  );
  const method = toMethodText(refund, t);
  const blocks = [
    method === null ? null : createParagraphBlock(method),
    refund.voucherCents > 0 ? createParagraphBlock(toVoucherText(refund, order, t)) : null,
    ...toParts(refund, order, t),
    refund.reason === null
      ? null
      : createParagraphBlock(createBoldTextRun(formatLabelledValue(t, t('order.refund.reason'))), refund.reason),
    createParagraphBlock(t('order.refund.questions')),
    ...toAttachmentBlocks(t, attached),
  ];
  return toShopperOrderEmail(order, { kind: 'refunded', values: { amount }, opening, blocks });
};

/** `null` if the company has no notification address. */
export const toRefundFailedStaffEmail = (
  order: OrderEmailData,
  amountCents: Cents,
  reason: string,
): EmailMessage | null => {
  const { email } = order.sender;
  if (email === null) return null;
  const t = getGermanStaffMessage;
  return {
    recipient: email,
    language: 'de',
    subject: t('refundFailed.subject', { number: order.number }),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('refundFailed.heading')),
      createParagraphBlock(t('refundFailed.text', { amount: formatPrice(amountCents, 'de'), number: order.number })),
      createDocumentNoteBlock(reason),
      createParagraphBlock(t('refundFailed.next')),
    ],
  };
};

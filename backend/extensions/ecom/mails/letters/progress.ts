// The short letters on the way of an order: paid, shipped, cancelled.
import { type Block, bold, link, paragraph } from '../content/document.ts';
import { formatPrice } from '../content/formats.ts';
import type { MailedOrder } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { toShopperLetter, type Letter } from './letter.ts';
import { toLines } from './order-parts.ts';

export const toPaymentReceived = (order: MailedOrder): Letter => {
  const { paid } = mailTexts[order.language];
  return toShopperLetter(order, paid, [
    paragraph(paid.text(formatPrice(order.totalCents, order.language), order.payment.name)),
    paragraph(paid.next[order.pickup ? 'pickup' : 'shipping']),
  ]);
};

export const toShipped = (order: MailedOrder): Letter => {
  const texts = mailTexts[order.language];
  const { shipped } = texts;
  const { provider, number, url } = order.tracking;
  const facts: Block[] = [
    ...(provider === null ? [] : [paragraph(texts.pair(shipped.tracking.provider, ''), bold(provider))]),
    ...(number === null ? [] : [paragraph(texts.pair(shipped.tracking.number, ''), bold(number))]),
    ...(url === null ? [] : [paragraph(link(shipped.tracking.link, url))]),
  ];
  return toShopperLetter(order, shipped, [
    paragraph(shipped.text),
    ...facts,
    paragraph(bold(shipped.toAddress), `\n${order.shippingAddress.join('\n')}`),
    ...toLines(order, texts, order.language),
  ]);
};

export const toCancelled = (order: MailedOrder): Letter => {
  const texts = mailTexts[order.language];
  const { cancelled } = texts;
  return toShopperLetter(order, cancelled, [
    paragraph(cancelled.reasons[order.cancellation]),
    order.isPaid ? paragraph(cancelled.refund) : null,
    paragraph(cancelled.again),
    ...toLines(order, texts, order.language),
  ]);
};

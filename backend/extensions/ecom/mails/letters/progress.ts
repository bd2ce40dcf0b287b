// The short letters on the way of an order: paid, shipped, ready for collection, cancelled.
import { type Block, bold, heading, link, paragraph } from '../content/document.ts';
import { formatPrice, formatTime } from '../content/formats.ts';
import type { MailedOrder } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { toPickup, toShopperLetter, toSiteUrl, type Letter } from './letter.ts';
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

export const toPickupReady = (order: MailedOrder): Letter => {
  const texts = mailTexts[order.language];
  const { ready, pickup } = texts;
  const { holdUntil, house, isPaid, language } = order;
  return toShopperLetter(order, ready, [
    paragraph(ready.text),
    heading(2, pickup.heading),
    ...toPickup(order, texts),
    paragraph(link(ready.hours(house.domain), toSiteUrl(house))),
    paragraph(ready.bring),
    // Whoever has paid can take his time.
    ...(isPaid ? [] : [paragraph(bold(ready.pay(formatPrice(order.totalCents, language))))]),
    ...(isPaid || !holdUntil ? [] : [paragraph(pickup.keptUntil(formatTime(holdUntil, language)))]),
    ...toLines(order, texts, language),
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

// The short emails on the way of an order: paid, shipped, cancelled.
import { formatDay } from '../../../../../domain/format-dates.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, link, paragraph, small } from '../rendering/document.ts';
import { formatPrice } from '../rendering/formats.ts';
import { mailTexts } from '../texts/by-language.ts';
import { pickupTexts } from '../texts/pickup.ts';
import { type EmailMessage, toPickup, toShopperEmail, toSiteUrl } from './layout.ts';
import { toDetails, toLines } from './order-parts.ts';

export const toPaymentReceived = (order: MailedOrder): EmailMessage => {
  const { paid } = mailTexts[order.language];
  return toShopperEmail(order, paid, [
    paragraph(paid.text(formatPrice(order.totalCents, order.language), order.payment.name)),
    paragraph(paid.next[order.pickup ? 'pickup' : 'shipping']),
  ]);
};

export const toShipped = (order: MailedOrder): EmailMessage => {
  const texts = mailTexts[order.language];
  const { shipped } = texts;
  const { provider, number, url } = order.tracking;
  const facts: Block[] = [
    ...(provider === null ? [] : [paragraph(texts.pair(shipped.tracking.provider, ''), bold(provider))]),
    ...(number === null ? [] : [paragraph(texts.pair(shipped.tracking.number, ''), bold(number))]),
    ...(url === null ? [] : [paragraph(link(shipped.tracking.link, url))]),
  ];
  return toShopperEmail(order, shipped, [
    paragraph(shipped.text),
    ...facts,
    paragraph(bold(shipped.toAddress), `\n${order.shippingAddress.join('\n')}`),
    ...toLines(order, texts, order.language),
  ]);
};

export const toCancelled = (order: MailedOrder): EmailMessage => {
  const texts = mailTexts[order.language];
  const { cancelled } = texts;
  return toShopperEmail(order, cancelled, [
    paragraph(cancelled.reasons[order.cancellation]),
    order.isPaid ? paragraph(cancelled.refund) : null,
    paragraph(cancelled.again),
    ...toLines(order, texts, order.language),
  ]);
};

/** Until when it is kept, and that what is paid stays reserved. */
const toKept = ({ pickupUntil, isPaid, language }: MailedOrder): Block => {
  const texts = pickupTexts[language];
  if (pickupUntil === null) return paragraph(texts.keptOpen);
  return paragraph(
    bold(texts.keptUntil(formatDay(pickupUntil, language, { hasWeekday: true }))),
    isPaid ? ` ${texts.paid}` : null,
  );
};

/** Where, with what, and what is to be paid there. */
const toCollection = (order: MailedOrder): Block[] => {
  const texts = mailTexts[order.language];
  const { house, isPaid, language } = order;
  return [
    heading(2, texts.pickup.heading),
    ...toPickup(order, texts),
    paragraph(link(texts.ready.hours(house.domain), toSiteUrl(house))),
    paragraph(texts.ready.bring),
    ...(isPaid ? [] : [paragraph(bold(texts.ready.pay(formatPrice(order.totalCents, language))))]),
    toKept(order),
    ...toLines(order, texts, language),
  ];
};

export const toPickupReady = (order: MailedOrder): EmailMessage => {
  const { ready } = mailTexts[order.language];
  return toShopperEmail(order, ready, [paragraph(ready.text), ...toCollection(order)]);
};

export const toPickupReminder = (order: MailedOrder): EmailMessage => {
  const { reminder } = pickupTexts[order.language];
  return toShopperEmail(order, reminder, [paragraph(reminder.text), ...toCollection(order)]);
};

/** In German; `null` where the house has named no address to report to. */
export const toOverdueHouse = (order: MailedOrder): EmailMessage | null => {
  const { house, number, pickupUntil } = order;
  const { overdue } = pickupTexts.de;
  if (house.email === null || pickupUntil === null) return null;
  const day = formatDay(pickupUntil, 'de', { hasWeekday: true });
  return {
    recipient: house.email,
    replyTo: order.email,
    subject: overdue.subject(number, house.displayName),
    language: 'de',
    blocks: [
      heading(1, overdue.heading),
      small(mailTexts.de.orderNumber(number)),
      paragraph(order.pickup ? overdue.paid(day) : overdue.noBranch(day)),
      paragraph(overdue.studio),
      ...toLines(order, mailTexts.de, 'de'),
      ...toDetails(order, mailTexts.de),
    ],
  };
};

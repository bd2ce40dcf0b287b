// The letters about an order that lies ready: that it does, the day before the last one, and to the house when nobody came.
import { formatDay } from '../../../../../domain/format-dates.ts';
import { type Block, bold, heading, link, paragraph, small } from '../content/document.ts';
import { formatPrice } from '../content/formats.ts';
import type { MailedOrder } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { pickupTexts } from '../texts/pickup.ts';
import { toPickup, toShopperLetter, toSiteUrl, type Letter } from './letter.ts';
import { toDetails, toLines } from './order-parts.ts';

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

export const toPickupReady = (order: MailedOrder): Letter => {
  const { ready } = mailTexts[order.language];
  return toShopperLetter(order, ready, [paragraph(ready.text), ...toCollection(order)]);
};

export const toPickupReminder = (order: MailedOrder): Letter => {
  const { reminder } = pickupTexts[order.language];
  return toShopperLetter(order, reminder, [paragraph(reminder.text), ...toCollection(order)]);
};

/** In German; `null` where the house has named no address to report to. */
export const toOverdueHouse = (order: MailedOrder): Letter | null => {
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

// The short emails on the way of an order: paid, shipped, cancelled.
import { formatDay } from '../../../../../domain/format-dates.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, link, paragraph, small } from '../rendering/document.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { emailText, staffText, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toPickup, toShopperEmail, toSiteUrl } from './layout.ts';
import { toDetails, toOrderLineBlocks } from './order-parts.ts';

export const toPaymentReceived = (order: MailedOrder): EmailMessage => {
  const t = emailText(order.language);
  const amount = formatPrice(order.totalCents, order.language);
  return toShopperEmail(order, 'paid', [
    paragraph(t('order.paid.text', { amount, method: order.payment.name })),
    paragraph(t(`order.paid.next.${order.pickup ? 'pickup' : 'shipping'}`)),
  ]);
};

export const toShipped = (order: MailedOrder): EmailMessage => {
  const t = emailText(order.language);
  const { provider, number, url } = order.tracking;
  const facts: Block[] = [
    ...(provider === null ? [] : [paragraph(toPair(t, t('order.shipped.tracking.provider')), bold(provider))]),
    ...(number === null ? [] : [paragraph(toPair(t, t('order.shipped.tracking.number')), bold(number))]),
    ...(url === null ? [] : [paragraph(link(t('order.shipped.tracking.link'), url))]),
  ];
  return toShopperEmail(order, 'shipped', [
    paragraph(t('order.shipped.text')),
    ...facts,
    paragraph(bold(t('order.shipped.toAddress')), `\n${order.shippingAddress.join('\n')}`),
    ...toOrderLineBlocks(order, order.language),
  ]);
};

export const toCancelled = (order: MailedOrder): EmailMessage => {
  const t = emailText(order.language);
  return toShopperEmail(order, 'cancelled', [
    paragraph(t(`order.cancelled.reasons.${order.cancellation}`)),
    order.isPaid ? paragraph(t('order.cancelled.refund')) : null,
    paragraph(t('order.cancelled.again')),
    ...toOrderLineBlocks(order, order.language),
  ]);
};

/** Until when it is kept, and that what is paid stays reserved. */
const toKept = ({ pickupUntil, isPaid, language }: MailedOrder): Block => {
  const t = emailText(language);
  if (pickupUntil === null) return paragraph(t('order.pickup.keptOpen'));
  return paragraph(
    bold(t('order.pickup.keptUntil', { day: formatDay(pickupUntil, language, { hasWeekday: true }) })),
    isPaid ? ` ${t('order.pickup.paid')}` : null,
  );
};

/** Where, with what, and what is to be paid there. */
const toCollection = (order: MailedOrder): Block[] => {
  const { house, isPaid, language } = order;
  const t = emailText(language);
  return [
    heading(2, t('order.pickup.heading')),
    ...toPickup(order, t),
    paragraph(link(t('order.ready.hours', { domain: house.domain }), toSiteUrl(house))),
    paragraph(t('order.ready.bring')),
    ...(isPaid ? [] : [paragraph(bold(t('order.ready.pay', { amount: formatPrice(order.totalCents, language) })))]),
    toKept(order),
    ...toOrderLineBlocks(order, language),
  ];
};

export const toPickupReady = (order: MailedOrder): EmailMessage =>
  toShopperEmail(order, 'ready', [paragraph(emailText(order.language)('order.ready.text')), ...toCollection(order)]);

export const toPickupReminder = (order: MailedOrder): EmailMessage => {
  const text = emailText(order.language)('order.pickup.reminder.text');
  return toShopperEmail(order, 'pickup.reminder', [paragraph(text), ...toCollection(order)]);
};

/** In German; `null` where the house has named no address to report to. */
export const toOverdueHouse = (order: MailedOrder): EmailMessage | null => {
  const { house, number, pickupUntil } = order;
  const t = staffText;
  if (house.email === null || pickupUntil === null) return null;
  const day = formatDay(pickupUntil, 'de', { hasWeekday: true });
  return {
    recipient: house.email,
    replyTo: order.email,
    subject: t('orderNotCollected.subject', { number, house: house.displayName }),
    language: 'de',
    blocks: [
      heading(1, t('orderNotCollected.heading')),
      small(emailText('de')('order.number', { number })),
      paragraph(t(order.pickup ? 'orderNotCollected.paid' : 'orderNotCollected.noBranch', { day })),
      paragraph(t('orderNotCollected.studio')),
      ...toOrderLineBlocks(order, 'de'),
      ...toDetails(order, 'de'),
    ],
  };
};

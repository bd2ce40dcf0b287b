// Short emails during the lifecycle of an order: paid, shipped, cancelled, ready for pickup.
import { formatDate } from '../../../../../domain/format-dates.ts';
import type { OrderEmailData } from '../order-email-data.ts';
import {
  type DocumentBlock,
  boldTextRun,
  headingBlock,
  linkTextRun,
  paragraphBlock,
  smallPrintBlock,
} from '../rendering/document-blocks.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { getEmailTranslator, translateForStaff, formatLabelledValue } from '../../platform/service-translators.ts';
import { type EmailMessage, toPickupBlocks, toShopperOrderEmail, toSiteBaseUrl } from './layout.ts';
import { toOrderDetailsBlocks, toOrderLineBlocks } from './order-blocks.ts';

export const toPaymentReceivedEmail = (order: OrderEmailData): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const amount = formatPrice(order.totalCents, order.language);
  return toShopperOrderEmail(order, 'paid', [
    paragraphBlock(t('order.paid.text', { amount, method: order.payment.name })),
    paragraphBlock(t(`order.paid.next.${order.pickup ? 'pickup' : 'shipping'}`)),
  ]);
};

export const toOrderShippedEmail = (order: OrderEmailData): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const { provider, number, url } = order.tracking;
  const trackingBlocks: DocumentBlock[] = [
    ...(provider === null
      ? []
      : [paragraphBlock(formatLabelledValue(t, t('order.shipped.tracking.provider')), boldTextRun(provider))]),
    ...(number === null
      ? []
      : [paragraphBlock(formatLabelledValue(t, t('order.shipped.tracking.number')), boldTextRun(number))]),
    ...(url === null ? [] : [paragraphBlock(linkTextRun(t('order.shipped.tracking.link'), url))]),
  ];
  return toShopperOrderEmail(order, 'shipped', [
    paragraphBlock(t('order.shipped.text')),
    ...trackingBlocks,
    paragraphBlock(boldTextRun(t('order.shipped.toAddress')), `\n${order.shippingAddress.join('\n')}`),
    ...toOrderLineBlocks(order, order.language),
  ]);
};

export const toOrderCancelledEmail = (order: OrderEmailData): EmailMessage => {
  const t = getEmailTranslator(order.language);
  return toShopperOrderEmail(order, 'cancelled', [
    paragraphBlock(t(`order.cancelled.reasons.${order.cancellation}`)),
    order.isPaid ? paragraphBlock(t('order.cancelled.refund')) : null,
    paragraphBlock(t('order.cancelled.again')),
    ...toOrderLineBlocks(order, order.language),
  ]);
};

/** End of the pickup reservation; a paid order stays reserved. */
const toReservationBlock = ({ pickupUntil, isPaid, language }: OrderEmailData): DocumentBlock => {
  const t = getEmailTranslator(language);
  if (pickupUntil === null) return paragraphBlock(t('order.pickup.keptOpen'));
  return paragraphBlock(
    boldTextRun(t('order.pickup.keptUntil', { day: formatDate(pickupUntil, language, { hasWeekday: true }) })),
    isPaid ? ` ${t('order.pickup.paid')}` : null,
  );
};

/** Where to collect the order, what to bring, and what to pay there. */
const toCollectionBlocks = (order: OrderEmailData): DocumentBlock[] => {
  const { sender, isPaid, language } = order;
  const t = getEmailTranslator(language);
  return [
    headingBlock(2, t('order.pickup.heading')),
    ...toPickupBlocks(order, t),
    paragraphBlock(linkTextRun(t('order.ready.hours', { domain: sender.domain }), toSiteBaseUrl(sender))),
    paragraphBlock(t('order.ready.bring')),
    ...(isPaid
      ? []
      : [paragraphBlock(boldTextRun(t('order.ready.pay', { amount: formatPrice(order.totalCents, language) })))]),
    toReservationBlock(order),
    ...toOrderLineBlocks(order, language),
  ];
};

export const toPickupReadyEmail = (order: OrderEmailData): EmailMessage =>
  toShopperOrderEmail(order, 'ready', [
    paragraphBlock(getEmailTranslator(order.language)('order.ready.text')),
    ...toCollectionBlocks(order),
  ]);

export const toPickupReminderEmail = (order: OrderEmailData): EmailMessage => {
  const text = getEmailTranslator(order.language)('order.pickup.reminder.text');
  return toShopperOrderEmail(order, 'pickup.reminder', [paragraphBlock(text), ...toCollectionBlocks(order)]);
};

/** In German; `null` if the company has no notification address. */
export const toPickupOverdueStaffEmail = (order: OrderEmailData): EmailMessage | null => {
  const { sender, number, pickupUntil } = order;
  const t = translateForStaff;
  if (sender.email === null || pickupUntil === null) return null;
  const day = formatDate(pickupUntil, 'de', { hasWeekday: true });
  return {
    recipient: sender.email,
    replyTo: order.email,
    subject: t('orderNotCollected.subject', { number, house: sender.displayName }),
    language: 'de',
    blocks: [
      headingBlock(1, t('orderNotCollected.heading')),
      smallPrintBlock(getEmailTranslator('de')('order.number', { number })),
      paragraphBlock(t(order.pickup ? 'orderNotCollected.paid' : 'orderNotCollected.noBranch', { day })),
      paragraphBlock(t('orderNotCollected.studio')),
      ...toOrderLineBlocks(order, 'de'),
      ...toOrderDetailsBlocks(order, 'de'),
    ],
  };
};

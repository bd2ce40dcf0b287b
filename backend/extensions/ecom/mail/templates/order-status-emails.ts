// Short emails during the lifecycle of an order: paid, shipped, cancelled, ready for pickup.
import { formatDate } from '../../../../../domain/format-dates.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import type { EmailBlock } from '../rendering/email-blocks.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createLinkTextRun,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { getEmailTranslator, getGermanStaffMessage, formatLabelledValue } from '../../platform/service-translators.ts';
import {
  type EmailMessage,
  toAttachmentBlocks,
  toPickupAddressBlocks,
  toShopperOrderEmail,
  toSenderSiteBaseUrl,
} from './email-layout.ts';
import {
  toIllustratedOrderLineBlocks,
  toOrderPaymentAndDeliveryBlocks,
  toOrderLineBlocks,
} from './order-email-blocks.ts';
import { toOrderTimelineEmailBlocks } from './order-timeline-email-blocks.ts';

export const toPaymentReceivedEmail = (order: OrderEmailData): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const amount = formatPrice(order.dueCents, order.language);
  const blocks = [
    createParagraphBlock(t(`order.paid.next.${order.pickup ? 'pickup' : 'shipping'}`)),
    ...toOrderTimelineEmailBlocks(order, 'next'),
    ...toIllustratedOrderLineBlocks(order),
  ];
  return toShopperOrderEmail(order, {
    kind: 'payment_received',
    values: { amount, method: order.payment.name },
    blocks,
  });
};

/** `attached`: titles of the attachments. */
export const toOrderShippedEmail = (order: OrderEmailData, attached: readonly string[] = []): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const { provider, number, url } = order.tracking;
  const trackingBlocks: DocumentBlock[] = [
    ...(provider === null
      ? []
      : [
          createParagraphBlock(
            formatLabelledValue(t, t('order.shipped.tracking.provider')),
            createBoldTextRun(provider),
          ),
        ]),
    ...(number === null
      ? []
      : [createParagraphBlock(formatLabelledValue(t, t('order.shipped.tracking.number')), createBoldTextRun(number))]),
    ...(url === null ? [] : [createParagraphBlock(createLinkTextRun(t('order.shipped.tracking.link'), url))]),
  ];
  const blocks = [
    createParagraphBlock(t('order.shipped.acceptance')),
    ...trackingBlocks,
    createParagraphBlock(createBoldTextRun(t('order.shipped.toAddress')), `\n${order.shippingAddress.join('\n')}`),
    ...toOrderTimelineEmailBlocks(order, 'orderStatus.course.label'),
    ...toIllustratedOrderLineBlocks(order),
    ...toAttachmentBlocks(t, attached),
  ];
  return toShopperOrderEmail(order, { kind: 'shipped', values: {}, blocks });
};

export const toOrderCancelledEmail = (order: OrderEmailData): EmailMessage => {
  const t = getEmailTranslator(order.language);
  const opening = createParagraphBlock(t(`order.cancelled.reasons.${order.cancellation}`));
  const blocks = [
    order.isPaid ? createParagraphBlock(t('order.cancelled.refund')) : null,
    createParagraphBlock(t('order.cancelled.again')),
    ...toIllustratedOrderLineBlocks(order),
  ];
  return toShopperOrderEmail(order, { kind: 'cancelled', values: {}, opening, blocks });
};

/** End of the pickup reservation; a paid order stays reserved. */
const toReservationBlock = ({ pickupUntil, isPaid, language }: OrderEmailData): DocumentBlock => {
  const t = getEmailTranslator(language);
  if (pickupUntil === null) return createParagraphBlock(t('order.pickup.keptOpen'));
  return createParagraphBlock(
    createBoldTextRun(t('order.pickup.keptUntil', { day: formatDate(pickupUntil, language, { hasWeekday: true }) })),
    isPaid ? ` ${t('order.pickup.paid')}` : null,
  );
};

/** Where to collect the order, what to bring, and what to pay there. */
const toCollectionBlocks = (order: OrderEmailData): EmailBlock[] => {
  const { sender, isPaid, language } = order;
  const t = getEmailTranslator(language);
  return [
    createEmailOrPdfHeadingBlock(2, t('order.pickup.heading')),
    ...toPickupAddressBlocks(order, t),
    createParagraphBlock(
      createLinkTextRun(t('order.ready.hours', { domain: sender.domain }), toSenderSiteBaseUrl(sender)),
    ),
    createParagraphBlock(t('order.ready.bring')),
    ...(isPaid || order.dueCents === 0
      ? []
      : [
          createParagraphBlock(
            createBoldTextRun(t('order.ready.pay', { amount: formatPrice(order.dueCents, language) })),
          ),
        ]),
    toReservationBlock(order),
    ...toIllustratedOrderLineBlocks(order),
  ];
};

export const toPickupReadyEmail = (order: OrderEmailData): EmailMessage =>
  toShopperOrderEmail(order, {
    kind: 'pickup_ready',
    values: {},
    blocks: [
      createParagraphBlock(getEmailTranslator(order.language)('order.ready.acceptance')),
      ...toCollectionBlocks(order),
    ],
  });

export const toPickupReminderEmail = (order: OrderEmailData): EmailMessage =>
  toShopperOrderEmail(order, { kind: 'pickup_reminder', values: {}, blocks: toCollectionBlocks(order) });

/** In German; `null` if the company has no notification address. */
export const toPickupOverdueStaffEmail = (order: OrderEmailData): EmailMessage | null => {
  const { sender, number, pickupUntil } = order;
  const t = getGermanStaffMessage;
  if (sender.email === null || pickupUntil === null) return null;
  const day = formatDate(pickupUntil, 'de', { hasWeekday: true });
  return {
    recipient: sender.email,
    replyTo: order.email,
    subject: t('orderNotCollected.subject', { number, house: sender.displayName }),
    language: 'de',
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('orderNotCollected.heading')),
      createSmallPrintBlock(getEmailTranslator('de')('order.number', { number })),
      createParagraphBlock(t(order.pickup ? 'orderNotCollected.paid' : 'orderNotCollected.noBranch', { day })),
      createParagraphBlock(t('orderNotCollected.studio')),
      ...toOrderLineBlocks(order, 'de'),
      ...toOrderPaymentAndDeliveryBlocks(order, 'de'),
    ],
  };
};

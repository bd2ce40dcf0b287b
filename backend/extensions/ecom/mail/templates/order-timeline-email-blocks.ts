// The timeline of an order in its emails, as on its page: past and future steps, with the dates that are known.
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { toJointDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { formatOrderTimelineDate } from '../../../../../domain/format-order-timeline-date.ts';
import { isDeliveryStillExpectedInOrderState, toOrderTimeline } from '../../../../../domain/order-timeline.ts';
import { isVoucherOnlyOrder } from '../../../../../domain/voucher.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import { createEmailOrPdfHeadingBlock } from '../rendering/document-blocks.ts';
import type { EmailBlock } from '../rendering/email-blocks.ts';

/** Empty for an order that goes no further. */
export const toOrderTimelineEmailBlocks = (
  order: OrderEmailData,
  heading: 'next' | 'orderStatus.course.label',
): EmailBlock[] => {
  const { state, isPaid, pickup, lines, holdUntil, payment, sender, language: locale } = order;
  const t = getEmailTranslator(locale);
  const entries = toOrderTimeline({
    state,
    isPaid,
    isPickup: pickup !== null,
    isVoucherOrder: isVoucherOnlyOrder(order),
  });
  if (entries.length === 0) return [];
  const dates = {
    expected: isDeliveryStillExpectedInOrderState(state)
      ? toJointDeliveryDateRange(lines.map(({ expected }) => expected))
      : null,
    due: payment.id === paymentMethodIds.prepayment && !isPaid ? holdUntil : null,
  };
  return [
    createEmailOrPdfHeadingBlock(2, t(heading)),
    ...entries.map((entry): EmailBlock => ({
      kind: 'step',
      progress: entry.progress,
      name: t(`orderStatus.course.${entry.step}`),
      detail: formatOrderTimelineDate(entry, dates, {
        locale,
        timeZone: sender.timeZone,
        t: (key, values) => t(`orderStatus.${key}`, values),
      }),
      progressName: t(`orderStatus.course.progress.${entry.progress}`),
    })),
  ];
};

// Blocks that order emails and the contract text share: lines, totals, addresses.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { toLatestDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { formatDateRange } from '../../../../../domain/format-dates.ts';
import { formatDeliveryTimeWithDates } from '../../../../../domain/format-delivery-time.ts';
import type { OrderEmailData, OrderEmailLine, PostalAddressLines } from '../order-email-data.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createHeadingBlock,
  createLinkTextRun,
  createNoteBlock,
  createParagraphBlock,
  createLabelValueBlock,
} from '../rendering/document-blocks.ts';
import { formatPercent, formatPrice, formatUnitPrice } from '../../../../../domain/format-amounts.ts';
import { getDeliveryTranslator, getEmailTranslator, formatLabelledValue } from '../../platform/service-translators.ts';

/** Delivery time as promised when the order was placed. */
const toDelivery = (line: OrderEmailLine, order: OrderEmailData, language: Locale): string | null =>
  formatDeliveryTimeWithDates(line.shippingTime, line.expected, {
    locale: language,
    isPrepaid: order.payment.id === paymentMethodIds.prepayment,
    t: getDeliveryTranslator(language),
  });

/** Several lines are delivered together, at the latest date. */
const toJointDeliveryBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const dates = order.lines.length > 1 ? toLatestDeliveryDateRange(order.lines.map(({ expected }) => expected)) : null;
  if (!dates) return [];
  const key = order.pickup ? 'together.pickup' : 'together.shipping';
  return [createParagraphBlock(getDeliveryTranslator(language)(key, { dates: formatDateRange(dates, language) }))];
};

const toLine = (line: OrderEmailLine, order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const delivery = toDelivery(line, order, language);
  // A pickup order has no delivery time, only a time until it is ready.
  const timeLabel = t(order.pickup ? 'order.pickup.readyIn' : 'order.lines.delivery');
  const name = [line.name, line.variantName].filter(Boolean).join(', ');
  const price = (cents: number) => formatPrice(cents, language);
  const details = [
    line.referenceNumber && `${t('order.lines.referenceNumber')} ${line.referenceNumber}`,
    line.count > 1 && `${price(line.priceCents)} ${t('order.lines.each')}`,
    line.unitPrice && formatUnitPrice(line.unitPrice, language),
    delivery !== null && formatLabelledValue(t, timeLabel, delivery),
  ].filter(Boolean);
  const { guarantee } = line;
  return [
    createHeadingBlock(3, `${line.count} × ${name}`),
    createLabelValueBlock(details.join(' · '), price(line.totalCents)),
    ...(line.essentialFeatures.length > 0
      ? [
          createParagraphBlock(
            line.essentialFeatures.map(({ label, value }) => formatLabelledValue(t, label, value)).join(' · '),
          ),
        ]
      : []),
    ...(line.labels.length > 0
      ? [createParagraphBlock(line.labels.map(({ label, value }) => formatLabelledValue(t, label, value)).join('\n'))]
      : []),
    ...(line.isMadeToOrder ? [createNoteBlock(t('order.lines.madeToOrder'))] : []),
    ...(guarantee
      ? [
          createParagraphBlock(
            `${t('order.lines.guarantee', { years: guarantee.years, brand: guarantee.brand, model: guarantee.model })}. `,
            createLinkTextRun(t('order.lines.guaranteeTerms'), guarantee.terms_url),
          ),
        ]
      : []),
  ];
};

export const toOrderLineBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => [
  createHeadingBlock(2, getEmailTranslator(language)('order.lines.heading')),
  ...order.lines.flatMap((line) => toLine(line, order, language)),
  ...toJointDeliveryBlocks(order, language),
];

export const toOrderTotalsBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const price = (cents: number) => formatPrice(cents, language);
  return [
    createHeadingBlock(3, t('order.totals.heading')),
    createLabelValueBlock(t('order.totals.goods'), price(order.goodsCents)),
    createLabelValueBlock(`${t('order.totals.shipping')} (${order.shippingName})`, price(order.shippingCents)),
    ...(order.hasPresentWrap
      ? [createLabelValueBlock(t('order.totals.presentWrap'), price(order.presentWrapCents))]
      : []),
    { kind: 'row', label: t('order.totals.total'), value: price(order.totalCents), isSum: true },
    ...order.taxes.map(({ percent, amountCents: amount }) =>
      createLabelValueBlock(t('order.totals.tax', { percent: formatPercent(percent, language) }), price(amount)),
    ),
  ];
};

const toAddress = (label: string, address: PostalAddressLines): DocumentBlock =>
  createParagraphBlock(createBoldTextRun(label), `\n${address.join('\n')}`);

export const toOrderDetailsBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  return [
    createHeadingBlock(2, t('order.details.heading')),
    createParagraphBlock(createBoldTextRun(t('order.details.payment')), `\n${order.payment.name}`),
    createParagraphBlock(createBoldTextRun(t('order.details.shipping')), `\n${order.shippingName}`),
    toAddress(t(order.pickup ? 'order.details.customer' : 'order.details.shippingAddress'), [
      ...order.shippingAddress,
      ...(order.phone === null ? [] : [order.phone]),
      order.email,
    ]),
    ...(order.invoiceAddress ? [toAddress(t('order.details.invoiceAddress'), order.invoiceAddress)] : []),
    ...(order.comment === null
      ? []
      : [createParagraphBlock(createBoldTextRun(t('order.details.comment')), `\n${order.comment}`)]),
  ];
};

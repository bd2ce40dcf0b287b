// Blocks that order emails and the contract text share: lines, totals, addresses.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { toLatestDeliveryDates } from '../../../../../domain/delivery-time.ts';
import { formatDateRange } from '../../../../../domain/format-dates.ts';
import { formatDeliveryPromise } from '../../../../../domain/format-delivery.ts';
import type { OrderEmailData, OrderEmailLine, AddressLines } from '../order-email-data.ts';
import {
  type DocumentBlock,
  boldTextRun,
  headingBlock,
  linkTextRun,
  noteBlock,
  paragraphBlock,
  labelValueRowBlock,
} from '../rendering/document-blocks.ts';
import { formatPercent, formatPrice, formatUnitPrice } from '../../../../../domain/format-amounts.ts';
import { getDeliveryTranslator, getEmailTranslator, formatLabelledValue } from '../../platform/service-translators.ts';

/** Delivery time as promised when the order was placed. */
const toDelivery = (line: OrderEmailLine, order: OrderEmailData, language: Locale): string | null =>
  formatDeliveryPromise(line.shippingTime, line.expected, {
    locale: language,
    isPrepaid: order.payment.id === paymentMethodIds.prepayment,
    t: getDeliveryTranslator(language),
  });

/** Several lines are delivered together, at the latest date. */
const toJointDeliveryBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const dates = order.lines.length > 1 ? toLatestDeliveryDates(order.lines.map(({ expected }) => expected)) : null;
  if (!dates) return [];
  const key = order.pickup ? 'together.pickup' : 'together.shipping';
  return [paragraphBlock(getDeliveryTranslator(language)(key, { dates: formatDateRange(dates, language) }))];
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
    headingBlock(3, `${line.count} × ${name}`),
    labelValueRowBlock(details.join(' · '), price(line.totalCents)),
    ...(line.essentialFeatures.length > 0
      ? [
          paragraphBlock(
            line.essentialFeatures.map(({ label, value }) => formatLabelledValue(t, label, value)).join(' · '),
          ),
        ]
      : []),
    ...(line.labels.length > 0
      ? [paragraphBlock(line.labels.map(({ label, value }) => formatLabelledValue(t, label, value)).join('\n'))]
      : []),
    ...(line.isMadeToOrder ? [noteBlock(t('order.lines.madeToOrder'))] : []),
    ...(guarantee
      ? [
          paragraphBlock(
            `${t('order.lines.guarantee', { years: guarantee.years, brand: guarantee.brand, model: guarantee.model })}. `,
            linkTextRun(t('order.lines.guaranteeTerms'), guarantee.terms_url),
          ),
        ]
      : []),
  ];
};

export const toOrderLineBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => [
  headingBlock(2, getEmailTranslator(language)('order.lines.heading')),
  ...order.lines.flatMap((line) => toLine(line, order, language)),
  ...toJointDeliveryBlocks(order, language),
];

export const toOrderTotalsBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const price = (cents: number) => formatPrice(cents, language);
  return [
    headingBlock(3, t('order.totals.heading')),
    labelValueRowBlock(t('order.totals.goods'), price(order.goodsCents)),
    labelValueRowBlock(`${t('order.totals.shipping')} (${order.shippingName})`, price(order.shippingCents)),
    ...(order.hasPresentWrap ? [labelValueRowBlock(t('order.totals.presentWrap'), price(order.presentWrapCents))] : []),
    { kind: 'row', label: t('order.totals.total'), value: price(order.totalCents), isSum: true },
    ...order.taxes.map(({ percent, amountCents: amount }) =>
      labelValueRowBlock(t('order.totals.tax', { percent: formatPercent(percent, language) }), price(amount)),
    ),
  ];
};

const toAddress = (label: string, address: AddressLines): DocumentBlock =>
  paragraphBlock(boldTextRun(label), `\n${address.join('\n')}`);

export const toOrderDetailsBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  return [
    headingBlock(2, t('order.details.heading')),
    paragraphBlock(boldTextRun(t('order.details.payment')), `\n${order.payment.name}`),
    paragraphBlock(boldTextRun(t('order.details.shipping')), `\n${order.shippingName}`),
    toAddress(t(order.pickup ? 'order.details.customer' : 'order.details.shippingAddress'), [
      ...order.shippingAddress,
      ...(order.phone === null ? [] : [order.phone]),
      order.email,
    ]),
    ...(order.invoiceAddress ? [toAddress(t('order.details.invoiceAddress'), order.invoiceAddress)] : []),
    ...(order.comment === null ? [] : [paragraphBlock(boldTextRun(t('order.details.comment')), `\n${order.comment}`)]),
  ];
};

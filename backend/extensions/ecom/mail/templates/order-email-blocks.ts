// Blocks that order emails and the contract text share: lines, totals, addresses. Emails to shoppers show the lines with
// images.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { toJointDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { formatDateRange } from '../../../../../domain/format-dates.ts';
import { formatDeliveryTimeWithDates } from '../../../../../domain/format-delivery-time.ts';
import type { OrderEmailData, OrderEmailLine, PostalAddressLines } from '../order-email-data-types.ts';
import type { EmailBlock, EmailImageBlock } from '../rendering/email-blocks.ts';
import { createEmailProductImage, type EmailInlineImage } from '../rendering/email-inline-image.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createLinkTextRun,
  createDocumentNoteBlock,
  createParagraphBlock,
  createLabelValueRowBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { formatPercent, formatPrice, formatUnitPrice } from '../../../../../domain/format-amounts.ts';
import {
  type EmailTranslator,
  getDeliveryTimeTranslator,
  getEmailTranslator,
  formatLabelledValue,
} from '../../platform/service-translators.ts';

export const isPrepaymentOrder = ({ payment }: OrderEmailData): boolean => payment.id === paymentMethodIds.prepayment;

/** Delivery time as promised when the order was placed. */
const toDelivery = (line: OrderEmailLine, order: OrderEmailData, language: Locale): string | null =>
  formatDeliveryTimeWithDates(line.shippingTime, line.expected, {
    locale: language,
    isPrepaid: isPrepaymentOrder(order),
    t: getDeliveryTimeTranslator(language),
  });

/** Several lines are delivered together, at the latest date. */
const toJointDeliveryBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const dates = order.lines.length > 1 ? toJointDeliveryDateRange(order.lines.map(({ expected }) => expected)) : null;
  if (!dates) return [];
  const key = order.pickup ? 'together.pickup' : 'together.shipping';
  return [createParagraphBlock(getDeliveryTimeTranslator(language)(key, { dates: formatDateRange(dates, language) }))];
};

/** Reference number, unit price and delivery time. */
const toLineDetails = (line: OrderEmailLine, order: OrderEmailData, language: Locale): string[] => {
  const t = getEmailTranslator(language);
  const delivery = toDelivery(line, order, language);
  // A pickup order has no delivery time, only a time until it is ready.
  const timeLabel = t(order.pickup ? 'order.pickup.readyIn' : 'order.lines.delivery');
  return [
    line.referenceNumber && `${t('order.lines.referenceNumber')} ${line.referenceNumber}`,
    line.count > 1 && `${formatPrice(line.priceCents, language)} ${t('order.lines.each')}`,
    line.unitPrice && formatUnitPrice(line.unitPrice, language),
    delivery !== null && formatLabelledValue(t, timeLabel, delivery),
  ].flatMap((detail) => detail || []);
};

/** Before the discount, which is one of the totals. */
const toFullPrice = ({ priceCents, count }: OrderEmailLine, language: Locale): string =>
  formatPrice(priceCents * count, language);

const toLineHeading = ({ count, name, variantName }: OrderEmailLine): DocumentBlock =>
  createEmailOrPdfHeadingBlock(3, `${count} × ${[name, variantName].filter(Boolean).join(', ')}`);

type LabelledValues = OrderEmailLine['labels'];

const toLabelledText = (values: LabelledValues, t: EmailTranslator, separator: string): string =>
  values.map(({ label, value }) => formatLabelledValue(t, label, value)).join(separator);

/** Exclusion of withdrawal (law row L12) and the manufacturer's guarantee (L15). */
const toLineNotices = ({ isMadeToOrder, guarantee }: OrderEmailLine, t: EmailTranslator): DocumentBlock[] => [
  ...(isMadeToOrder ? [createDocumentNoteBlock(t('order.lines.madeToOrder'))] : []),
  ...(guarantee
    ? [
        createParagraphBlock(
          `${t('order.lines.guarantee', { years: guarantee.years, brand: guarantee.brand, model: guarantee.model })}. `,
          createLinkTextRun(t('order.lines.guaranteeTerms'), guarantee.terms_url),
        ),
      ]
    : []),
];

const toLine = <Drawing>(
  line: OrderEmailLine,
  order: OrderEmailData,
  language: Locale,
  drawings: readonly Drawing[],
): (DocumentBlock | Drawing)[] => {
  const t = getEmailTranslator(language);
  const { essentialFeatures, labels } = line;
  return [
    toLineHeading(line),
    createLabelValueRowBlock(toLineDetails(line, order, language).join(' · '), toFullPrice(line, language)),
    ...(essentialFeatures.length > 0 ? [createParagraphBlock(toLabelledText(essentialFeatures, t, ' · '))] : []),
    ...(labels.length > 0 ? [createParagraphBlock(toLabelledText(labels, t, '\n'))] : []),
    ...drawings,
    ...toLineNotices(line, t),
  ];
};

/** `toDrawings`: blocks of a line that show its engravings. */
export const toOrderLineBlocks = <Drawing = never>(
  order: OrderEmailData,
  language: Locale,
  toDrawings: (line: OrderEmailLine, language: Locale) => readonly Drawing[] = () => [],
): (DocumentBlock | Drawing)[] => [
  createEmailOrPdfHeadingBlock(2, getEmailTranslator(language)('order.lines.heading')),
  ...order.lines.flatMap((line) => toLine(line, order, language, toDrawings(line, language))),
  ...toJointDeliveryBlocks(order, language),
];

/** As wide as the text of an email. */
const maxDrawingSize = { width: 504, height: 200 };

/** `null` without a size: what is not known in advance would move the text. */
const toEngravingImage = (line: OrderEmailLine, index: number, t: EmailTranslator): EmailInlineImage | null => {
  const [, width = 0, height = 0] =
    /viewBox="\S+ \S+ (\d[\d.]*) (\d[\d.]*)"/.exec(line.previews[index] ?? '')?.map(Number) ?? [];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(maxDrawingSize.width / width, maxDrawingSize.height / height);
  return {
    source: { kind: 'engraving', line: line.id, index },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: t('orderStatus.line.engraving'),
  };
};

export const toEngravingInlineImages = (line: OrderEmailLine, language: Locale): EmailInlineImage[] =>
  line.previews
    .map((_, index) => toEngravingImage(line, index, getEmailTranslator(language)))
    .filter((engraving) => engraving !== null);

export const toEngravingEmailBlocks = (line: OrderEmailLine, language: Locale): EmailImageBlock[] =>
  toEngravingInlineImages(line, language).map((image) => ({ kind: 'image', image }));

const toIllustratedLine = (line: OrderEmailLine, order: OrderEmailData): EmailBlock[] => {
  const { language } = order;
  const t = getEmailTranslator(language);
  const { image, essentialFeatures, labels } = line;
  const features = toLabelledText(essentialFeatures, t, ' · ');
  const details = [...toLineDetails(line, order, language), ...(features === '' ? [] : [features])];
  return [
    {
      kind: 'illustrated',
      image: createEmailProductImage(image),
      blocks: [
        toLineHeading(line),
        createParagraphBlock(toFullPrice(line, language)),
        ...(details.length > 0 ? [createSmallPrintBlock(details.join('\n'))] : []),
        ...(labels.length > 0 ? [createParagraphBlock(toLabelledText(labels, t, '\n'))] : []),
      ],
    },
    ...toEngravingEmailBlocks(line, language),
    ...toLineNotices(line, t),
  ];
};

/** In the language of the shopper. */
export const toIllustratedOrderLineBlocks = (order: OrderEmailData): EmailBlock[] => [
  createEmailOrPdfHeadingBlock(2, getEmailTranslator(order.language)('order.lines.heading')),
  ...order.lines.flatMap((line) => toIllustratedLine(line, order)),
  ...toJointDeliveryBlocks(order, order.language),
];

export const toOrderTotalsBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const price = (cents: number) => formatPrice(cents, language);
  const { discountCode, discountCents, shippingDiscountCents } = order;
  const shippingCents = order.shippingCents + shippingDiscountCents;
  return [
    createEmailOrPdfHeadingBlock(3, t('order.totals.heading')),
    createLabelValueRowBlock(t('order.totals.goods'), price(order.goodsCents + discountCents)),
    createLabelValueRowBlock(`${t('order.totals.shipping')} (${order.shippingName})`, price(shippingCents)),
    ...(discountCode === null
      ? []
      : [
          createLabelValueRowBlock(
            t('order.totals.discount', { code: discountCode }),
            price(-discountCents - shippingDiscountCents),
          ),
        ]),
    ...(order.hasPresentWrap
      ? [createLabelValueRowBlock(t('order.totals.presentWrap'), price(order.presentWrapCents))]
      : []),
    { kind: 'row', label: t('order.totals.total'), value: price(order.totalCents), isSum: true },
    ...(order.voucherCents > 0
      ? [
          createLabelValueRowBlock(t('order.totals.voucher'), price(-order.voucherCents)),
          { kind: 'row' as const, label: t('order.totals.due'), value: price(order.dueCents), isSum: true },
        ]
      : []),
    ...order.taxes.map(({ percent, amountCents: amount }) =>
      createLabelValueRowBlock(t('order.totals.tax', { percent: formatPercent(percent, language) }), price(amount)),
    ),
  ];
};

const toAddress = (label: string, address: PostalAddressLines): DocumentBlock =>
  createParagraphBlock(createBoldTextRun(label), `\n${address.join('\n')}`);

export const toOrderPaymentAndDeliveryBlocks = (order: OrderEmailData, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  return [
    createEmailOrPdfHeadingBlock(2, t('order.details.heading')),
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

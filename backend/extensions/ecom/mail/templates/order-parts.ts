// The parts of an order that its mails and its contract text show alike: lines, totals, addresses.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-codes.ts';
import { toLatestDates } from '../../../../../domain/delivery-time.ts';
import { formatDays } from '../../../../../domain/format-dates.ts';
import { formatPromise } from '../../../../../domain/format-delivery.ts';
import type { MailedOrder, OrderedLine, AddressLines } from '../mailed-order.ts';
import { type Block, bold, heading, link, note, paragraph, row } from '../rendering/document.ts';
import { formatPercent, formatPrice, formatUnitPrice } from '../../../../../domain/format-amounts.ts';
import { deliveryText, emailText, toPair } from '../../platform/texts.ts';

/** As it was told at the order. */
const toDelivery = (line: OrderedLine, order: MailedOrder, language: Locale): string | null =>
  formatPromise(line.shippingTime, line.expected, {
    locale: language,
    isPrepaid: order.payment.id === paymentMethodIds.prepayment,
    t: deliveryText(language),
  });

/** Said once more where there are several lines: they arrive together, with the last. */
const toTogether = (order: MailedOrder, language: Locale): Block[] => {
  const dates = order.lines.length > 1 ? toLatestDates(order.lines.map(({ expected }) => expected)) : null;
  if (!dates) return [];
  const key = order.pickup ? 'together.pickup' : 'together.shipping';
  return [paragraph(deliveryText(language)(key, { dates: formatDays(dates, language) }))];
};

const toLine = (line: OrderedLine, order: MailedOrder, language: Locale): Block[] => {
  const t = emailText(language);
  const delivery = toDelivery(line, order, language);
  // What is collected has no delivery time: it is the time until it can be ready.
  const timeLabel = t(order.pickup ? 'order.pickup.readyIn' : 'order.lines.delivery');
  const name = [line.name, line.variantName].filter(Boolean).join(', ');
  const price = (cents: number) => formatPrice(cents, language);
  const facts = [
    line.referenceNumber && `${t('order.lines.referenceNumber')} ${line.referenceNumber}`,
    line.count > 1 && `${price(line.priceCents)} ${t('order.lines.each')}`,
    line.unitPrice && formatUnitPrice(line.unitPrice, language),
    delivery !== null && toPair(t, timeLabel, delivery),
  ].filter(Boolean);
  const { guarantee } = line;
  return [
    heading(3, `${line.count} × ${name}`),
    row(facts.join(' · '), price(line.totalCents)),
    ...(line.essentialFeatures.length > 0
      ? [paragraph(line.essentialFeatures.map(({ label, value }) => toPair(t, label, value)).join(' · '))]
      : []),
    ...(line.labels.length > 0
      ? [paragraph(line.labels.map(({ label, value }) => toPair(t, label, value)).join('\n'))]
      : []),
    ...(line.isMadeToOrder ? [note(t('order.lines.madeToOrder'))] : []),
    ...(guarantee
      ? [
          paragraph(
            `${t('order.lines.guarantee', { years: guarantee.years, brand: guarantee.brand, model: guarantee.model })}. `,
            link(t('order.lines.guaranteeTerms'), guarantee.terms_url),
          ),
        ]
      : []),
  ];
};

export const toOrderLineBlocks = (order: MailedOrder, language: Locale): Block[] => [
  heading(2, emailText(language)('order.lines.heading')),
  ...order.lines.flatMap((line) => toLine(line, order, language)),
  ...toTogether(order, language),
];

export const toTotals = (order: MailedOrder, language: Locale): Block[] => {
  const t = emailText(language);
  const price = (cents: number) => formatPrice(cents, language);
  return [
    heading(3, t('order.totals.heading')),
    row(t('order.totals.goods'), price(order.goodsCents)),
    row(`${t('order.totals.shipping')} (${order.shippingName})`, price(order.shippingCents)),
    ...(order.hasPresentWrap ? [row(t('order.totals.presentWrap'), price(order.presentWrapCents))] : []),
    { kind: 'row', label: t('order.totals.total'), value: price(order.totalCents), isSum: true },
    ...order.taxes.map(({ percent, amountCents: amount }) =>
      row(t('order.totals.tax', { percent: formatPercent(percent, language) }), price(amount)),
    ),
  ];
};

const toAddress = (label: string, address: AddressLines): Block => paragraph(bold(label), `\n${address.join('\n')}`);

export const toDetails = (order: MailedOrder, language: Locale): Block[] => {
  const t = emailText(language);
  return [
    heading(2, t('order.details.heading')),
    paragraph(bold(t('order.details.payment')), `\n${order.payment.name}`),
    paragraph(bold(t('order.details.shipping')), `\n${order.shippingName}`),
    toAddress(t(order.pickup ? 'order.details.customer' : 'order.details.shippingAddress'), [
      ...order.shippingAddress,
      ...(order.phone === null ? [] : [order.phone]),
      order.email,
    ]),
    ...(order.invoiceAddress ? [toAddress(t('order.details.invoiceAddress'), order.invoiceAddress)] : []),
    ...(order.comment === null ? [] : [paragraph(bold(t('order.details.comment')), `\n${order.comment}`)]),
  ];
};

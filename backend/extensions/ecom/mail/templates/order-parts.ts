// The parts of an order that its mails and its contract text show alike: lines, totals, addresses.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/payment-methods.ts';
import { toLatestDates } from '../../../../../domain/delivery-dates.ts';
import { formatDays } from '../../../../../domain/format-dates.ts';
import type { MailedOrder, OrderedLine, PostalAddress } from '../mailed-order.ts';
import { type Block, bold, heading, link, note, paragraph, row } from '../rendering/document.ts';
import { formatPercent, formatPrice, formatUnitPrice } from '../rendering/formats.ts';
import type { MailTexts } from '../texts/mail-texts.ts';
import { pickupTexts } from '../texts/pickup.ts';

/** As it was told at the order; one that has to be paid in advance is counted from the payment. */
const toDelivery = (line: OrderedLine, order: MailedOrder, { lines }: MailTexts, language: Locale): string | null => {
  const { shippingTime, expected } = line;
  if (shippingTime === null) return null;
  if (order.payment.id === paymentMethodIds.prepayment) return lines.fromPayment(shippingTime);
  return expected ? `${shippingTime}, ${lines.expected(formatDays(expected, language))}` : shippingTime;
};

/** Said once more where there are several lines: they arrive together, with the last. */
const toTogether = (order: MailedOrder, { lines }: MailTexts, language: Locale): Block[] => {
  const dates = order.lines.length > 1 ? toLatestDates(order.lines.map(({ expected }) => expected)) : null;
  return dates ? [paragraph(lines.together[order.pickup ? 'pickup' : 'shipping'](formatDays(dates, language)))] : [];
};

/** What is collected has no delivery time: it is the time until it can be ready. */
const toTimeLabel = ({ pickup }: MailedOrder, { lines }: MailTexts, language: Locale): string =>
  pickup ? pickupTexts[language].readyIn : lines.delivery;

const toLine = (line: OrderedLine, order: MailedOrder, texts: MailTexts, language: Locale): Block[] => {
  const { lines } = texts;
  const delivery = toDelivery(line, order, texts, language);
  const name = [line.name, line.variantName].filter(Boolean).join(', ');
  const price = (cents: number) => formatPrice(cents, language);
  const facts = [
    line.referenceNumber && `${lines.referenceNumber} ${line.referenceNumber}`,
    line.count > 1 && `${price(line.priceCents)} ${lines.each}`,
    line.unitPrice && formatUnitPrice(line.unitPrice, language),
    delivery !== null && texts.pair(toTimeLabel(order, texts, language), delivery),
  ].filter(Boolean);
  const { guarantee } = line;
  return [
    heading(3, `${line.count} × ${name}`),
    row(facts.join(' · '), price(line.totalCents)),
    ...(line.essentialFeatures.length > 0
      ? [paragraph(line.essentialFeatures.map(({ label, value }) => texts.pair(label, value)).join(' · '))]
      : []),
    ...(line.labels.length > 0
      ? [paragraph(line.labels.map(({ label, value }) => texts.pair(label, value)).join('\n'))]
      : []),
    ...(line.isMadeToOrder ? [note(lines.madeToOrder)] : []),
    ...(guarantee
      ? [
          paragraph(
            `${lines.guarantee(guarantee.years, guarantee.brand, guarantee.model)}. `,
            link(lines.guaranteeTerms, guarantee.terms_url),
          ),
        ]
      : []),
  ];
};

export const toLines = (order: MailedOrder, texts: MailTexts, language: Locale): Block[] => [
  heading(2, texts.lines.heading),
  ...order.lines.flatMap((line) => toLine(line, order, texts, language)),
  ...toTogether(order, texts, language),
];

export const toTotals = (order: MailedOrder, { totals }: MailTexts, language: Locale): Block[] => {
  const price = (cents: number) => formatPrice(cents, language);
  return [
    heading(3, totals.heading),
    row(totals.goods, price(order.goodsCents)),
    row(`${totals.shipping} (${order.shippingName})`, price(order.shippingCents)),
    ...(order.hasPresentWrap ? [row(totals.presentWrap, price(order.presentWrapCents))] : []),
    { kind: 'row', label: totals.total, value: price(order.totalCents), isSum: true },
    ...order.taxes.map(({ percent, amount }) => row(totals.tax(formatPercent(percent, language)), price(amount))),
  ];
};

const toAddress = (label: string, address: PostalAddress): Block => paragraph(bold(label), `\n${address.join('\n')}`);

export const toDetails = (order: MailedOrder, { details }: MailTexts): Block[] => [
  heading(2, details.heading),
  paragraph(bold(details.payment), `\n${order.payment.name}`),
  paragraph(bold(details.shipping), `\n${order.shippingName}`),
  toAddress(order.pickup ? details.customer : details.shippingAddress, [
    ...order.shippingAddress,
    ...(order.phone === null ? [] : [order.phone]),
    order.email,
  ]),
  ...(order.invoiceAddress ? [toAddress(details.invoiceAddress, order.invoiceAddress)] : []),
  ...(order.comment === null ? [] : [paragraph(bold(details.comment), `\n${order.comment}`)]),
];

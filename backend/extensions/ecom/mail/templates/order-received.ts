// At once after an order: that it has come and when it is accepted (law row L13), what was ordered, how it is paid and
// collected, the right of withdrawal (L11) and where there is none (L12), the legal guarantee (L14), and
// what becomes of batteries (L18).
import { paymentMethodIds } from '../../../../../contract/shop/payment-methods.ts';
import { formatDayOf, formatMoment } from '../../../../../domain/format-dates.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, item, paragraph, small } from '../rendering/document.ts';
import { formatPrice } from '../rendering/formats.ts';
import { batteryTexts } from '../texts/battery.ts';
import { mailTexts } from '../texts/by-language.ts';
import type { MailTexts } from '../texts/mail-texts.ts';
import { pickupTexts } from '../texts/pickup.ts';
import { type EmailMessage, toGuaranteeNotice, toPickup, toShopperEmail } from './layout.ts';
import { toDetails, toLines, toTotals } from './order-parts.ts';

/** Asking for money accepts an order: the terms say so for prepayment, and so do the courts (docs/decisions/018). */
const toAcceptance = (order: MailedOrder, { received }: MailTexts): string => {
  if (isPrepaid(order)) return received.acceptance.payment;
  return received.acceptance[order.pickup ? 'pickup' : 'shipping'];
};

const isPrepaid = ({ payment }: MailedOrder): boolean => payment.id === paymentMethodIds.prepayment;

const toTransfer = (order: MailedOrder, { pair, transfer }: MailTexts): Block[] => {
  if (!isPrepaid(order) || order.isPaid) return [];
  const { house, holdUntil, language } = order;
  return [
    heading(2, transfer.heading),
    paragraph(transfer.text(formatPrice(order.totalCents, language))),
    paragraph(house.bankDetails ?? house.companyName),
    paragraph(pair(transfer.reference, ''), bold(order.number)),
    ...(holdUntil ? [paragraph(pair(transfer.due, ''), bold(formatDayOf(holdUntil, language, house.timeZone)))] : []),
    ...(holdUntil ? [small(transfer.dueNote)] : []),
  ];
};

const toCollection = (order: MailedOrder, texts: MailTexts): Block[] => {
  if (!order.pickup) return [];
  return [
    heading(2, texts.pickup.heading),
    ...toPickup(order, texts),
    paragraph(pickupTexts[order.language].rule(order.house.pickupReservationDays)),
  ];
};

const toWithdrawal = (order: MailedOrder, { withdrawal }: MailTexts): Block[] => {
  const made = order.lines.filter(({ isMadeToOrder }) => isMadeToOrder).length;
  return [
    heading(2, withdrawal.heading),
    ...(made === order.lines.length && made > 0
      ? [paragraph(withdrawal.all)]
      : [paragraph(withdrawal.text(order.house.domain)), ...(made > 0 ? [paragraph(withdrawal.some)] : [])]),
  ];
};

/** How a battery is given back (law row L18). */
const toBattery = ({ battery, language }: MailedOrder): Block[] => {
  if (!battery) return [];
  const { heading: title, intro, text, weee } = batteryTexts[language];
  return [
    heading(2, title),
    paragraph(`${intro(battery.names.join(', '))} ${text}`),
    ...(battery.weeeNumber === null ? [] : [small(weee(battery.weeeNumber))]),
  ];
};

/** `attached` are the titles of the files that come with it. */
export const toOrderReceived = (order: MailedOrder, attached: readonly string[]): EmailMessage => {
  const { language } = order;
  const texts = mailTexts[language];
  const isUnconfirmed = order.state === 'awaiting_payment' && !isPrepaid(order);
  return toShopperEmail(order, texts.received, [
    paragraph(texts.received.text(formatMoment(order.placedAt, language, order.house.timeZone))),
    paragraph(toAcceptance(order, texts)),
    isUnconfirmed ? paragraph(texts.received.unconfirmed(order.payment.name)) : null,
    ...toTransfer(order, texts),
    ...toCollection(order, texts),
    ...toLines(order, texts, language),
    ...toTotals(order, texts, language),
    ...toDetails(order, texts),
    ...toWithdrawal(order, texts),
    ...toGuaranteeNotice(texts),
    ...toBattery(order),
    heading(2, texts.attachments.heading),
    paragraph(texts.attachments.text),
    ...attached.map((title) => item(title)),
  ]);
};

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** `null` where the house has named no address to report to. */
export const toHouseOrder = (order: MailedOrder): EmailMessage | null => {
  const texts = mailTexts.de;
  const { house, number } = order;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo: order.email,
    subject: texts.house.subject(number, house.displayName),
    language: 'de',
    blocks: [
      heading(1, texts.house.heading),
      small(texts.orderNumber(number)),
      paragraph(
        texts.house.text(
          formatMoment(order.placedAt, 'de', house.timeZone),
          languageNames.of(order.language) ?? order.language,
        ),
      ),
      ...toLines(order, texts, 'de'),
      ...toTotals(order, texts, 'de'),
      ...toDetails(order, texts),
      ...(order.pickup ? [heading(2, texts.pickup.heading)] : []),
      ...toPickup(order, texts),
      paragraph(texts.house.studio),
    ],
  };
};

export const toContractText = (order: MailedOrder): Block[] => {
  const { house, language } = order;
  const texts = mailTexts[language];
  const { contract } = texts;
  return [
    heading(1, contract.title(order.number)),
    paragraph(contract.ordered(formatMoment(order.placedAt, language, house.timeZone))),
    heading(2, contract.seller),
    paragraph([house.companyName, ...house.address, house.phone, house.email, house.domain].filter(Boolean).join('\n')),
    ...toLines(order, texts, language),
    ...toTotals(order, texts, language),
    ...toDetails(order, texts),
    ...(order.pickup ? [heading(2, texts.pickup.heading), ...toPickup(order, texts)] : []),
    paragraph(contract.terms),
  ];
};

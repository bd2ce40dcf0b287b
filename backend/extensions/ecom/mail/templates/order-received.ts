// At once after an order: that it has come and when it is accepted (law row L13), what was ordered, how it is paid and
// collected, the right of withdrawal (L11) and where there is none (L12), the legal guarantee (L14), and
// what becomes of batteries (L18).
import { paymentMethodIds } from '../../../../../contract/shop/order-codes.ts';
import { formatDayOf, formatMoment } from '../../../../../domain/format-dates.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { type Block, bold, heading, item, paragraph, small } from '../rendering/document.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { emailText, type EmailText, staffText, toLanguageName, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toGuaranteeNotice, toPickup, toShopperEmail } from './layout.ts';
import { toDetails, toOrderLineBlocks, toTotals } from './order-parts.ts';

/** Asking for money accepts an order: the terms say so for prepayment, and so do the courts (docs/decisions/018). */
const toAcceptance = (order: MailedOrder, t: EmailText): string => {
  if (isPrepaid(order)) return t('order.received.acceptance.payment');
  return t(`order.received.acceptance.${order.pickup ? 'pickup' : 'shipping'}`);
};

const isPrepaid = ({ payment }: MailedOrder): boolean => payment.id === paymentMethodIds.prepayment;

const toTransfer = (order: MailedOrder, t: EmailText): Block[] => {
  if (!isPrepaid(order) || order.isPaid) return [];
  const { house, holdUntil, language } = order;
  return [
    heading(2, t('order.transfer.heading')),
    paragraph(t('order.transfer.text', { amount: formatPrice(order.totalCents, language) })),
    paragraph(house.bankDetails ?? house.companyName),
    paragraph(toPair(t, t('order.transfer.reference')), bold(order.number)),
    ...(holdUntil
      ? [paragraph(toPair(t, t('order.transfer.due')), bold(formatDayOf(holdUntil, language, house.timeZone)))]
      : []),
    ...(holdUntil ? [small(t('order.transfer.dueNote'))] : []),
  ];
};

const toCollection = (order: MailedOrder, t: EmailText): Block[] => {
  if (!order.pickup) return [];
  return [
    heading(2, t('order.pickup.heading')),
    ...toPickup(order, t),
    paragraph(t('order.pickup.rule', { count: order.house.pickupReservationDays })),
  ];
};

const toWithdrawal = (order: MailedOrder, t: EmailText): Block[] => {
  const made = order.lines.filter(({ isMadeToOrder }) => isMadeToOrder).length;
  return [
    heading(2, t('order.withdrawal.heading')),
    ...(made === order.lines.length && made > 0
      ? [paragraph(t('order.withdrawal.all'))]
      : [
          paragraph(t('order.withdrawal.text', { domain: order.house.domain })),
          ...(made > 0 ? [paragraph(t('order.withdrawal.some'))] : []),
        ]),
  ];
};

/** How a battery is given back (law row L18). */
const toBattery = ({ battery, language }: MailedOrder): Block[] => {
  if (!battery) return [];
  const t = emailText(language);
  return [
    heading(2, t('battery.heading')),
    paragraph(`${t('order.battery.intro', { names: battery.names.join(', ') })} ${t('battery.text')}`),
    ...(battery.weeeNumber === null ? [] : [small(t('battery.weee', { number: battery.weeeNumber }))]),
  ];
};

/** `attached` are the titles of the files that come with it. */
export const toOrderReceived = (order: MailedOrder, attached: readonly string[]): EmailMessage => {
  const { language } = order;
  const t = emailText(language);
  const isUnconfirmed = order.state === 'awaiting_payment' && !isPrepaid(order);
  return toShopperEmail(order, 'received', [
    paragraph(t('order.received.text', { time: formatMoment(order.placedAt, language, order.house.timeZone) })),
    paragraph(toAcceptance(order, t)),
    isUnconfirmed ? paragraph(t('order.received.unconfirmed', { method: order.payment.name })) : null,
    ...toTransfer(order, t),
    ...toCollection(order, t),
    ...toOrderLineBlocks(order, language),
    ...toTotals(order, language),
    ...toDetails(order, language),
    ...toWithdrawal(order, t),
    ...toGuaranteeNotice(t),
    ...toBattery(order),
    heading(2, t('order.attachments.heading')),
    paragraph(t('order.attachments.text')),
    ...attached.map((title) => item(title)),
  ]);
};

/** `null` where the house has named no address to report to. */
export const toHouseOrder = (order: MailedOrder): EmailMessage | null => {
  const t = emailText('de');
  const { house, number } = order;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo: order.email,
    subject: staffText('order.subject', { number, house: house.displayName }),
    language: 'de',
    blocks: [
      heading(1, staffText('order.heading')),
      small(t('order.number', { number })),
      paragraph(
        staffText('order.text', {
          time: formatMoment(order.placedAt, 'de', house.timeZone),
          language: toLanguageName(order.language),
        }),
      ),
      ...toOrderLineBlocks(order, 'de'),
      ...toTotals(order, 'de'),
      ...toDetails(order, 'de'),
      ...(order.pickup ? [heading(2, t('order.pickup.heading'))] : []),
      ...toPickup(order, t),
      paragraph(staffText('order.studio')),
    ],
  };
};

export const toContractText = (order: MailedOrder): Block[] => {
  const { house, language } = order;
  const t = emailText(language);
  return [
    heading(1, t('order.contract.title', { number: order.number })),
    paragraph(t('order.contract.ordered', { time: formatMoment(order.placedAt, language, house.timeZone) })),
    heading(2, t('order.contract.seller')),
    paragraph([house.companyName, ...house.address, house.phone, house.email, house.domain].filter(Boolean).join('\n')),
    ...toOrderLineBlocks(order, language),
    ...toTotals(order, language),
    ...toDetails(order, language),
    ...(order.pickup ? [heading(2, t('order.pickup.heading')), ...toPickup(order, t)] : []),
    paragraph(t('order.contract.terms')),
  ];
};

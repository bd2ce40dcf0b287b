// Emails sent immediately after an order. To the customer: receipt and acceptance (law row L13), order details, payment
// and pickup, the right of withdrawal (L11) and its exclusions (L12), the legal guarantee (L14), battery disposal
// (L18). To the staff: the order.
import { friendlyFormatIBAN } from 'ibantools';
import { formatDateInTimeZone, formatDateTime } from '../../../../../domain/format-dates.ts';
import { isVoucherOnlyOrder } from '../../../../../domain/voucher.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import type { EmailBlock, EmailImageBlock } from '../rendering/email-blocks.ts';
import {
  type DocumentBlock,
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { toGiroCodePayload } from '../../../../../domain/girocode.ts';
import { parseTransferAccount, type BankAccountFoundInText } from '../../../../../domain/bank-account-found-in-text.ts';
import {
  getEmailTranslator,
  type EmailTranslator,
  getGermanStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import {
  type EmailMessage,
  toAttachmentBlocks,
  toGuaranteeNoticeBlocks,
  toPickupAddressBlocks,
  toShopperOrderEmail,
} from './email-layout.ts';
import {
  isPrepaymentOrder,
  toEngravingEmailBlocks,
  toIllustratedOrderLineBlocks,
  toOrderPaymentAndDeliveryBlocks,
  toOrderLineBlocks,
  toOrderTotalsBlocks,
} from './order-email-blocks.ts';
import { toOrderTimelineEmailBlocks } from './order-timeline-email-blocks.ts';

/** With prepayment, the request for payment accepts the order, by the terms and by case law (docs/decisions/018). */
const toAcceptance = (order: OrderEmailData, t: EmailTranslator): string => {
  if (isPrepaymentOrder(order) && !order.isPaid) return t('order.received.acceptance.payment');
  if (isVoucherOnlyOrder(order)) return t('order.received.acceptance.email');
  return t(`order.received.acceptance.${order.pickup ? 'pickup' : 'shipping'}`);
};

const toTransfer = (order: OrderEmailData, t: EmailTranslator): EmailBlock[] => {
  if (!isPrepaymentOrder(order) || order.isPaid) return [];
  const { sender, holdUntil, language } = order;
  const bankDetails = sender.bankDetails ?? sender.companyName;
  const account = parseTransferAccount(bankDetails);
  return [
    createEmailOrPdfHeadingBlock(2, t('order.transfer.heading')),
    createParagraphBlock(t('order.transfer.text', { amount: formatPrice(order.dueCents, language) })),
    account ? toBankDetails(bankDetails, account) : createParagraphBlock(bankDetails),
    createParagraphBlock(formatLabelledValue(t, t('order.transfer.reference')), createBoldTextRun(order.number)),
    ...(holdUntil
      ? [
          createParagraphBlock(
            formatLabelledValue(t, t('order.transfer.due')),
            createBoldTextRun(formatDateInTimeZone(holdUntil, language, sender.timeZone)),
          ),
        ]
      : []),
    ...(holdUntil ? [createSmallPrintBlock(t('order.transfer.dueNote'))] : []),
    ...(account ? toGiroCode(account, order, t) : []),
  ];
};

/** The editor's text, with its IBAN in groups of four on one line. */
const toBankDetails = (bankDetails: string, { iban, start, end }: BankAccountFoundInText): DocumentBlock =>
  createParagraphBlock(
    bankDetails.slice(0, start),
    { text: friendlyFormatIBAN(iban) ?? iban, isBold: true, isUnbroken: true },
    bankDetails.slice(end),
  );

/** In CSS pixels: about 4 cm on paper and screen, enough for a phone's camera. */
const giroCodeSize = 168;

const toGiroCode = (account: BankAccountFoundInText, order: OrderEmailData, t: EmailTranslator): EmailBlock[] => {
  const payload = toGiroCodePayload({ account, amountCents: order.dueCents, remittance: order.number });
  if (payload === null) return [];
  return [
    {
      kind: 'image',
      image: {
        source: { kind: 'girocode', payload },
        width: giroCodeSize,
        height: giroCodeSize,
        alt: t('orderStatus.transfer.code.name'),
      },
      caption: t('orderStatus.transfer.code.text'),
    },
  ];
};

const toCollection = (order: OrderEmailData, t: EmailTranslator): DocumentBlock[] => {
  if (!order.pickup) return [];
  return [
    createEmailOrPdfHeadingBlock(2, t('order.pickup.heading')),
    ...toPickupAddressBlocks(order, t),
    createParagraphBlock(t('order.pickup.rule', { count: order.sender.pickupReservationDays })),
  ];
};

const toWithdrawal = (order: OrderEmailData, t: EmailTranslator): DocumentBlock[] => {
  const madeToOrderCount = order.lines.filter(({ isMadeToOrder }) => isMadeToOrder).length;
  return [
    createEmailOrPdfHeadingBlock(2, t('order.withdrawal.heading')),
    ...(madeToOrderCount === order.lines.length && madeToOrderCount > 0
      ? [createParagraphBlock(t('order.withdrawal.all'))]
      : [
          createParagraphBlock(t('order.withdrawal.text', { domain: order.sender.domain })),
          ...(madeToOrderCount > 0 ? [createParagraphBlock(t('order.withdrawal.some'))] : []),
        ]),
  ];
};

/** Return of used batteries (law row L18). */
const toBattery = ({ battery, language }: OrderEmailData): DocumentBlock[] => {
  if (!battery) return [];
  const t = getEmailTranslator(language);
  return [
    createEmailOrPdfHeadingBlock(2, t('battery.heading')),
    createParagraphBlock(`${t('order.battery.intro', { names: battery.names.join(', ') })} ${t('battery.text')}`),
    ...(battery.weeeNumber === null ? [] : [createSmallPrintBlock(t('battery.weee', { number: battery.weeeNumber }))]),
  ];
};

/** `attached`: titles of the attachments. */
export const toOrderReceivedEmail = (order: OrderEmailData, attached: readonly string[]): EmailMessage => {
  const { language } = order;
  const t = getEmailTranslator(language);
  const isUnconfirmed = order.state === 'awaiting_payment' && !isPrepaymentOrder(order);
  const blocks = [
    createParagraphBlock(toAcceptance(order, t)),
    isUnconfirmed ? createParagraphBlock(t('order.received.unconfirmed', { method: order.payment.name })) : null,
    ...toTransfer(order, t),
    ...toOrderTimelineEmailBlocks(order, 'next'),
    ...toCollection(order, t),
    ...toIllustratedOrderLineBlocks(order),
    ...toOrderTotalsBlocks(order, language),
    ...toOrderPaymentAndDeliveryBlocks(order, language),
    ...toWithdrawal(order, t),
    ...toGuaranteeNoticeBlocks(t),
    ...toBattery(order),
    ...toAttachmentBlocks(t, attached),
  ];
  return toShopperOrderEmail(order, {
    kind: 'order_received',
    values: { time: formatDateTime(order.placedAt, language, order.sender.timeZone) },
    blocks,
  });
};

/** `null` if the company has no notification address. */
export const toNewOrderStaffEmail = (order: OrderEmailData): EmailMessage | null => {
  const t = getEmailTranslator('de');
  const { sender, number } = order;
  if (sender.email === null) return null;
  return {
    recipient: sender.email,
    replyTo: order.email,
    subject: getGermanStaffMessage('order.subject', { number, house: sender.displayName }),
    language: 'de',
    blocks: [
      createEmailOrPdfHeadingBlock(1, getGermanStaffMessage('order.heading')),
      createSmallPrintBlock(t('order.number', { number })),
      createParagraphBlock(
        getGermanStaffMessage('order.text', {
          time: formatDateTime(order.placedAt, 'de', sender.timeZone),
          language: toGermanLanguageName(order.language),
        }),
      ),
      ...toOrderLineBlocks(order, 'de'),
      ...toOrderTotalsBlocks(order, 'de'),
      ...toOrderPaymentAndDeliveryBlocks(order, 'de'),
      ...(order.pickup ? [createEmailOrPdfHeadingBlock(2, t('order.pickup.heading'))] : []),
      ...toPickupAddressBlocks(order, t),
      createParagraphBlock(getGermanStaffMessage('order.studio')),
    ],
  };
};

export const toContractConfirmationBlocks = (order: OrderEmailData): (DocumentBlock | EmailImageBlock)[] => {
  const { sender, language } = order;
  const t = getEmailTranslator(language);
  return [
    createEmailOrPdfHeadingBlock(1, t('order.contract.title', { number: order.number })),
    createParagraphBlock(
      t('order.contract.ordered', { time: formatDateTime(order.placedAt, language, sender.timeZone) }),
    ),
    createEmailOrPdfHeadingBlock(2, t('order.contract.seller')),
    createParagraphBlock(
      [sender.companyName, ...sender.address, sender.phone, sender.email, sender.domain].filter(Boolean).join('\n'),
    ),
    ...toOrderLineBlocks(order, language, toEngravingEmailBlocks),
    ...toOrderTotalsBlocks(order, language),
    ...toOrderPaymentAndDeliveryBlocks(order, language),
    ...(order.pickup
      ? [createEmailOrPdfHeadingBlock(2, t('order.pickup.heading')), ...toPickupAddressBlocks(order, t)]
      : []),
    createParagraphBlock(t('order.contract.terms')),
  ];
};

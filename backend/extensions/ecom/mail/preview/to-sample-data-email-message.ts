// Every email whose texts editors can change, with example data, for the preview in the studio.
import type { Locale } from '../../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import type { EditableMailKind } from '../../../../../domain/editable-mail-texts.ts';
import { dayMs } from '../../../../../domain/durations.ts';
import { hourMs } from '../../platform/define-scheduled-job.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import type { OrderEmailData, PickupBranchContact } from '../order-email-data-types.ts';
import type { SenderCompany } from '../sender-company.ts';
import { type AppointmentEmailData, toAppointmentVisitorEmail } from '../templates/appointment-emails.ts';
import { toContactCopyEmail } from '../templates/contact-message-emails.ts';
import type { EmailMessage } from '../templates/email-layout.ts';
import {
  toNewsletterAlreadySubscribedEmail,
  toNewsletterConfirmationEmail,
  toNewsletterWelcomeEmail,
} from '../templates/newsletter-subscription-emails.ts';
import { toOrderReceivedEmail } from '../templates/order-received-emails.ts';
import {
  toOrderCancelledEmail,
  toOrderShippedEmail,
  toPaymentReceivedEmail,
  toPickupReadyEmail,
  toPickupReminderEmail,
} from '../templates/order-status-emails.ts';
import { toBackInStockEmail, toProductRequestReceivedEmail } from '../templates/product-request-emails.ts';
import { toRefundEmail } from '../templates/refund-emails.ts';
import { toVoucherEmail } from '../templates/voucher-email.ts';
import { toWithdrawalReceiptEmail } from '../templates/withdrawal-emails.ts';

interface Example {
  sender: SenderCompany;
  language: Locale;
  /** The reader of the preview. */
  email: string;
  now: Date;
}

const toBranch = ({ sender }: Example): PickupBranchContact => {
  const [street = '', place = ''] = sender.address;
  return { name: sender.displayName, street, place, phone: sender.phone };
};

const priceCents = 129_000;

const toOrder = (example: Example, changes: Partial<OrderEmailData> = {}): OrderEmailData => {
  const { sender, language, email, now } = example;
  const t = getEmailTranslator(language);
  const name = t('example.name');
  return {
    id: 'example',
    project: 'example',
    accessKey: 'example',
    number: t('example.number'),
    state: 'paid',
    placedAt: now,
    language,
    email,
    phone: null,
    name,
    shippingAddress: [name, t('example.street'), t('example.place')],
    invoiceAddress: null,
    comment: null,
    lines: [
      {
        id: 'example',
        count: 1,
        name: t('example.product'),
        variantName: t('example.variant'),
        referenceNumber: null,
        priceCents,
        shippingTime: null,
        expected: null,
        unitPrice: null,
        essentialFeatures: [],
        isMadeToOrder: false,
        isGiftVoucher: false,
        labels: [],
        guarantee: null,
        image: null,
        previews: [],
      },
    ],
    shippingName: t('example.shipping'),
    shippingCents: 0,
    battery: null,
    hasPresentWrap: false,
    presentWrapCents: 0,
    discountCode: null,
    discountCents: 0,
    shippingDiscountCents: 0,
    goodsCents: priceCents,
    totalCents: priceCents,
    voucherCents: 0,
    dueCents: priceCents,
    taxes: [{ percent: 19, amountCents: Math.round((priceCents * 19) / 119) }],
    payment: { id: paymentMethodIds.paypal, name: 'PayPal' },
    isPaid: true,
    holdUntil: null,
    pickupUntil: null,
    pickup: null,
    tracking: { provider: null, number: t('example.tracking'), url: null },
    cancellation: 'by_house',
    sender,
    ...changes,
  };
};

const toPickup = (example: Example): OrderEmailData =>
  toOrder(example, {
    state: 'ready_for_pickup',
    pickup: toBranch(example),
    pickupUntil: new Date(example.now.getTime() + dayMs).toISOString().slice(0, 10),
  });

const toAppointment = (example: Example): AppointmentEmailData & { email: string } => {
  const { sender, language, email, now } = example;
  const t = getEmailTranslator(language);
  const startsAt = new Date(Math.ceil(now.getTime() / hourMs) * hourMs + dayMs);
  const [branch, topic] = [toBranch(example), t('example.topic')];
  return {
    id: 'example',
    state: 'confirmed',
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    sender,
    timeZone: sender.timeZone,
    sequence: 0,
    accessKey: 'example',
    language,
    name: t('example.name'),
    email,
    phone: null,
    message: null,
    subject: null,
    topic: { staff: topic, visitor: topic },
    place: { staff: branch, visitor: branch },
  };
};

const toVisitor = ({ sender, language, email }: Example) => {
  const t = getEmailTranslator(language);
  return { sender, language, email, name: t('example.name'), productName: t('example.product'), path: '/' };
};

const examples: Record<EditableMailKind, (example: Example) => EmailMessage> = {
  order_received: (example) => toOrderReceivedEmail(toOrder(example), []),
  payment_received: (example) => toPaymentReceivedEmail(toOrder(example)),
  gift_voucher: (example) => {
    const order = toOrder(example);
    return toVoucherEmail({ ...order, lines: order.lines.map((line) => ({ ...line, isGiftVoucher: true })) }, []);
  },
  shipped: (example) => toOrderShippedEmail(toOrder(example, { state: 'shipped' })),
  pickup_ready: (example) => toPickupReadyEmail(toPickup(example)),
  pickup_reminder: (example) => toPickupReminderEmail(toPickup(example)),
  cancelled: (example) => toOrderCancelledEmail(toOrder(example, { state: 'cancelled' })),
  refunded: (example) =>
    toRefundEmail(toOrder(example), {
      amountCents: priceCents,
      iban: null,
      isRelease: false,
      lines: toOrder(example).lines.map(({ id, name }) => ({
        line: id,
        name,
        quantity: 1,
        amountCents: priceCents,
        taxPercent: 19,
      })),
      otherCents: 0,
      presentWrapCents: 0,
      reason: null,
      shippingCents: 0,
      voucherCents: 0,
      way: 'paypal',
    }),
  withdrawal_received: (example) =>
    toWithdrawalReceiptEmail({
      ...toVisitor(example),
      contract: toOrder(example).number,
      part: '',
      lines: [],
      receivedAt: example.now,
      match: 'number_and_email',
      orderNumber: toOrder(example).number,
      isSuspected: false,
      hasReceipt: true,
    }),
  appointment_received: (example) =>
    toAppointmentVisitorEmail({ ...toAppointment(example), state: 'requested' }, 'received', 'visitor', null),
  appointment_confirmed: (example) => toAppointmentVisitorEmail(toAppointment(example), 'confirmed', 'staff', null),
  appointment_moved: (example) => {
    const appointment = toAppointment(example);
    const [startsAt, endsAt] = [appointment.startsAt, appointment.endsAt].map(
      (time) => new Date(time.getTime() + dayMs),
    );
    return toAppointmentVisitorEmail(appointment, 'moved', 'staff', startsAt && endsAt ? { startsAt, endsAt } : null);
  },
  appointment_cancelled: (example) => toAppointmentVisitorEmail(toAppointment(example), 'cancelled', 'staff', null),
  appointment_cancelled_by_visitor: (example) =>
    toAppointmentVisitorEmail(toAppointment(example), 'cancelled', 'visitor', null),
  contact_copy: (example) =>
    toContactCopyEmail({
      ...toVisitor(example),
      phone: null,
      message: getEmailTranslator(example.language)('example.message'),
      branch: null,
      writtenAt: example.now,
    }),
  request_received: (example) => toProductRequestReceivedEmail({ ...toVisitor(example), kind: 'availability' }),
  stock_returned: (example) => toBackInStockEmail({ ...toVisitor(example), image: null, requestedAt: example.now }),
  newsletter_confirm: (example) =>
    toNewsletterConfirmationEmail({
      ...toVisitor(example),
      key: 'example',
      until: new Date(example.now.getTime() + 7 * dayMs),
    }),
  newsletter_welcome: (example) =>
    toNewsletterWelcomeEmail({
      ...toVisitor(example),
      key: 'example',
      oneClickUrl: `https://${example.sender.domain}`,
    }),
  newsletter_known: (example) => toNewsletterAlreadySubscribedEmail({ ...toVisitor(example), key: 'example' }),
};

export const toSampleDataEmailMessage = (kind: EditableMailKind, example: Example): EmailMessage =>
  examples[kind](example);

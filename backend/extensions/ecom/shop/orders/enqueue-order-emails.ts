// Writes emails about an order to the outbox, in the same transaction as the change they report: no order without its
// email, no email without its order (promise 6).
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import type { OrderHistoryCause } from '../../../../../contract/shop/order-constants.ts';
import { readInvoiceAndCreditNotesOfOrder } from '../../mail/documents/read-invoices.ts';
import {
  createInvoiceAttachments,
  createContractAndTermsAttachments,
  createVoucherAttachments,
  type EmailAttachment,
} from '../../mail/order-email-attachments.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import type {
  PickupBranchContact,
  OrderCancellationReason,
  OrderEmailData,
} from '../../mail/order-email-data-types.ts';
import { toPostalAddressLines } from '../../../../../domain/postal-address.ts';
import type { EmailMessage } from '../../mail/templates/email-layout.ts';
import {
  toOrderCancelledEmail,
  toPickupOverdueStaffEmail,
  toPaymentReceivedEmail,
  toPickupReadyEmail,
  toPickupReminderEmail,
  toOrderShippedEmail,
} from '../../mail/templates/order-status-emails.ts';
import { toNewOrderStaffEmail, toOrderReceivedEmail } from '../../mail/templates/order-received-emails.ts';
import { toVoucherEmail } from '../../mail/templates/voucher-email.ts';
import { isWithinDailyMailLimit, enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Order } from './read-order.ts';
import { toTranslatedTextSql, toTranslationJoin } from '../../platform/database-helpers.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { toProductImageSql } from '../../platform/product-image-sql.ts';

const cancellationReasons: Partial<Record<OrderHistoryCause, OrderCancellationReason>> = {
  customer: 'broken_off',
  payment_deadline: 'not_paid',
  pickup_deadline: 'not_collected',
};

const toCancellationReason = ({ history }: Order): OrderCancellationReason => {
  const cause = history.findLast(({ to }) => to === 'cancelled')?.cause ?? 'staff';
  return cancellationReasons[cause] ?? 'by_house';
};

/**
 * The order as emails and the order status page show it. `isForShopper`: in the language of the shopper, otherwise in
 * German for the staff.
 */
export const readOrderEmailData = async (
  database: Knex,
  order: Order,
  isForShopper: boolean,
): Promise<OrderEmailData> => {
  const language = isForShopper ? order.language : 'de';
  const labelLanguage = isForShopper ? 'shown' : 'german';
  const { shippingAddress, invoiceAddress, project } = order;
  const images = await readOrderLineImages(database, order.id);
  return {
    ...order,
    project: project.id,
    phone: shippingAddress.phone || null,
    name: `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim(),
    shippingAddress: toPostalAddressLines(shippingAddress, language),
    invoiceAddress: invoiceAddress && toPostalAddressLines(invoiceAddress, language),
    lines: order.lines.map((line) => ({
      ...line,
      count: line.quantity,
      image: images.get(line.id) ?? null,
      labels: line.labels[labelLanguage],
      essentialFeatures: line.essentialFeatures[labelLanguage],
    })),
    battery: await readBattery(database, order),
    payment: await readPayment(database, order, language),
    pickup: await readBranch(database, order.pickupBranch, language),
    cancellation: toCancellationReason(order),
    sender: await readSenderCompany(database, project.id, language),
  };
};

/** Ids of image files, by order line. */
export const readOrderLineImages = async (
  database: Knex,
  order: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await database('ecommerce_order_line as line')
    .where({ 'line.order': order })
    .select<{ id: string; image: string | null }[]>('line.id', database.raw(`${toProductImageSql('line')} as image`));
  return new Map(rows.map(({ id: line, image }) => [line, image]));
};

const readBattery = async (database: Knex, { lines, project }: Order): Promise<OrderEmailData['battery']> => {
  const products = await database('ecommerce_product')
    .whereIn(
      'id',
      lines.flatMap(({ product }) => product ?? []),
    )
    .where({ contains_battery: true })
    .select<{ id: string }[]>('id');
  if (products.length === 0) return null;
  const names = lines.filter(({ product }) => products.some(({ id }) => id === product)).map(({ name }) => name);
  const company = await database('company')
    .where({ project: project.id })
    .first<{ weee_number: string | null } | undefined>('weee_number');
  return { names: [...new Set(names)], weeeNumber: company?.weee_number?.trim() || null };
};

const readPayment = async (
  database: Knex,
  { paymentMethod: id, dueCents, voucherCents }: Order,
  language: Locale,
): Promise<OrderEmailData['payment']> => {
  if (dueCents === 0) {
    const name = voucherCents > 0 ? 'order.totals.voucher' : 'order.details.nothingDue';
    return { id: null, name: getEmailTranslator(language)(name) };
  }
  const row = await database('ecommerce_payment_method as method')
    .leftJoin(...toTranslationJoin('ecommerce_payment_method', 'method', language))
    .where({ 'method.id': id })
    .first<{ name: string } | undefined>(
      toTranslatedTextSql(database, 'text.display_name', 'method.display_name', 'name'),
    );
  return { id, name: row?.name ?? '' };
};

const readBranch = async (database: Knex, id: string | null, language: Locale): Promise<PickupBranchContact | null> => {
  if (id === null) return null;
  const row = await database('branch')
    .leftJoin(...toTranslationJoin('branch', 'branch', language))
    .where({ 'branch.id': id })
    .first<Record<string, string | null> | undefined>(
      'branch.street',
      'branch.zip',
      'branch.city',
      'branch.phone',
      toTranslatedTextSql(database, 'text.display_name', 'branch.display_name', 'name'),
    );
  if (!row) return null;
  return {
    name: row['name'] ?? '',
    street: row['street'] ?? '',
    phone: row['phone']?.trim() || null,
    place: `${row['zip'] ?? ''} ${row['city'] ?? ''}`,
  };
};

export type OrderEmailType =
  | 'cancelled'
  | 'gift_voucher'
  | 'order_received'
  | 'order_received_house'
  | 'payment_received'
  | 'pickup_overdue_house'
  | 'pickup_ready'
  | 'pickup_reminder'
  | 'shipped';

/** Always in German, regardless of the language of the shopper. */
const staffEmailKinds: readonly OrderEmailType[] = ['order_received_house', 'pickup_overdue_house'];

/** `attached`: titles of the attachments. */
type EmailTemplate = (order: OrderEmailData, attached: readonly string[]) => EmailMessage | null;

const templates: Record<OrderEmailType, EmailTemplate> = {
  order_received: toOrderReceivedEmail,
  order_received_house: toNewOrderStaffEmail,
  payment_received: toPaymentReceivedEmail,
  shipped: toOrderShippedEmail,
  pickup_ready: toPickupReadyEmail,
  pickup_reminder: toPickupReminderEmail,
  pickup_overdue_house: toPickupOverdueStaffEmail,
  cancelled: toOrderCancelledEmail,
  gift_voucher: toVoucherEmail,
};

/** More than anyone orders in a day. Beyond it, someone may be flooding a stranger's inbox, so the staff decides. */
const maxConfirmationsPerDay = 10;

/** If the confirmation is withheld, the cancellation is withheld, too. */
const isEmailWithheld = async (
  transaction: Knex.Transaction,
  order: string,
  { kind, project, recipient }: { kind: OrderEmailType; project: string; recipient: string },
): Promise<boolean> => {
  if (kind === 'order_received')
    return !(await isWithinDailyMailLimit(transaction, {
      project,
      recipient,
      kind,
      maxPerDay: maxConfirmationsPerDay,
    }));
  if (kind !== 'cancelled') return false;
  const confirmation = await transaction('ecommerce_mail')
    .where({ order, kind: 'order_received', state: 'withheld' })
    .first<{ id: string } | undefined>('id');
  return confirmation !== undefined;
};

const createAttachments = async (
  transaction: Knex.Transaction,
  order: OrderEmailData,
  kind: OrderEmailType,
): Promise<EmailAttachment[]> => {
  if (kind === 'order_received') return createContractAndTermsAttachments(transaction, order);
  if (kind === 'gift_voucher') return createVoucherAttachments(order);
  return kind === 'shipped'
    ? createInvoiceAttachments((await readInvoiceAndCreditNotesOfOrder(transaction, order.id))[0])
    : [];
};

/**
 * Writes each kind once per order; repeated calls change nothing. `withheld`: the recipient exceeded the daily limit,
 * and the email waits for the staff.
 */
export const enqueueOrderEmail = async (
  transaction: Knex.Transaction,
  order: Order,
  kind: OrderEmailType,
): Promise<'none' | 'withheld' | 'written'> => {
  const emailData = await readOrderEmailData(transaction, order, !staffEmailKinds.includes(kind));
  const attachments = await createAttachments(transaction, emailData, kind);
  const titles = attachments.map(({ title }) => title);
  const message = templates[kind](emailData, titles);
  if (!message) return 'none';
  const { project } = emailData;
  const shouldWithhold = await isEmailWithheld(transaction, order.id, { kind, project, recipient: message.recipient });
  await enqueueMail(transaction, {
    project,
    sender: emailData.sender,
    message,
    occasion: { order: order.id },
    kind,
    attachments,
    isWithheld: shouldWithhold,
  });
  return shouldWithhold ? 'withheld' : 'written';
};

// The texts of visitor emails that editors can change (docs/decisions/081): which parts of which email, with which
// placeholders, and how a text is checked and filled in. Everything else of an email is fixed. Pure.
import type { ContentProblemCode } from '../contract/publishing/content-notice.ts';
import type { Locale } from '../contract/locale.ts';
import { addFrenchPrepositionDe } from './message-translator.ts';

export const editableMailTextFieldNames = ['subject', 'greeting', 'introduction', 'extra', 'closing'] as const;

export type EditableMailPart = (typeof editableMailTextFieldNames)[number];

const orderPlaceholders = ['name', 'number', 'house'] as const;
const appointmentPlaceholders = ['name', 'house', 'when'] as const;

interface EditableMail {
  /** Prefix of the keys `subject` and `text` (the introduction) in the translations of emails. */
  key: string;
  greetingKey?: 'newsletter.greeting';
  placeholders: readonly string[];
  /** Not changeable. The introduction is, where the law or the case decides on it. */
  fixed?: readonly EditableMailPart[];
  required?: Partial<Record<EditableMailPart, readonly string[]>>;
}

/** By `ecommerce_mail.kind`; the email about the visitor's own cancellation has texts of its own. */
export const editableMails = {
  order_received: {
    key: 'order.received',
    placeholders: [...orderPlaceholders, 'time'],
    required: { subject: ['number'] },
  },
  payment_received: {
    key: 'order.paid',
    placeholders: [...orderPlaceholders, 'amount', 'method'],
    required: { subject: ['number'], introduction: ['amount'] },
  },
  gift_voucher: {
    key: 'order.voucher',
    placeholders: orderPlaceholders,
    fixed: ['introduction'],
    required: { subject: ['number'] },
  },
  shipped: { key: 'order.shipped', placeholders: orderPlaceholders, required: { subject: ['number'] } },
  pickup_ready: { key: 'order.ready', placeholders: orderPlaceholders, required: { subject: ['number'] } },
  pickup_reminder: { key: 'order.pickup.reminder', placeholders: orderPlaceholders, required: { subject: ['number'] } },
  cancelled: {
    key: 'order.cancelled',
    placeholders: orderPlaceholders,
    fixed: ['introduction'],
    required: { subject: ['number'] },
  },
  refunded: {
    key: 'order.refund',
    placeholders: [...orderPlaceholders, 'amount'],
    fixed: ['introduction'],
    required: { subject: ['number'] },
  },
  withdrawal_received: {
    key: 'order.withdrawalReceipt',
    placeholders: ['name', 'house', 'time'],
    fixed: ['introduction'],
  },
  appointment_received: { key: 'appointment.notices.received', placeholders: appointmentPlaceholders },
  appointment_confirmed: { key: 'appointment.notices.confirmed', placeholders: appointmentPlaceholders },
  appointment_moved: { key: 'appointment.notices.moved', placeholders: appointmentPlaceholders },
  appointment_cancelled: { key: 'appointment.notices.cancelled', placeholders: appointmentPlaceholders },
  appointment_cancelled_by_visitor: {
    key: 'appointment.notices.cancelledByVisitor',
    placeholders: appointmentPlaceholders,
  },
  contact_copy: { key: 'contact', placeholders: ['name', 'house'] },
  request_received: {
    key: 'request.received',
    placeholders: ['name', 'house', 'product'],
    fixed: ['introduction'],
    required: { subject: ['product'] },
  },
  stock_returned: {
    key: 'request.returned',
    placeholders: ['name', 'house', 'product'],
    required: { introduction: ['product'] },
  },
  // The request for confirmation must not advertise (law row L23).
  newsletter_confirm: {
    key: 'newsletter.confirm',
    greetingKey: 'newsletter.greeting',
    placeholders: ['house', 'domain'],
    fixed: ['introduction', 'extra'],
  },
  newsletter_welcome: {
    key: 'newsletter.welcome',
    greetingKey: 'newsletter.greeting',
    placeholders: ['house', 'domain'],
  },
  newsletter_known: { key: 'newsletter.known', greetingKey: 'newsletter.greeting', placeholders: ['house', 'domain'] },
} as const satisfies Record<string, EditableMail>;

export type EditableMailKind = keyof typeof editableMails;

export type MailPlaceholder<Kind extends EditableMailKind = EditableMailKind> =
  (typeof editableMails)[Kind]['placeholders'][number];

export const editableMailKinds = Object.keys(editableMails) as EditableMailKind[];

export const isEditableMailKind = (value: unknown): value is EditableMailKind =>
  typeof value === 'string' && Object.hasOwn(editableMails, value);

export const isMailTextEditable = (kind: EditableMailKind, part: EditableMailPart): boolean => {
  const { fixed }: EditableMail = editableMails[kind];
  return !fixed?.includes(part);
};

/** Key of the default text in the translations of emails; `undefined` for the part that only editors write. */
export const toDefaultMailTextTranslationKey = (kind: EditableMailKind, part: EditableMailPart): string | undefined => {
  const { key, greetingKey }: EditableMail = editableMails[kind];
  switch (part) {
    case 'subject':
      return `${key}.subject`;
    case 'greeting':
      return greetingKey ?? 'greeting';
    case 'introduction':
      return `${key}.text`;
    case 'closing':
      return 'closing';
    case 'extra':
      return undefined;
  }
};

/** Texts that an editor wrote in place of the default ones; an empty one is not a change. */
export type ChangedMailTexts = Partial<Record<EditableMailPart, string | null | undefined>>;

/** A record of `ecommerce_mail_text`. */
export interface MailTextRecord extends ChangedMailTexts {
  kind: string;
  language: Locale;
}

/** `{{name}}`, or `{{house, de}}` for the name with the French "de". */
const placeholderPattern = /\{\{\s*(\w+)\s*(,\s*de\s*)?\}\}/g;

export const formatMailPlaceholder = (name: string): string => `{{${name}}}`;

const formatMailPlaceholders = (names: readonly string[]): string => names.map(formatMailPlaceholder).join(', ');

const linkPattern = /https:\/\/[^\s{}<>"]*[^\s{}<>".,;:!?)]/gi;

/** Addresses that mail programs turn into links, too. */
const otherLinkPattern = /(?:\b(?!https:)[a-z][a-z\d+.-]*:\/\/|\bjavascript:|\bdata:|(?<!\/)\bwww\.)[^\s]*/i;

export const mailTextProblemCodes = [
  'mail_html',
  'mail_link',
  'mail_placeholder_missing',
  'mail_placeholder_unknown',
] as const satisfies readonly ContentProblemCode[];

interface MailTextProblem {
  code: (typeof mailTextProblemCodes)[number];
  /** The part of the text, and what is allowed. */
  detail: string;
}

/** Why the text cannot be sent; `undefined` for a valid one, and for an empty one, which stands for the default. */
export const findMailTextProblem = (
  kind: EditableMailKind,
  part: EditableMailPart,
  text: string | null | undefined,
): MailTextProblem | undefined => {
  if (!text?.trim()) return undefined;
  const { placeholders, required }: EditableMail = editableMails[kind];
  const allowed = formatMailPlaceholders(placeholders);
  const names = [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);
  const unknown = names.find((name) => !placeholders.includes(name));
  if (unknown !== undefined)
    return { code: 'mail_placeholder_unknown', detail: `${formatMailPlaceholder(unknown)} (${allowed})` };
  const stray = /.{0,12}(?:\{\{|\}\}).{0,12}/.exec(text.replace(placeholderPattern, ''));
  if (stray) return { code: 'mail_placeholder_unknown', detail: `${stray[0].trim()} (${allowed})` };
  const missing = (required?.[part] ?? []).filter((name) => !names.includes(name));
  if (missing.length > 0) return { code: 'mail_placeholder_missing', detail: formatMailPlaceholders(missing) };
  const element = /<[/!?a-z][^>]*>/i.exec(text);
  if (element) return { code: 'mail_html', detail: element[0] };
  const link = otherLinkPattern.exec(text) ?? (part === 'subject' ? text.match(linkPattern) : null);
  return link ? { code: 'mail_link', detail: link[0] } : undefined;
};

/** The changed text if it can be sent, otherwise `undefined`: then the default one is. */
export const findValidMailTextOverride = (
  texts: readonly MailTextRecord[],
  kind: EditableMailKind,
  language: Locale,
  part: EditableMailPart,
): string | undefined => {
  const text = texts.find((record) => record.kind === kind && record.language === language)?.[part];
  if (!text?.trim() || !isMailTextEditable(kind, part)) return undefined;
  return findMailTextProblem(kind, part, text) ? undefined : text.trim();
};

export const fillMailText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholderPattern, (_, name: string, preposition?: string) => {
    const value = values[name] ?? '';
    return preposition === undefined ? value : addFrenchPrepositionDe(value);
  });

/** A part of a paragraph; `href` of a link. */
interface MailTextRun {
  text: string;
  href?: string;
}

/**
 * The paragraphs of a text, which blank lines separate, with its links and its values filled in. Values never become
 * links: visitors enter some of them.
 */
export const mailTextToFilledParagraphs = (text: string, values: Readonly<Record<string, string>>): MailTextRun[][] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const links = paragraph.match(linkPattern) ?? [];
      return paragraph
        .split(linkPattern)
        .flatMap((before, index): MailTextRun[] => {
          const link = links[index];
          return [{ text: fillMailText(before, values) }, ...(link === undefined ? [] : [{ text: link, href: link }])];
        })
        .filter((run) => run.text !== '');
    });

// The rules that the content of a record has to follow, by collection: the studio refuses to save what breaks them, and
// the site build leaves it out or reports it. Pure.
import type { ContentProblemCode } from '../../contract/publishing/content-notice.ts';
import { defaultLocale, locales } from '../../contract/locale.ts';
import type { ProductPersonalizationRecord } from '../../contract/shop/personalization.ts';
import {
  findMailTextProblem,
  isEditableMailKind,
  isMailTextEditable,
  type EditableMailPart,
  editableMailTextFieldNames,
  mailTextProblemCodes,
} from '../editable-mail-texts.ts';
import { parsePersonalizationRecord } from '../localized-personalization.ts';

/** A record in Directus's format, with its translations. */
export type UntypedContentRecord = Readonly<Record<string, unknown>>;

export interface ContentRule {
  code: ContentProblemCode;
  /** The field at which the problem is shown, and the others that matter. */
  fields: readonly [string, ...string[]];
  isBroken: (record: UntypedContentRecord) => boolean;
  /** What the message about a broken record names. */
  toDetail?: (record: UntypedContentRecord) => string | undefined;
  /** Whether the site is built without the record. */
  leavesOut: boolean;
  /** A draft may break it. */
  isOnlyForPublished?: true;
}

/** Whether visitors cannot see the record yet: a draft, or a hidden section of a page. */
export const isRecordHiddenFromVisitors = ({ status = 'published', visible = true }: UntypedContentRecord): boolean =>
  status !== 'published' || visible === false;

/** The rules that the record breaks. */
export const findBrokenContentRules = (collection: string, record: UntypedContentRecord): ContentRule[] =>
  (contentRules[collection] ?? []).filter(
    (rule) => !(rule.isOnlyForPublished && isRecordHiddenFromVisitors(record)) && rule.isBroken(record),
  );

/** Whether the collection has rules. Those of the site are checked in any case. */
export const hasContentRules = (collection: string): boolean => Object.hasOwn(contentRules, collection);

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The entries of a record's translations, whose language is a code or, in a new entry of the studio, an object. */
export const listTranslationsOfRecord = ({
  translations,
}: UntypedContentRecord): (UntypedContentRecord & { language: string })[] =>
  (Array.isArray(translations) ? (translations as UntypedContentRecord[]) : []).map((entry) => {
    const { language } = entry;
    const code = typeof language === 'object' && language !== null && 'code' in language ? language.code : language;
    return { ...entry, language: toText(code) };
  });

const createPatternRule = (field: string, code: ContentProblemCode, pattern: RegExp): ContentRule => ({
  code,
  fields: [field],
  isBroken: (record) => {
    const text = toText(record[field]);
    return text !== '' && !pattern.test(text);
  },
  leavesOut: true,
});

const createLinkRule = (field: string): ContentRule =>
  createPatternRule(field, 'link_form', /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/);

const createPathRule = (field: string): ContentRule => createPatternRule(field, 'path_form', /^\/(?!\/)/);

/** Minutes are precise enough, and the format of both values may differ in its seconds. */
const toMinutePrecision = (value: unknown): string => toText(value).slice(0, '2026-12-03T19:00'.length);

const createEndRule = (start: string, end: string): ContentRule => ({
  code: 'ends_before_start',
  fields: [end, start],
  isBroken: (record) => {
    const [from, until] = [toMinutePrecision(record[start]), toMinutePrecision(record[end])];
    return from !== '' && until !== '' && until <= from;
  },
  leavesOut: true,
});

/** A range that closes before it opens ends on the next day, as on a late-night shopping evening, but not later. */
const latestClosingAfterMidnight = '06:00';

/** @returns `HH:MM`; empty without a time */
const toTimeOfDay = (value: unknown): string => toText(value).slice(0, 'HH:MM'.length);

const createOpeningTimesRules = (opens: string, closes: string): ContentRule[] => [
  {
    code: 'closes_before_opening',
    fields: [closes, opens],
    isBroken: (record) => {
      const [from, until] = [toTimeOfDay(record[opens]), toTimeOfDay(record[closes])];
      return from !== '' && until !== '' && until <= from && (until > latestClosingAfterMidnight || until === from);
    },
    leavesOut: true,
  },
  {
    code: 'time_missing',
    fields: [closes, opens],
    isBroken: (record) => (toTimeOfDay(record[opens]) === '') !== (toTimeOfDay(record[closes]) === ''),
    // The site shows the texts of such a day.
    leavesOut: false,
  },
];

/** Without these texts in one language, the record has nothing to show; the main language should have them. */
const createTranslationRules = (...texts: string[]): ContentRule[] => {
  const hasTexts = (record: UntypedContentRecord, language?: string): boolean =>
    listTranslationsOfRecord(record).some(
      (entry) =>
        (language === undefined || entry.language === language) && texts.every((name) => toText(entry[name]) !== ''),
    );
  return [
    {
      code: 'text_missing',
      fields: ['translations'],
      isBroken: (record) => !hasTexts(record),
      leavesOut: true,
      isOnlyForPublished: true,
    },
    {
      code: 'main_language_missing',
      fields: ['translations'],
      isBroken: (record) => hasTexts(record) && !hasTexts(record, defaultLocale),
      leavesOut: false,
      isOnlyForPublished: true,
    },
  ];
};

const menuItemRules: ContentRule[] = [
  createPathRule('path'),
  createPathRule('path_prefix'),
  createPatternRule('external_path', 'address_form', /^(https?:\/\/|mailto:|tel:)/),
];

/** Texts to engrave that the order service could not check. */
const personalizationRule: ContentRule = {
  code: 'personalization',
  fields: ['fields', 'translations'],
  isBroken: (record) => {
    const translations = listTranslationsOfRecord(record).map((entry) => ({ ...entry, display_name: '' }));
    const personalization = { ...record, display_name: '', translations } as unknown as ProductPersonalizationRecord;
    return locales.some((locale) => !parsePersonalizationRecord(personalization, locale).ok);
  },
  leavesOut: true,
};

const createMailTextRules = (part: EditableMailPart): ContentRule[] => {
  const findProblem = ({ kind, [part]: text }: UntypedContentRecord) =>
    isEditableMailKind(kind) && isMailTextEditable(kind, part)
      ? findMailTextProblem(kind, part, toText(text))
      : undefined;
  return mailTextProblemCodes.map((code) => ({
    code,
    fields: [part, 'kind'],
    isBroken: (record) => findProblem(record)?.code === code,
    toDetail: (record) => findProblem(record)?.detail,
    // The email has the default text.
    leavesOut: false,
  }));
};

/** When a record is published and withdrawn; the same for all of domain/publishing/publication-schedule.ts. */
const scheduleRules: ContentRule[] = [
  { ...createEndRule('publish_at', 'unpublish_at'), leavesOut: false },
  {
    code: 'already_published',
    fields: ['publish_at', 'status', 'visible'],
    isBroken: (record) => !isRecordHiddenFromVisitors(record) && toText(record['publish_at']) !== '',
    leavesOut: false,
  },
];

const discountCodeRules: ContentRule[] = [
  { ...createPatternRule('code', 'discount_code_form', /^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$/), leavesOut: false },
  {
    code: 'discount_value_missing',
    fields: ['percent', 'kind'],
    isBroken: ({ kind = 'percent', percent }) =>
      kind === 'percent' && !(Number(percent) >= 1 && Number(percent) <= 100),
    leavesOut: false,
  },
  {
    code: 'discount_value_missing',
    fields: ['amount_brutto', 'kind'],
    isBroken: ({ kind, amount_brutto: amount }) => kind === 'amount' && !(Number(amount) >= 0.01),
    leavesOut: false,
  },
  {
    code: 'last_day_before_first',
    fields: ['valid_until', 'valid_from'],
    isBroken: ({ valid_from: from, valid_until: until }) => toText(until) !== '' && toText(until) < toText(from),
    leavesOut: false,
  },
];

const contentRules: Readonly<Record<string, readonly ContentRule[]>> = {
  brand: [
    createPatternRule('slug', 'slug_form', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    createPatternRule('website', 'website_form', /^https?:\/\//),
    ...scheduleRules,
  ],
  // Left out, the address would be missing in the imprint.
  company_email: [{ ...createPatternRule('email', 'email_form', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), leavesOut: false }],
  consent: [createPatternRule('link', 'link_form', /^(\/(?!\/)|https?:\/\/)/)],
  ecommerce_discount_code: discountCodeRules,
  ecommerce_personalization: [personalizationRule],
  ecommerce_product: scheduleRules,
  ecommerce_mail_text: editableMailTextFieldNames.flatMap(createMailTextRules),
  event: [
    createEndRule('starts_at', 'ends_at'),
    createLinkRule('registration_link'),
    ...createTranslationRules('title'),
    ...scheduleRules,
  ],
  // Never left out: the site would lack what the law demands.
  legal_text: createTranslationRules('content').map((rule) => ({ ...rule, leavesOut: false })),
  menu_item: menuItemRules,
  opening_hour: [...createOpeningTimesRules('opening_time', 'closing_time'), ...createTranslationRules('day')],
  opening_period: createOpeningTimesRules('time_open', 'time_close'),
  page: [...createTranslationRules('title', 'heading'), ...scheduleRules],
  page_section: [createLinkRule('link'), ...scheduleRules],
  page_section_hotspot: [createLinkRule('link')],
  special_day: createOpeningTimesRules('opening_time', 'closing_time'),
};

/** Lists whose entries are checked, and left out, one by one: the collection of the entries by list field. */
export const checkedListFieldEntryCollections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  branch: { opening_periods: 'opening_period' },
  company: { emails: 'company_email' },
  menu_group: { sub: 'menu_item' },
  menu_item: { sub: 'menu_item', groups: 'menu_group' },
  page: { sections: 'page_section' },
  page_section: { hotspots: 'page_section_hotspot', pictures: 'page_section_picture' },
};

/** A day may have special hours once per branch, and once for all branches. */
export const toSpecialDayDateAndBranchKey = ({ date, branch }: UntypedContentRecord): string =>
  `${toText(date)} ${toText(branch)}`;

/** Images with their descriptions; those of a list are the images of its entries. */
interface ImageDescription {
  image: string;
  alt: string;
}

/** Images that editors describe, by the collection whose translations have the description. */
export const imageAltTextFieldsByCollection: Readonly<Record<string, ImageDescription>> = {
  brand: { image: 'header_image', alt: 'header_image_alt' },
  event: { image: 'image', alt: 'image_alt' },
  page: { image: 'header_image', alt: 'header_image_alt' },
  page_section: { image: 'picture', alt: 'picture_alt' },
  page_section_picture: { image: 'directus_files_id', alt: 'alt' },
};

/**
 * Whether the record has an image without a description in the main language. Images of a product have it as a field of
 * their own: only the site reports them, because the studio adds several at once.
 */
export const isImageDescriptionMissing = (collection: string, record: UntypedContentRecord): boolean => {
  if (collection === 'ecommerce_product')
    return ((record['images'] ?? []) as UntypedContentRecord[]).some(({ alt }) => toText(alt) === '');
  const description = imageAltTextFieldsByCollection[collection];
  if (!description || !record[description.image]) return false;
  const german = listTranslationsOfRecord(record).find(({ language }) => language === defaultLocale);
  return toText(german?.[description.alt]) === '';
};

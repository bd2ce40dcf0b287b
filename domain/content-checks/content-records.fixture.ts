// Records that break a rule, and valid ones next to them; for the rules, the studio's save and the build, which must agree.
import type { ContentProblemCode } from '../../contract/publishing/content-notice.ts';

interface BrokenContentRecord {
  collection: string;
  record: Record<string, unknown>;
  code: ContentProblemCode;
  /** The field at which the studio shows it. */
  field: string;
  /** What the message names. */
  detail?: string;
}

const german = (texts: Record<string, string>) => [{ language: 'de', ...texts }];

const evening = { starts_at: '2026-12-03T19:00:00', ends_at: '2026-12-03T22:00:00' };
const eventTexts = { translations: german({ title: 'Winterabend' }) };
const weekday = { opening_time: '10:00:00', closing_time: '18:00:00', translations: german({ day: 'Mo–Fr' }) };

const discountCode = { code: 'HERBST-10', kind: 'percent', percent: 10 };

export const testBrokenContentRecords: BrokenContentRecord[] = [
  {
    collection: 'ecommerce_discount_code',
    record: { ...discountCode, code: 'GRÜN' },
    code: 'discount_code_form',
    field: 'code',
  },
  {
    collection: 'ecommerce_discount_code',
    record: { ...discountCode, percent: null },
    code: 'discount_value_missing',
    field: 'percent',
  },
  {
    collection: 'ecommerce_discount_code',
    record: { ...discountCode, kind: 'amount' },
    code: 'discount_value_missing',
    field: 'amount_brutto',
  },
  {
    collection: 'ecommerce_discount_code',
    record: { ...discountCode, valid_from: '2026-12-02', valid_until: '2026-12-01' },
    code: 'last_day_before_first',
    field: 'valid_until',
  },
  {
    collection: 'event',
    record: {
      ...evening,
      ...eventTexts,
      status: 'draft',
      publish_at: '2026-12-01T08:00:00',
      unpublish_at: '2026-12-01T08:00:00',
    },
    code: 'ends_before_start',
    field: 'unpublish_at',
  },
  {
    collection: 'event',
    record: { ...evening, ...eventTexts, status: 'published', publish_at: '2026-12-01T08:00:00' },
    code: 'already_published',
    field: 'publish_at',
  },
  {
    collection: 'ecommerce_mail_text',
    record: { kind: 'shipped', language: 'de', subject: 'Unterwegs' },
    code: 'mail_placeholder_missing',
    field: 'subject',
    detail: '{{number}}',
  },
  {
    collection: 'ecommerce_mail_text',
    record: { kind: 'shipped', language: 'de', introduction: 'Für {{amount}}' },
    code: 'mail_placeholder_unknown',
    field: 'introduction',
    detail: '{{amount}} ({{name}}, {{number}}, {{house}})',
  },
  {
    collection: 'ecommerce_mail_text',
    record: { kind: 'shipped', language: 'de', extra: '<b>Neu</b>' },
    code: 'mail_html',
    field: 'extra',
    detail: '<b>',
  },
  {
    collection: 'ecommerce_mail_text',
    record: { kind: 'shipped', language: 'de', closing: 'Ihr Haus, http://example.org' },
    code: 'mail_link',
    field: 'closing',
    detail: 'http://example.org',
  },
  {
    collection: 'event',
    record: { ...evening, ...eventTexts, ends_at: '2026-12-03T18:59:00' },
    code: 'ends_before_start',
    field: 'ends_at',
  },
  {
    collection: 'event',
    record: { ...evening, ...eventTexts, ends_at: evening.starts_at },
    code: 'ends_before_start',
    field: 'ends_at',
  },
  {
    collection: 'event',
    record: { ...evening, ...eventTexts, registration_link: 'kontakt' },
    code: 'link_form',
    field: 'registration_link',
  },
  {
    collection: 'event',
    record: { ...evening, ...eventTexts, registration_link: '//example.org' },
    code: 'link_form',
    field: 'registration_link',
  },
  {
    collection: 'event',
    record: { ...evening, status: 'published', translations: [] },
    code: 'text_missing',
    field: 'translations',
  },
  {
    collection: 'event',
    record: { ...evening, status: 'published', translations: [{ language: 'en', title: 'Winter evening' }] },
    code: 'main_language_missing',
    field: 'translations',
  },
  {
    collection: 'page',
    record: { key: 'about', status: 'published', translations: german({ title: 'Über uns' }) },
    code: 'text_missing',
    field: 'translations',
  },
  {
    collection: 'page',
    record: {
      key: 'about',
      status: 'published',
      translations: [{ language: 'fr', title: 'À propos', heading: 'À propos' }],
    },
    code: 'main_language_missing',
    field: 'translations',
  },
  {
    collection: 'legal_text',
    record: { key: 'insurance', translations: german({ title: 'Versicherung' }) },
    code: 'text_missing',
    field: 'translations',
  },
  {
    collection: 'special_day',
    record: { date: '2026-12-24', opening_time: '18:00:00', closing_time: '09:00:00' },
    code: 'closes_before_opening',
    field: 'closing_time',
  },
  {
    collection: 'special_day',
    record: { date: '2026-12-24', opening_time: '10:00:00', closing_time: '10:00:00' },
    code: 'closes_before_opening',
    field: 'closing_time',
  },
  {
    collection: 'special_day',
    record: { date: '2026-12-24', opening_time: '10:00:00', closing_time: null },
    code: 'time_missing',
    field: 'closing_time',
  },
  {
    collection: 'opening_hour',
    record: { ...weekday, opening_time: '18:00:00', closing_time: '09:00:00' },
    code: 'closes_before_opening',
    field: 'closing_time',
  },
  {
    collection: 'menu_item',
    record: { display_name: 'Kontakt', path: 'kontakt' },
    code: 'path_form',
    field: 'path',
  },
  {
    collection: 'menu_item',
    record: { display_name: 'Netzwerk', external_path: 'www.example.org' },
    code: 'address_form',
    field: 'external_path',
  },
  {
    collection: 'brand',
    record: { display_name: 'Ormeval', slug: 'Ormeval Genève', brand_type: 'watches' },
    code: 'slug_form',
    field: 'slug',
  },
  {
    collection: 'brand',
    record: { display_name: 'Ormeval', slug: 'ormeval', brand_type: 'watches', website: 'ormeval.example' },
    code: 'website_form',
    field: 'website',
  },
  {
    collection: 'consent',
    record: { function_id: 'matomo', display_name: 'Besuche messen', link: 'mailto:a@example.org' },
    code: 'link_form',
    field: 'link',
  },
  {
    collection: 'ecommerce_personalization',
    record: { display_name: 'Gravur', surface: 'ring', fields: [{ key: 'Ä', type: 'text' }] },
    code: 'personalization',
    field: 'fields',
  },
];

export const testValidContentRecords: { collection: string; record: Record<string, unknown> }[] = [
  // The introduction of this email is fixed.
  { collection: 'ecommerce_mail_text', record: { kind: 'cancelled', language: 'de', introduction: '{{amount}}' } },
  { collection: 'event', record: { ...evening, ...eventTexts, registration_link: 'mailto:a@example.org' } },
  { collection: 'event', record: { ...evening, ...eventTexts, status: 'published' } },
  { collection: 'special_day', record: { date: '2026-12-27' } },
  { collection: 'special_day', record: { date: '2026-12-28', opening_time: '10:00', closing_time: '16:00:00' } },
  // A long night.
  { collection: 'special_day', record: { date: '2026-12-29', opening_time: '18:00:00', closing_time: '02:00:00' } },
  { collection: 'opening_hour', record: weekday },
  { collection: 'menu_item', record: { display_name: 'Netzwerk', external_path: 'https://example.org' } },
  { collection: 'brand', record: { display_name: 'Ormeval', slug: 'ormeval-2', brand_type: 'watches' } },
  {
    collection: 'ecommerce_personalization',
    record: {
      display_name: 'Gravur',
      surface: 'ring',
      fields: [{ key: 'text', label: 'Text', type: 'text', max_length: 20 }],
    },
  },
];

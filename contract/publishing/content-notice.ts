// What a build leaves out of the site, or publishes with a remark: passed with its result to the studio's panel “Website”.
// The same codes name the reasons for which the studio refuses to save a record (domain/content-checks).
import { z } from 'zod';
import { locales } from '../locale.ts';

export const contentProblemCodes = [
  'address_form',
  'alt_missing',
  'already_published',
  'anchor_missing',
  'blank',
  'closes_before_opening',
  'day_taken',
  'dead_link',
  'discount_code_form',
  'discount_value_missing',
  'email_form',
  'ends_before_start',
  'hotspot_without_target',
  'image_type',
  'image_unreadable',
  'last_day_before_first',
  'link_form',
  'mail_html',
  'mail_link',
  'mail_placeholder_missing',
  'mail_placeholder_unknown',
  'main_language_missing',
  'path_form',
  'personalization',
  'schedule_hidden',
  'schedule_time_form',
  'section_empty',
  'slug_form',
  'table_in_text',
  'taken',
  'text_missing',
  'time_missing',
  'translation_missing',
  'unreadable',
  'upload_type',
  'website_form',
] as const;

export type ContentProblemCode = (typeof contentProblemCodes)[number];

/** Limits of what a build passes on. */
export const maxContentNoticesPerBuild = 30;
export const maxContentNoticeDetailLength = 400;

export const contentNoticeSchema = z.object({
  collection: z.string().max(64),
  item: z.string().max(255),
  code: z.enum(contentProblemCodes).catch('unreadable'),
  /** Names of the fields concerned. */
  fields: z.array(z.string().max(64)).max(maxContentNoticesPerBuild),
  /** Languages without a text. */
  languages: z.array(z.enum(locales)).max(locales.length),
  /** The target of a link or the name of a file. */
  detail: z.string().max(maxContentNoticeDetailLength).nullable(),
  /** Whether the site is without the record, rather than with it. */
  isLeftOut: z.boolean(),
});

export type ContentNotice = z.infer<typeof contentNoticeSchema>;

export const contentNoticesSchema = z.object({
  /** The most important ones. */
  notices: z.array(contentNoticeSchema).max(maxContentNoticesPerBuild),
  /** How many there are in all. */
  noticeCount: z.int().nonnegative(),
});

export type BuildContentNotices = z.infer<typeof contentNoticesSchema>;

/** Written by the Gatsby process and read by the build command, like `buildFailureFilePath`. */
export const contentNoticesFilePath = '.cache/content-notices.json';

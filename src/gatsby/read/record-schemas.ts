// Schemas shared by the reads: links, times, files.
import { z } from 'zod';
import { optionalText } from '../../../contract/record-parts.ts';

/** Where a link leads: a path of the site in German, or an address elsewhere. */
export const linkTarget = optionalText.refine(
  (target) => target === null || /^(\/|https?:\/\/|mailto:|tel:)/.test(target),
  'must be a path such as /kontakt, or begin with https://, http://, mailto: or tel:',
);

/** `HH:MM` of a `HH:MM:SS` value: seconds are cut (specification §9). */
export const timeOfDay = z
  .string()
  .regex(/^\d{2}:\d{2}(:\d{2})?$/, 'is not a time of day')
  .nullish()
  .transform((value) => value?.slice(0, 5) ?? null);

/** A file of the library, with what the build needs to make pictures of it. */
export const fileRecord = z.object({
  id: z.string(),
  filename_download: z.string(),
  type: z.string().nullish(),
  title: optionalText,
  width: z.number().nullish(),
  height: z.number().nullish(),
  focal_point_x: z.number().nullish(),
  focal_point_y: z.number().nullish(),
  modified_on: z.string().nullish(),
});

export type FileRecord = z.infer<typeof fileRecord>;

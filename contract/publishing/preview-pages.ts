// Where the pages of a preview show the record it was built for: written by the build into the release, under a name that
// no host serves, and read by the preview host.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { previewRecordSchema } from './preview-link.ts';

export const previewPagesFile = '.preview.json';

/** The mark of a page that the preview host puts on its `html` element; the site's own code asks for it. */
export const previewMark = 'data-preview';

export const previewPagesSchema = z.object({
  ...previewRecordSchema.shape,
  /** Per language, with the place on the page behind `#` where the record has no page of its own. */
  paths: z.record(z.enum(locales), z.string().startsWith('/')),
});

export type PreviewPages = z.infer<typeof previewPagesSchema>;

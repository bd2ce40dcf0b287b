// GET /ecom/studio/guide: the guide for editors (docs/editors.md), which the studio shows as its module “Hilfe”.
import { z } from 'zod';

const sectionSchema = z.object({
  /** The heading as the anchor of a link, such as `produkte`; the same as on GitHub. */
  id: z.string(),
  title: z.string(),
  /** Without the heading. Sources of images are file names. */
  html: z.string(),
});

export type StudioGuideSection = z.infer<typeof sectionSchema>;

export const studioGuideResponseSchema = z.object({ data: z.array(sectionSchema) });

// Reads the published brands of a project.
import { z } from 'zod';
import type { PreviewRecord } from '../../../contract/publishing/preview-link.ts';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { fileRecordSchema, readAllRecords, toPublishedOrPreviewFilter } from './read-records.ts';

export const brandTypes = ['watches', 'jewelry', 'wedding_rings', 'optics', 'accessories'] as const;

const brandSchema = z.object({
  id: z.string(),
  display_name: requiredText,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only lower case letters, digits and hyphens'),
  brand_type: z.enum(brandTypes),
  website: optionalText.refine((value) => value === null || /^https?:\/\//.test(value), 'must begin with https://'),
  lead: optionalText,
  description: optionalText,
  logo: fileRecordSchema.nullable(),
  header_image: fileRecordSchema.nullable(),
  /** Its products are shown on the brand's page. */
  manufacturer: z
    .object({ id: z.string(), slug: requiredText })
    .nullish()
    .transform((manufacturer) => manufacturer ?? null),
  date_updated: optionalText,
  translations: translationsOf({
    lead: optionalText,
    description: optionalText,
    keywords: optionalText,
    header_image_alt: optionalText,
  }),
});

export type BrandRecord = z.infer<typeof brandSchema>;

/** Sorted as the editors arranged them. */
export const readBrands = async (
  client: BackendClient,
  project: ProjectRecord,
  preview?: PreviewRecord,
): Promise<BrandRecord[]> =>
  readAllRecords(client, 'brand', brandSchema, {
    filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('brand', preview) },
    sort: ['sort', 'display_name'],
  });

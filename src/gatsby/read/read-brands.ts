// Reads the published brands of a project.
import { z } from 'zod';
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import {
  optionalTextSchema,
  requiredTextSchema,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { fileRecordSchema, readAllRecords, toPublishedOrPreviewFilter } from './read-records.ts';

export const brandTypes = ['watches', 'jewelry', 'wedding_rings', 'optics', 'accessories'] as const;

const brandSchema = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only lower case letters, digits and hyphens'),
  brand_type: z.enum(brandTypes),
  website: optionalTextSchema.refine(
    (value) => value === null || /^https?:\/\//.test(value),
    'must begin with https://',
  ),
  lead: optionalTextSchema,
  description: optionalTextSchema,
  logo: fileRecordSchema.nullable(),
  header_image: fileRecordSchema.nullable(),
  /** Its products are shown on the brand's page. */
  manufacturer: z
    .object({ id: z.string(), slug: requiredTextSchema })
    .nullish()
    .transform((manufacturer) => manufacturer ?? null),
  date_updated: optionalTextSchema,
  translations: createTranslationsSchema({
    lead: optionalTextSchema,
    description: optionalTextSchema,
    keywords: optionalTextSchema,
    header_image_alt: optionalTextSchema,
  }),
});

export type BrandRecord = z.infer<typeof brandSchema>;

/** Sorted as the editors arranged them. */
export const readBrands = async (
  client: BackendClient,
  project: ProjectRecord,
  preview?: PreviewRecordReference,
): Promise<BrandRecord[]> =>
  readAllRecords(client, 'brand', brandSchema, {
    filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('brand', preview) },
    sort: ['sort', 'display_name'],
  });

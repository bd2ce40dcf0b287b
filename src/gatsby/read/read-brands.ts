// Reads the published brands of a project.
import { z } from 'zod';
import {
  optionalTextSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
} from '../../../contract/common-record-schemas.ts';
import type { ProjectRecord } from './read-project.ts';
import {
  fileRecordSchema,
  readAllRecords,
  type SiteBuildReadContext,
  toPublishedOrPreviewFilter,
} from './read-records.ts';

export const brandDepartments = ['watches', 'jewelry', 'wedding_rings', 'optics', 'accessories'] as const;

const brandSchema = z.object({
  id: z.string(),
  display_name: requiredTextSchema,
  slug: requiredTextSchema,
  brand_type: z.enum(brandDepartments),
  website: optionalTextSchema,
  logo: fileRecordSchema.nullable(),
  header_image: fileRecordSchema.nullable(),
  /** Its products are shown on the brand's page. */
  manufacturer: z
    .object({ id: z.string(), slug: requiredTextSchema })
    .nullish()
    .transform((manufacturer) => manufacturer ?? null),
  date_updated: optionalTextSchema,
  ...createGermanAndTranslatedTextSchemas(
    { lead: optionalTextSchema, description: optionalTextSchema },
    { keywords: optionalTextSchema, header_image_alt: optionalTextSchema },
  ),
});

export type BrandRecord = z.infer<typeof brandSchema>;

/** Sorted as the editors arranged them. */
export const readBrands = async (source: SiteBuildReadContext, project: ProjectRecord): Promise<BrandRecord[]> =>
  readAllRecords(source, 'brand', brandSchema, {
    filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('brand', source) },
    sort: ['sort', 'display_name'],
  });

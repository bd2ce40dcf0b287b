// Reads the published page texts and legal texts of a project.
import { z } from 'zod';
import {
  optionalTextSchema,
  requiredTextSchema,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import type { FixedSitePageKey } from '../../../domain/localized-route-table.ts';
import { SiteBuildContentError } from './validate-records.ts';
import type { ProjectRecord } from './read-project.ts';
import {
  fileRecordSchema,
  readAllRecords,
  type SiteBuildReadContext,
  toPublishedOrPreviewFilter,
} from './read-records.ts';

const pageSchema = z.object({
  id: z.string(),
  key: requiredTextSchema,
  header_image: fileRecordSchema.nullable(),
  date_updated: optionalTextSchema,
  translations: createTranslationsSchema({
    title: optionalTextSchema,
    description: optionalTextSchema,
    keywords: optionalTextSchema,
    heading: optionalTextSchema,
    lead: optionalTextSchema,
    body: optionalTextSchema,
    header_image_alt: optionalTextSchema,
  }),
});

export type PageRecord = z.infer<typeof pageSchema>;

const legalTextSchema = z.object({
  id: z.string(),
  key: requiredTextSchema,
  date_updated: optionalTextSchema,
  translations: createTranslationsSchema({ title: optionalTextSchema, content: optionalTextSchema }),
});

export type LegalTextRecord = z.infer<typeof legalTextSchema>;

/** Pages that every site needs: home, contact and the imprint (law row L20). */
const requiredKeys = ['home', 'contact', 'imprint'];

/** @throws SiteBuildContentError if a required page is missing or not published. */
export const readCmsPageRecords = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<PageRecord[]> => {
  const pages = await readAllRecords(source, 'page', pageSchema, {
    filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('page', source) },
    sort: ['sort', 'key'],
  });
  const missing = requiredKeys.filter((key) => !pages.some((page) => page.key === key));
  if (missing.length > 0) {
    throw new SiteBuildContentError({
      cause: 'record_missing',
      details: missing.map((key) => `${project.name}: page "${key}"`),
    });
  }
  const hidden: string[] = toDisabledPageKeys(project);
  return pages.filter((page) => !hidden.includes(page.key));
};

/** Pages that the project's settings disable (specification §2, other routes). */
export const toDisabledPageKeys = ({ show_accessibility, calendar_booking }: ProjectRecord): FixedSitePageKey[] => [
  ...(show_accessibility ? [] : (['accessibility'] as const)),
  ...(calendar_booking ? [] : (['appointment'] as const)),
];

export const readLegalTexts = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<LegalTextRecord[]> =>
  readAllRecords(source, 'legal_text', legalTextSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

// Reads the published events of a project.
import { z } from 'zod';
import { optionalTextSchema, createTranslationsSchema } from '../../../contract/common-record-schemas.ts';
import type { ProjectRecord } from './read-project.ts';
import {
  fileRecordSchema,
  readAllRecords,
  type SiteBuildReadContext,
  toPublishedOrPreviewFilter,
} from './read-records.ts';

/** Directus returns a timestamp without time zone as `2026-12-03T19:00:00`. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'is not a date and time');

const eventSchema = z.object({
  id: z.string(),
  starts_at: localTime,
  ends_at: localTime,
  state: z.enum(['open', 'full', 'cancelled']),
  branch: z.string().nullable(),
  registration_link: optionalTextSchema,
  image: fileRecordSchema.nullable(),
  date_updated: optionalTextSchema,
  translations: createTranslationsSchema({
    title: optionalTextSchema,
    content: optionalTextSchema,
    place: optionalTextSchema,
    image_alt: optionalTextSchema,
  }),
});

export type EventRecord = z.infer<typeof eventSchema>;

/** Sorted by start, past events included. */
export const readProjectEventRecords = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<EventRecord[]> =>
  readAllRecords(source, 'event', eventSchema, {
    filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('event', source) },
    sort: ['starts_at', 'id'],
  });

// Reads what a project offers appointments for. Called by read-site.ts.
import { z } from 'zod';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { readRecords } from './read-records.ts';

const topicSchema = z.object({
  id: z.string(),
  display_name: requiredText,
  description: optionalText,
  duration_minutes: z.int().positive(),
  branch: z.string().nullable(),
  translations: translationsOf({ display_name: optionalText, description: optionalText }),
});

export type AppointmentTopicRecord = z.infer<typeof topicSchema>;

/** In the editors' order; none where the project takes no appointments. */
export const readAppointmentTopics = async (
  client: BackendClient,
  project: ProjectRecord,
): Promise<AppointmentTopicRecord[]> =>
  project.calendar_booking
    ? readRecords(client, 'appointment_topic', topicSchema, {
        filter: { project: { _eq: project.id }, active: { _eq: true } },
        sort: ['sort', 'display_name'],
      })
    : [];

// Reads what a project offers appointments for. Called by read-site.ts.
import { z } from 'zod';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { checkRecords } from './check-records.ts';
import type { ProjectRecord } from './read-project.ts';
import { readAll } from './read-all.ts';

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
    ? checkRecords(
        'appointment_topic',
        topicSchema,
        await readAll(client, 'appointment_topic', {
          fields: [
            'id',
            'display_name',
            'description',
            'duration_minutes',
            'branch',
            { translations: ['language', 'display_name', 'description'] },
          ],
          filter: { project: { _eq: project.id }, active: { _eq: true } },
          sort: ['sort', 'display_name'],
        }),
      )
    : [];

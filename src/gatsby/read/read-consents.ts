// Reads what visitors of a project may agree to. Called by read-site.ts.
import { z } from 'zod';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { readRecords } from './read-records.ts';

const consentSchema = z.object({
  id: z.string(),
  function_id: requiredText,
  display_name: requiredText,
  description: optionalText,
  link: optionalText.refine(
    (link) => link === null || /^(\/|https?:\/\/)/.test(link),
    'must begin with /, https:// or http://',
  ),
  default_on: z.boolean(),
  locked: z.boolean(),
  translations: translationsOf({ display_name: optionalText, description: optionalText }),
});

export type ConsentRecord = z.infer<typeof consentSchema>;

/** The consents of the project in the editors' order. */
export const readConsents = async (client: BackendClient, project: ProjectRecord): Promise<ConsentRecord[]> =>
  readRecords(client, 'consent', consentSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

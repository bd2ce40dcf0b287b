// Reads the pieces of the shop that pages show as teasers. Called by read-site.ts and read-sections.ts.
import { z } from 'zod';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { readFirstRecords } from './read-records.ts';
import { fileRecord } from './record-schemas.ts';

const teaserProductSchema = z.object({
  id: z.string(),
  slug: requiredText,
  display_name: requiredText,
  manufacturer: z.object({ display_name: requiredText }),
  images: z
    .array(
      z.object({
        id: z.number(),
        directus_files_id: fileRecord,
        alt: optionalText,
        translations: translationsOf({ alt: optionalText }),
      }),
    )
    .min(1),
  translations: translationsOf({ display_name: optionalText }),
});

export type TeaserProductRecord = z.infer<typeof teaserProductSchema>;

/** The first published pieces in the editors' order that have a picture; all of them with a limit of -1. */
export const readTeaserProducts = async (
  client: BackendClient,
  project: ProjectRecord,
  chosen: { id?: { _in: string[] }; category?: { _eq: string } },
  limit: number,
): Promise<TeaserProductRecord[]> =>
  readFirstRecords(client, 'ecommerce_product', teaserProductSchema, {
    filter: {
      project: { _eq: project.id },
      status: { _eq: 'published' },
      ...chosen,
      images: { _some: { id: { _gte: 1 } } },
    },
    deep: { images: { _sort: ['sort'], _limit: 1 } },
    sort: ['sort'],
    limit,
  });

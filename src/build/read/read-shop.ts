// Reads whether a project has a shop. Called by read-site.ts; the settings themselves are read at runtime.
import type { BackendClient } from '../directus/create-client.ts';
import type { ProjectRecord } from './read-project.ts';
import { readAll } from './read-all.ts';

export const readHasShop = async (client: BackendClient, project: ProjectRecord): Promise<boolean> => {
  const settings = await readAll(client, 'ecommerce_settings', {
    fields: ['id'],
    filter: { project: { _eq: project.id } },
  });
  return settings.length > 0;
};

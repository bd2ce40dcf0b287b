// An editor of the demo's first house, who saves as the studio does. Called by the bench of publishing.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../../backend/access/service-ids.ts';
import { createRestClient, type RestClient } from '../../backend/rest/rest-client.ts';

export const createEditor = async (url: string, admin: RestClient, domain: string): Promise<RestClient> => {
  const filter = JSON.stringify({ domain: { _eq: domain } });
  const [project] = await admin.get<{ id: string }[]>(`/items/project?filter=${filter}&fields=id`);
  if (!project) throw new Error(`The demo has no house with the domain ${domain}.`);
  const token = randomUUID();
  const email = `${token}@example.com`;
  await admin.post('/users', { email, token, role: editorRoleId, project: project.id, status: 'active' });
  return createRestClient(url, token);
};

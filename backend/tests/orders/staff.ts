// People of the house who work in the studio, made and removed by a test.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../../access/service-ids.ts';
import { createRestClient, type RestClient } from '../../rest/rest-client.ts';

export interface Staff {
  rest: RestClient;
  remove: () => Promise<void>;
}

/** An editor of the project, by the name of Mia Sommer. */
export const createStaff = async (url: string, admin: RestClient, project: string): Promise<Staff> => {
  const token = randomUUID();
  const { id } = await admin.post<{ id: string }>('/users', {
    ...{ email: `${token}@example.com`, first_name: 'Mia', last_name: 'Sommer', role: editorRoleId, project, token },
  });
  return { rest: createRestClient(url, token), remove: () => admin.delete('/users', [id]).then(() => undefined) };
};

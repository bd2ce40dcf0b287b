// An editor of a project, made by a test; removed by the test with `/users`.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../access/service-ids.ts';
import { createRestClient, type RestClient } from '../rest/rest-client.ts';

export interface Editor {
  id: string;
  token: string;
  rest: RestClient;
}

export const createEditor = async (
  backendUrl: string,
  admin: RestClient,
  project: string | null,
  more: Record<string, unknown> = {},
): Promise<Editor> => {
  const token = randomUUID();
  const { id } = await admin.post<{ id: string }>('/users', {
    email: `${token}@example.com`,
    role: editorRoleId,
    project,
    token,
    ...more,
  });
  return { id, token, rest: createRestClient(backendUrl, token) };
};

/** People of the house who work in the studio, made and removed by a test. */
export interface Staff {
  rest: RestClient;
  remove: () => Promise<void>;
}

/** An editor of the project, by the name of Mia Sommer. */
export const createStaff = async (url: string, admin: RestClient, project: string): Promise<Staff> => {
  const token = randomUUID();
  const { id } = await admin.post<{ id: string }>('/users', {
    email: `${token}@example.com`,
    first_name: 'Mia',
    last_name: 'Sommer',
    role: editorRoleId,
    project,
    token,
  });
  return { rest: createRestClient(url, token), remove: () => admin.delete('/users', [id]).then(() => undefined) };
};

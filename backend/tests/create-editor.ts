// Creates studio users for tests; the test removes them.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../access/service-ids.ts';
import { createRestClient, type RestClient } from '../rest/rest-client.ts';

export interface TestEditor {
  id: string;
  token: string;
  rest: RestClient;
}

export const createTestEditor = async (
  backendUrl: string,
  admin: RestClient,
  project: string | null,
  more: Record<string, unknown> = {},
): Promise<TestEditor> => {
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

/** An editor of a project and a function that removes the account. */
export interface TestStaff {
  rest: RestClient;
  remove: () => Promise<void>;
}

/** Creates an editor of the project named Mia Sommer. */
export const createTestStaff = async (url: string, admin: RestClient, project: string): Promise<TestStaff> => {
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

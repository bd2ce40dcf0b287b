// Creates studio users for tests; the test removes them.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../access/fixed-account-and-policy-ids.ts';
import { type StaffRoleName, staffRoleNames, staffRoles } from '../access/role-permission-matrix.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';

export interface TestEditor {
  id: string;
  token: string;
  rest: DirectusRestClient;
}

export const createTestEditor = async (
  backendUrl: string,
  admin: DirectusRestClient,
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
  return { id, token, rest: createDirectusRestClient(backendUrl, token) };
};

/** One account of each role, with the role as first name. */
export const createTestStaff = async (
  backendUrl: string,
  admin: DirectusRestClient,
  project: string,
): Promise<Record<StaffRoleName, TestEditor>> => {
  const accounts = await Promise.all(
    staffRoleNames.map(async (name) => {
      const more = { role: staffRoles[name].roleId, first_name: name };
      return [name, await createTestEditor(backendUrl, admin, project, more)] as const;
    }),
  );
  return Object.fromEntries(accounts) as Record<StaffRoleName, TestEditor>;
};

/** An editor of a project and a function that removes the account. */
export interface TestStaffMember {
  rest: DirectusRestClient;
  remove: () => Promise<void>;
}

/** Creates an editor of the project named Mia Sommer. */
export const createTestStaffMember = async (
  url: string,
  admin: DirectusRestClient,
  project: string,
): Promise<TestStaffMember> => {
  const token = randomUUID();
  const { id } = await admin.post<{ id: string }>('/users', {
    email: `${token}@example.com`,
    first_name: 'Mia',
    last_name: 'Sommer',
    role: editorRoleId,
    project,
    token,
  });
  return {
    rest: createDirectusRestClient(url, token),
    remove: () => admin.delete('/users', [id]).then(() => undefined),
  };
};

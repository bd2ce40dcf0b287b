// Applies the access rules to the running Directus: policies, roles, permissions. Idempotent.
import { isDeepStrictEqual } from 'node:util';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import type { DirectusPermission } from './directus-permission.ts';
import { siteBuildPolicyId, siteBuildUserId } from './fixed-account-and-policy-ids.ts';
import { toPublicPermissions, toSiteBuildPermissions, toStaffPermissions } from './permission-rules.ts';
import { type StaffRoleName, staffRoleNames, staffRoles } from './role-permission-matrix.ts';

type LivePermission = DirectusPermission & { id: number | null; system?: boolean };

const buildPolicy = {
  id: siteBuildPolicyId,
  name: 'Website-Build',
  icon: 'construction',
  description: 'Liest alle Inhalte, um die Website zu bauen. / Reads all content to build the site.',
  app_access: false,
};

/** Creates the record, or patches the fields that differ. */
const writeRecord = async (
  rest: DirectusRestClient,
  path: string,
  wanted: { id: string },
  what: string,
): Promise<string[]> => {
  const fields = Object.keys(wanted);
  const [live] = await rest.get<Record<string, unknown>[]>(
    `${path}?limit=1&fields=${fields.join(',')}&filter[id][_eq]=${wanted.id}`,
  );
  if (!live) {
    await rest.post(path, wanted);
    return [`${what} created`];
  }
  if (isDeepStrictEqual(live, { ...wanted })) return [];
  await rest.patch(`${path}/${wanted.id}`, wanted);
  return [`${what} changed`];
};

const readPublicPolicy = async (rest: DirectusRestClient): Promise<string> => {
  const [access] = await rest.get<{ policy: string }[]>(
    '/access?fields=policy&filter[role][_null]=true&filter[user][_null]=true&limit=1',
  );
  if (!access) throw new Error('Directus has no policy for visitors (role and user empty). Restore it in the studio.');
  return access.policy;
};

const toKey = ({ collection, action }: DirectusPermission): string => `${action} ${collection}`;

const toRule = ({ fields, permissions, validation, presets }: DirectusPermission) => ({
  fields,
  permissions,
  validation,
  presets,
});

const writePermissions = async (
  rest: DirectusRestClient,
  policy: string,
  wanted: DirectusPermission[],
  what: string,
): Promise<string[]> => {
  const live = (
    await rest.get<LivePermission[]>(
      `/permissions?limit=-1&fields=id,collection,action,fields,permissions,validation,presets&filter[policy][_eq]=${policy}`,
    )
  ).filter(({ id, system }) => id !== null && system !== true);
  const liveByKey = new Map(live.map((permission) => [toKey(permission), permission]));
  const wantedKeys = new Set(wanted.map(toKey));
  const missing = wanted.filter((permission) => !liveByKey.has(toKey(permission)));
  const changed = wanted.flatMap((permission) => {
    const existing = liveByKey.get(toKey(permission));
    return existing && !isDeepStrictEqual(toRule(existing), toRule(permission))
      ? [{ ...permission, id: existing.id }]
      : [];
  });
  // A second permission for the same action would widen the first, so permissions outside the rules are deleted.
  const stale = live.filter(
    (permission) => !wantedKeys.has(toKey(permission)) || liveByKey.get(toKey(permission)) !== permission,
  );
  if (stale.length > 0)
    await rest.delete(
      '/permissions',
      stale.map(({ id }) => id),
    );
  if (missing.length > 0)
    await rest.post(
      '/permissions',
      missing.map((permission) => ({ ...permission, policy })),
    );
  if (changed.length > 0) await rest.patch('/permissions', changed);
  return [
    ...missing.map((permission) => `${what}: ${toKey(permission)} granted`),
    ...changed.map((permission) => `${what}: ${toKey(permission)} changed`),
    ...stale.map((permission) => `${what}: ${toKey(permission)} withdrawn`),
  ];
};

/** Attaches a policy to a user or role. */
const writeAccess = async (
  rest: DirectusRestClient,
  holder: { user: string } | { role: string },
  policy: string,
): Promise<string[]> => {
  const [field, id] = Object.entries(holder)[0] as [string, string];
  const existing = await rest.get<unknown[]>(
    `/access?limit=1&filter[${field}][_eq]=${id}&filter[policy][_eq]=${policy}`,
  );
  if (existing.length > 0) return [];
  await rest.post('/access', { ...holder, policy });
  return [`policy ${policy} given to ${field} ${id}`];
};

const writeStaffRole = async (rest: DirectusRestClient, role: StaffRoleName): Promise<string[]> => {
  const { roleId, policyId, ...texts } = staffRoles[role];
  const policy = { id: policyId, ...texts, app_access: true };
  return [
    ...(await writeRecord(rest, '/policies', policy, `policy of the ${role}`)),
    ...(await writeRecord(rest, '/roles', { id: roleId, ...texts }, `role of the ${role}`)),
    ...(await writeAccess(rest, { role: roleId }, policyId)),
  ];
};

/** Returns one line per change; empty if nothing differed. */
export const applyAccessRules = async (rest: DirectusRestClient, schema: CollectionDefinition[]): Promise<string[]> => {
  const visitors = toPublicPermissions(schema);
  const build = toSiteBuildPermissions(schema);
  const staff = staffRoleNames.map((role) => ({ role, permissions: toStaffPermissions(schema, role) }));
  const publicPolicy = await readPublicPolicy(rest);
  const policies = [
    ...(await writeRecord(rest, '/policies', buildPolicy, 'policy of the build')),
    ...(await writeAccess(rest, { user: siteBuildUserId }, siteBuildPolicyId)),
  ];
  for (const { role } of staff) policies.push(...(await writeStaffRole(rest, role)));
  const permissions = await Promise.all([
    writePermissions(rest, publicPolicy, visitors, 'visitors'),
    writePermissions(rest, siteBuildPolicyId, build, 'build'),
    ...staff.map(({ role, permissions: wanted }) => writePermissions(rest, staffRoles[role].policyId, wanted, role)),
  ]);
  return [...policies, ...permissions.flat()];
};

// Creates the accounts of the demo's staff once, with a first password that only this installation knows.
import { createHmac } from 'node:crypto';
import { type StaffRoleName, staffRoles } from '../access/role-permission-matrix.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';

export interface SeedStaffAccount {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: StaffRoleName;
  /** Id of the project. */
  project: string;
}

/** An account to sign in with, as the commands print it. */
export interface StaffAccountWithFirstPassword {
  role: StaffRoleName;
  email: string;
  /** The first one; a password changed in the studio takes precedence. */
  password: string;
}

/** Derived instead of stored, so that every start can print it. */
const toFirstPassword = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(email).digest('base64url').slice(0, 20);

const seededName = 'Staff accounts';

/** Returns the accounts that exist and are active. Accounts that the operator deleted are not created again. */
export const seedStaffAccounts = (
  rest: DirectusRestClient,
  databaseUrl: string,
  accounts: readonly SeedStaffAccount[],
  secret: string,
): Promise<StaffAccountWithFirstPassword[]> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const seeded = await readRows('select 1 from storefront_seeded where content = $1', [seededName]);
    if (seeded.length === 0) {
      for (const { role, ...account } of accounts) {
        const existing = await readRows('select 1 from directus_users where id = $1 or lower(email) = $2', [
          account.id,
          account.email,
        ]);
        if (existing.length > 0) continue;
        const password = toFirstPassword(secret, account.email);
        await rest.post('/users', { ...account, password, role: staffRoles[role].roleId, language: 'de-DE' });
      }
      await readRows('insert into storefront_seeded (content) values ($1)', [seededName]);
    }
    const active = await readRows(`select id::text from directus_users where status = 'active' and id = any($1)`, [
      accounts.map(({ id }) => id),
    ]);
    const ids = new Set(active.map(({ id }) => id));
    return accounts
      .filter(({ id }) => ids.has(id))
      .map(({ role, email }) => ({ role, email, password: toFirstPassword(secret, email) }));
  });

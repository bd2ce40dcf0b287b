// Checks the database before Directus starts: whether Directus is installed and up to date, and whether the secrets
// match an operator's database. Writes the service accounts of the setup and the site build.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  scheduledPublishingUserId,
  siteBuildUserId,
  setupServiceUserId,
} from '../access/fixed-account-and-policy-ids.ts';
import {
  type DatabaseConnection,
  quoteIdentifier,
  withDatabaseConnection,
} from '../database/with-database-connection.ts';
import { checkDatabaseReachable } from '../database/start-or-connect-database.ts';
import { readStoredSecrets } from './backend-secrets.ts';

export type DirectusInstallationState = 'missing' | 'outdated' | 'current';

const migrationsFolder = fileURLToPath(
  new URL('../node_modules/@directus/api/dist/database/migrations/', import.meta.url),
);

/**
 * Whether there is no installation to keep. An interrupted one has tables but no user: in the embedded database the
 * tables are empty and are dropped; in an operator's database they may belong to someone else.
 */
const clearBrokenInstallation = async (database: DatabaseConnection, isOperators: boolean): Promise<boolean> => {
  const [users] = await database.readRows("select to_regclass('directus_users') is not null as there");
  if (users?.['there'] === true && (await database.readRows('select 1 from directus_users limit 1')).length > 0)
    return false;
  const tables = await database.readRows(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'directus\\_%'",
  );
  if (isOperators && tables.length > 0)
    throw new Error(
      `The database of DATABASE_URL holds tables of Directus without a user (${String(tables[0]?.['name'])} and others), ` +
        'left by an interrupted setup or by someone else. Nothing was changed. ' +
        'Name an empty database in DATABASE_URL, or drop the tables directus_* yourself if nobody needs them.',
    );
  for (const table of tables) await database.readRows(`drop table ${quoteIdentifier(String(table['name']))} cascade`);
  return true;
};

/** Compares the installed Directus with the packaged one by their migrations. */
export const readDirectusInstallationState = (
  databaseUrl: string,
  isOperators: boolean,
): Promise<DirectusInstallationState> =>
  withDatabaseConnection(databaseUrl, async (database) => {
    if (await clearBrokenInstallation(database, isOperators)) return 'missing';
    const done = new Set(
      (await database.readRows('select version from directus_migrations')).map((row) => row['version']),
    );
    const packaged = (await readdir(migrationsFolder)).filter((name) => /^\d+[A-Z]-.*\.js$/.test(name));
    return packaged.every((name) => done.has(name.split('-')[0])) ? 'current' : 'outdated';
  });

interface ServiceAccount {
  id: string;
  name: string;
  token: string | null;
  /** Administrator; otherwise only the permissions of its assigned policies. */
  isAdmin: boolean;
}

const writeAccount = async (
  database: DatabaseConnection,
  account: ServiceAccount,
  adminRole: unknown,
): Promise<void> => {
  await database.readRows(
    `insert into directus_users (id, first_name, status, role, token, provider)
     values ($1, $2, 'active', $3, $4, 'default')
     on conflict (id) do update set status = 'active', role = excluded.role, token = excluded.token
     where (directus_users.status, directus_users.role, directus_users.token)
           is distinct from ('active', excluded.role, excluded.token)`,
    [account.id, account.name, account.isAdmin ? adminRole : null, account.token],
  );
};

/**
 * Creates or updates the accounts of the setup and the site build with their tokens, and that of scheduled changes.
 * They have no password, so nobody can sign in with them. Written directly to the database, because before them no
 * token exists that Directus would accept.
 */
export const writeServiceAccounts = (
  databaseUrl: string,
  tokens: { setupToken: string; buildToken: string },
): Promise<void> =>
  withDatabaseConnection(databaseUrl, async (database) => {
    const [admin] = await database.readRows(
      `select role.id from directus_roles role
         join directus_access access on access.role = role.id
         join directus_policies policy on policy.id = access.policy
        where policy.admin_access order by role.name limit 1`,
    );
    if (!admin) throw new Error('The database has no role with administrator access. Restore one from a backup.');
    const role = admin['id'];
    await writeAccount(
      database,
      { id: setupServiceUserId, name: 'Setup', token: tokens.setupToken, isAdmin: true },
      role,
    );
    await writeAccount(
      database,
      { id: siteBuildUserId, name: 'Website-Build', token: tokens.buildToken, isAdmin: false },
      role,
    );
    await writeAccount(
      database,
      { id: scheduledPublishingUserId, name: 'Zeitplan', token: null, isAdmin: false },
      role,
    );
  });

/** The token of the setup account; `undefined` if the database has no such account. */
const readSetupToken = (databaseUrl: string): Promise<unknown> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const [users] = await readRows("select to_regclass('directus_users') is not null as there");
    if (users?.['there'] !== true) return undefined;
    const [account] = await readRows('select token from directus_users where id = $1', [setupServiceUserId]);
    return account?.['token'];
  });

/**
 * Refuses to replace existing tokens: new ones would lock out the machine that set up the database.
 * @throws an error that states where to find the matching secrets.
 */
export const checkSecretsMatchDatabase = async (databaseUrl: string, dataFolder: string): Promise<void> => {
  await checkDatabaseReachable(databaseUrl);
  const token = await readSetupToken(databaseUrl);
  if (token === undefined) return;
  const secrets = await readStoredSecrets(dataFolder);
  if (secrets?.setupToken === token) return;
  const path = join(dataFolder, 'secrets.json');
  throw new Error(
    `The database of DATABASE_URL is set up already, but ${path} ${secrets ? 'belongs to another one' : 'is missing'}. ` +
      `Bring ${path} from the machine that set the database up, or name an empty database in DATABASE_URL. ` +
      'Where the file is lost, delete the account "Setup" in the studio and start again.',
  );
};

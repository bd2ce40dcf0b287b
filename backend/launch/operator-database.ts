// Whether the operator's own database (`DATABASE_URL`) belongs to this data folder. Called by the launcher before it
// makes secrets or changes anything.
import { join } from 'node:path';
import { setupUserId } from '../access/service-ids.ts';
import { withDatabase } from '../database/connection.ts';
import { reachOperatorDatabase } from '../database/database.ts';
import { readStoredSecrets } from './secrets.ts';

/** The token of the set-up's account; `undefined` where the database has no such account. */
const readSetupToken = (databaseUrl: string): Promise<unknown> =>
  withDatabase(databaseUrl, async ({ readRows }) => {
    const [users] = await readRows("select to_regclass('directus_users') is not null as there");
    if (users?.['there'] !== true) return undefined;
    const [account] = await readRows('select token from directus_users where id = $1', [setupUserId]);
    return account?.['token'];
  });

/**
 * New tokens would lock out the machine that set the database up, so they are never written over others.
 * @throws a sentence that says where the right secrets are to be found.
 */
export const checkOperatorDatabase = async (databaseUrl: string, dataFolder: string): Promise<void> => {
  await reachOperatorDatabase(databaseUrl);
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

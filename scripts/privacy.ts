// `npm run privacy -- export|erase --email <address> --domain <domain>`: exports a person's data in one project to a
// JSON file, or erases it, in the database of the backend of this folder. Retention rules: docs/privacy.md.
import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { toEmbeddedDatabaseUrl } from '../backend/database/start-or-connect-database.ts';
import { readStoredSecrets } from '../backend/launch/backend-secrets.ts';
import { erasePersonalData } from '../backend/privacy/erase-personal-data.ts';
import { exportPersonalData } from '../backend/privacy/export-personal-data.ts';
import { findDataSubject, withKnexConnection } from '../backend/privacy/find-data-subject.ts';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { type PrivacyCommandOptions, parsePrivacyArguments } from './parse-command-arguments.ts';
import { devBackendDataFolder, isBackendReachable } from './start-or-connect-backend.ts';
import { toErasureReportLines } from './format-erasure-report.ts';
import { runCliCommandAndExit } from './run-cli-command-and-exit.ts';
import { parseCommandEnvironmentSettings } from './cli-command-settings.ts';

const ownerOnly = 0o600;
const namePartLength = 12;

const main = async () => {
  const options = parsePrivacyArguments(process.argv.slice(2));
  const { backend } = parseCommandEnvironmentSettings(process.env);
  if (backend.kind === 'elsewhere') {
    throw new SettingsError('BACKEND_URL names a backend elsewhere; run this where that backend is started.');
  }
  const secrets = await readStoredSecrets(devBackendDataFolder);
  if (!secrets) throw new SettingsError('No backend was started from this folder yet. Run npm start first.');
  const databaseUrl = backend.databaseUrl ?? toEmbeddedDatabaseUrl(backend.databasePort, secrets.databasePassword);
  if (options.action === 'export') await writeExport(databaseUrl, options);
  else {
    await eraseAndReport(databaseUrl, options);
    const url = `http://127.0.0.1:${backend.port}`;
    if (!options.isDryRun && (await isBackendReachable(url)))
      await createDirectusRestClient(url, secrets.setupToken).post('/utils/cache/clear', {});
  }
  return 0;
};

const toUnknownDomain = (domain: string): SettingsError => {
  return new SettingsError(`No project has the domain "${domain}".`);
};

const writeExport = async (databaseUrl: string, options: PrivacyCommandOptions): Promise<void> => {
  const { email, domain } = options;
  const result = await withKnexConnection(databaseUrl, async (database) => {
    const person = await findDataSubject(database, options);
    return person && (await exportPersonalData(database, person));
  });
  if (!result) throw toUnknownDomain(domain);
  // The file name does not reveal the person.
  const name = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, namePartLength);
  const path = resolve(options.output ?? join(devBackendDataFolder, 'privacy', `${domain}-${name}.json`));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify({ domain, ...result }, null, 2)}\n`, { mode: ownerOnly });
  // `mode` does not apply to an existing file.
  await chmod(path, ownerOnly);
  const counts = Object.entries(result.records).map(([collection, rows]) => `${collection} ${rows.length}`);
  console.log(counts.length === 0 ? 'No records of this address.' : counts.join(', '));
  console.log(`Written to ${path}. Delete it once it is handed over.`);
};

const eraseAndReport = async (databaseUrl: string, options: PrivacyCommandOptions): Promise<void> => {
  const erasure = await withKnexConnection(databaseUrl, (database) => erasePersonalData(database, options));
  if (!erasure) throw toUnknownDomain(options.domain);
  for (const line of toErasureReportLines(erasure, options.isDryRun)) console.log(line);
};

await runCliCommandAndExit(main);

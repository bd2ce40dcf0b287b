// A separate backend for a test file that changes shared data: a copy of the prepared database with its own Directus.
// Removed after the tests of the file.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { quoteIdentifier, withDatabaseConnection } from '../database/with-database-connection.ts';
import { type BackendOptions, startBackend, type RunningBackend } from '../launch/start-backend.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../rest/directus-rest-client.ts';
import { testDirectusSettings, unreachablePaymentProviderUrls } from './global-setup.ts';
import { createScratchFolder, removeScratchFolder } from './temporary-test-folder.ts';

export interface DedicatedTestBackend {
  running: RunningBackend;
  rest: DirectusRestClient;
  dataFolder: string;
  log: string[];
}

/** Copies the prepared database (or another template); returns the URL of the copy and a function that drops it. */
export const createTestDatabaseCopy = async (
  templateName = inject('backend').templateName,
): Promise<{ url: string; remove: () => Promise<void> }> => {
  const { databaseUrl } = inject('backend');
  const name = `copy_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await withDatabaseConnection(server.href, ({ readRows }) =>
    readRows(`create database ${quoteIdentifier(name)} template ${quoteIdentifier(templateName)}`),
  );
  return {
    url: url.href,
    remove: async () => {
      await withDatabaseConnection(server.href, ({ readRows }) =>
        readRows(`drop database ${quoteIdentifier(name)} with (force)`),
      );
    },
  };
};

/** Starts the backend before the tests of the calling file; call `current()` only inside of tests. */
export const useDedicatedTestBackend = (
  options: Pick<BackendOptions, 'logs' | 'mail' | 'metricsToken' | 'publishing' | 'siteAddresses'> = {},
  /** Changes the copied database before the backend starts on it. */
  prepareDatabase?: (databaseUrl: string) => Promise<void>,
): { current: () => DedicatedTestBackend } => {
  let own: DedicatedTestBackend | undefined;
  let removeDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const shared = inject('backend');
    const database = await createTestDatabaseCopy();
    removeDatabase = database.remove;
    await prepareDatabase?.(database.url);
    const dataFolder = await createScratchFolder();
    await cp(join(shared.dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
    await cp(shared.templateUploadsFolder, join(dataFolder, 'uploads'), { recursive: true });
    const log: string[] = [];
    const running = await startBackend({
      port: 0,
      databasePort: 0,
      dataFolder,
      databaseUrl: database.url,
      publicUrl: 'http://localhost:8055',
      corsOrigins: [],
      providers: unreachablePaymentProviderUrls,
      // Tests of publishing open the studio, too.
      directusSettings: { ...testDirectusSettings, ...(options.publishing && { SERVE_APP: 'true' }) },
      ...options,
      log: (line) => log.push(line),
    });
    own = { running, rest: createDirectusRestClient(running.url, running.adminToken), dataFolder, log };
  });
  afterAll(async () => {
    await own?.running.stop();
    if (own) await removeScratchFolder(own.dataFolder);
    await removeDatabase?.();
  });
  return {
    current: () => {
      if (!own) throw new Error('The backend is read before it was started.');
      return own;
    },
  };
};

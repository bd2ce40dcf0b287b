// A backend for one test file that changes what others rely on: a copy of the finished database with a Directus of its
// own, gone after the file's tests.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { quoteIdentifier, withDatabase } from '../database/connection.ts';
import { type BackendOptions, startBackend, type RunningBackend } from '../launch/start-backend.ts';
import { createRestClient, type RestClient } from '../rest/rest-client.ts';
import { noProviders } from './global-setup.ts';
import { createScratchFolder, removeScratchFolder } from './scratch-folder.ts';

export interface OwnBackend {
  running: RunningBackend;
  rest: RestClient;
  dataFolder: string;
  log: string[];
}

/** The address of a new copy of the finished database (or of another template), and its removal. */
export const createOwnDatabase = async (
  templateName = inject('backend').templateName,
): Promise<{ url: string; remove: () => Promise<void> }> => {
  const { databaseUrl } = inject('backend');
  const name = `copy_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await withDatabase(server.href, ({ readRows }) =>
    readRows(`create database ${quoteIdentifier(name)} template ${quoteIdentifier(templateName)}`),
  );
  return {
    url: url.href,
    remove: async () => {
      await withDatabase(server.href, ({ readRows }) =>
        readRows(`drop database ${quoteIdentifier(name)} with (force)`),
      );
    },
  };
};

/** Starts the backend before the tests of the calling file; read `current()` inside of tests only. */
export const useOwnBackend = (
  options: Pick<BackendOptions, 'logs' | 'mail' | 'metricsToken' | 'publishing' | 'siteAddresses'> = {},
  /** Changes the copied database before the backend starts on it. */
  prepareDatabase?: (databaseUrl: string) => Promise<void>,
): { current: () => OwnBackend } => {
  let own: OwnBackend | undefined;
  let removeDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const shared = inject('backend');
    const database = await createOwnDatabase();
    removeDatabase = database.remove;
    await prepareDatabase?.(database.url);
    const dataFolder = await createScratchFolder();
    await cp(join(shared.dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
    await cp(join(shared.dataFolder, 'uploads'), join(dataFolder, 'uploads'), { recursive: true });
    const log: string[] = [];
    const running = await startBackend({
      port: 0,
      databasePort: 0,
      dataFolder,
      databaseUrl: database.url,
      publicUrl: 'http://localhost:8055',
      corsOrigins: [],
      providers: noProviders,
      ...options,
      log: (line) => log.push(line),
    });
    own = { running, rest: createRestClient(running.url, running.adminToken), dataFolder, log };
  });
  afterAll(async () => {
    await own?.running.stop();
    if (own) await removeScratchFolder(own.dataFolder);
    await removeDatabase?.();
  });
  return {
    current: () => {
      if (!own) throw new Error('The own backend is read before it started.');
      return own;
    },
  };
};

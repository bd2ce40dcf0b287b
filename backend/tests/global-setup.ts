// Vitest global setup: starts the backend twice on a fresh database. A copy made between the starts is the template
// for tests that need their own database. Everything is removed after the tests.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoSeedContent } from '../../demo/demo-seed-content.ts';
import { quoteIdentifier, withDatabaseConnection } from '../database/with-database-connection.ts';
import { startEmbeddedDatabase } from '../database/start-or-connect-database.ts';
import { startBackend, type BackendOptions } from '../launch/start-backend.ts';
import { fastDirectusStartEnvironment } from './fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from './temporary-test-folder.ts';

export interface SharedTestBackend {
  url: string;
  adminToken: string;
  buildToken: string;
  adminEmail: string;
  adminPassword: string;
  databaseUrl: string;
  /** Name of a fully set up database without connections, used as a template. */
  templateName: string;
  /** The uploaded files that belong to the template; those of the shared backend change while tests run. */
  templateUploadsFolder: string;
  dataFolder: string;
  firstStartLog: string[];
  secondStartLog: string[];
  secondStartMs: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    backend: SharedTestBackend;
  }
}

/** Settings for databases whose data may be lost: no durability on power failure. */
export const nonDurableDatabaseSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Jobs run every second, because many tests wait for them. */
export const testDirectusSettings = { ...fastDirectusStartEnvironment, JOB_SCHEDULE: 'string:* * * * * *' };

/** Tests reach no real payment provider; payment tests start their own stand-ins. */
export const unreachablePaymentProviderUrls = {
  paypalApiUrl: 'http://127.0.0.1:1',
  klarnaApiUrl: 'http://127.0.0.1:1',
};

const templateName = 'finished';

const setUp = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataFolder = await createScratchFolder();
  const firstStartLog: string[] = [];
  const secondStartLog: string[] = [];
  const database = await startEmbeddedDatabase({
    dataFolder,
    port: 0,
    password: 'throwaway',
    isPasswordNew: true,
    settings: nonDurableDatabaseSettings,
    log: (line) => firstStartLog.push(line),
  });
  const options: BackendOptions = {
    port: 0,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl: 'http://localhost:8055',
    corsOrigins: ['http://localhost:9000'],
    content: demoSeedContent,
    providers: unreachablePaymentProviderUrls,
    directusSettings: testDirectusSettings,
    log: (line) => firstStartLog.push(line),
  };
  const tearDown = async (): Promise<void> => {
    await database.stop();
    await removeScratchFolder(dataFolder);
  };
  try {
    const first = await startBackend(options);
    await first.stop();
    const serverUrl = new URL(database.url);
    const name = serverUrl.pathname.slice(1);
    serverUrl.pathname = '/postgres';
    await withDatabaseConnection(serverUrl.href, ({ readRows }) =>
      readRows(`create database ${quoteIdentifier(templateName)} template ${quoteIdentifier(name)}`),
    );
    const templateUploadsFolder = join(dataFolder, 'template-uploads');
    await cp(join(dataFolder, 'uploads'), templateUploadsFolder, { recursive: true });
    const startedAt = performance.now();
    const running = await startBackend({ ...options, log: (line) => secondStartLog.push(line) });
    const secondStartMs = performance.now() - startedAt;
    const { url, adminToken, buildToken, adminEmail, adminPassword, databaseUrl } = running;
    project.provide('backend', {
      url,
      adminToken,
      buildToken,
      adminEmail,
      adminPassword,
      databaseUrl,
      templateName,
      templateUploadsFolder,
      dataFolder,
      firstStartLog,
      secondStartLog,
      secondStartMs,
    });
    return async () => {
      await running.stop();
      await tearDown();
    };
  } catch (error) {
    await tearDown();
    throw error;
  }
};

export default setUp;

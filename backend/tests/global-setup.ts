// Before all tests: a fresh database, the backend started on it twice. The database in between is the template for
// tests that need one of their own. After all tests nothing is left.
import type { TestProject } from 'vitest/node';
import { demoContent } from '../../demo/content.ts';
import { quoteIdentifier, withDatabase } from '../database/connection.ts';
import { startEmbeddedDatabase } from '../database/database.ts';
import { startBackend, type BackendOptions } from '../launch/start-backend.ts';
import { createScratchFolder, removeScratchFolder } from './scratch-folder.ts';

export interface LiveBackend {
  url: string;
  adminToken: string;
  buildToken: string;
  adminEmail: string;
  adminPassword: string;
  databaseUrl: string;
  /** A finished database without connections, to be copied. */
  templateName: string;
  dataFolder: string;
  firstStartLog: string[];
  secondStartLog: string[];
  secondStartMs: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    backend: LiveBackend;
  }
}

/** Nothing in these databases must outlive a power cut. */
export const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** No test speaks to a payment provider; those of payments start stand-ins of their own. */
export const noProviders = { paypalApiUrl: 'http://127.0.0.1:1', klarnaApiUrl: 'http://127.0.0.1:1' };

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
    settings: throwawaySettings,
    log: (line) => firstStartLog.push(line),
  });
  const options: BackendOptions = {
    port: 0,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl: 'http://localhost:8055',
    corsOrigins: ['http://localhost:9000'],
    content: demoContent,
    providers: noProviders,
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
    await withDatabase(serverUrl.href, ({ readRows }) =>
      readRows(`create database ${quoteIdentifier(templateName)} template ${quoteIdentifier(name)}`),
    );
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

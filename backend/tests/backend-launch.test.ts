// Starting the backend: generated secrets, actionable errors, no leftover processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { pollUntil } from '../database/poll-until.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { readOrCreateSecrets } from '../launch/backend-secrets.ts';
import { startBackend, type BackendOptions } from '../launch/start-backend.ts';
import { createStudioLabel } from '../schema/define-fields.ts';
import { defineManyToOneField } from '../schema/define-relations.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { createTestDatabaseCopy } from './dedicated-test-backend.ts';
import { fastDirectusStartEnvironment } from './fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from './temporary-test-folder.ts';

const shared = inject('backend');
let dataFolder: string;
beforeEach(async () => {
  dataFolder = await createScratchFolder();
});
afterEach(() => removeScratchFolder(dataFolder));

const signIn = (url: string, email: string, password: string): Promise<Response> =>
  fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

/** Copies the secrets of the shared database, which also fit its copies, into the data folder. */
const copySecrets = (): Promise<void> => cp(join(shared.dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));

describe('secrets', () => {
  it('are generated once, at random, and readable by their owner only', async () => {
    const first = await readOrCreateSecrets(dataFolder);
    expect((await stat(join(dataFolder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    const second = await readOrCreateSecrets(dataFolder);
    expect(first.isNew).toBe(true);
    expect(second).toEqual({ secrets: first.secrets, isNew: false });
    const values = Object.values<string>({ ...first.secrets });
    expect(new Set(values).size).toBe(values.length);
    for (const secret of values) expect(secret.length).toBeGreaterThanOrEqual(20);
  });

  it('are not regenerated when the file is damaged', async () => {
    const path = join(dataFolder, 'secrets.json');
    await writeFile(path, '{"adminPassword": "x"}');
    await expect(readOrCreateSecrets(dataFolder)).rejects.toThrow('secrets.json lacks buildToken');
    await writeFile(path, '{');
    await expect(readOrCreateSecrets(dataFolder)).rejects.toThrow('is not valid JSON');
  });

  it('sign in to the studio with the right password only', async () => {
    expect((await signIn(shared.url, shared.adminEmail, shared.adminPassword)).status).toBe(200);
    expect((await signIn(shared.url, shared.adminEmail, 'password')).status).toBe(401);
  });
});

const toOptions = (databaseUrl: string, log: string[], more: Partial<BackendOptions> = {}): BackendOptions => ({
  port: 0,
  databasePort: 0,
  dataFolder,
  databaseUrl,
  publicUrl: 'http://localhost:8055',
  corsOrigins: [],
  directusSettings: fastDirectusStartEnvironment,
  log: (line: string) => log.push(line),
  ...more,
});

/** Ids of the processes whose environment names this test's data folder. */
const readOwnProcesses = async (): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const processEnvironment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return processEnvironment.includes(`${dataFolder}/uploads`) ? [pid] : [];
    }),
  );
  return found.flat();
};

describe('a start', () => {
  it.runIf(process.platform === 'linux')('that fails leaves no process behind', async () => {
    await copySecrets();
    const database = await createTestDatabaseCopy();
    const broken = contentModelCollections.map((collection) =>
      collection.name === 'page'
        ? {
            ...collection,
            fields: [
              ...collection.fields,
              defineManyToOneField('x', createStudioLabel('X', 'X'), 'page', { required: true }),
            ],
          }
        : collection,
    );
    await expect(startBackend(toOptions(database.url, [], { schema: broken }))).rejects.toThrow(
      'page.x is new, required',
    );
    expect(await readOwnProcesses()).toEqual([]);
    await database.remove();
  });

  it.runIf(process.platform === 'linux')('that is killed leaves no process behind', async () => {
    await copySecrets();
    const database = await createTestDatabaseCopy();
    const module = fileURLToPath(new URL('../launch/start-backend.ts', import.meta.url));
    const options = JSON.stringify(toOptions(database.url, []));
    const launcher = spawn(
      process.execPath,
      [
        '--input-type=module-typescript',
        '--eval',
        `import { startBackend } from ${JSON.stringify(module)};
         await startBackend({ ...${options}, log: console.log });
         console.log('started');`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    for await (const line of createInterface(launcher.stdout)) if (line === 'started') break;
    expect(await readOwnProcesses()).toHaveLength(1);
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    await pollUntil(readOwnProcesses, ({ length }) => length === 0, { timeoutMs: 10_000 });
    expect(await readOwnProcesses()).toEqual([]);
    await database.remove();
  });
});

describe('a backend that exits unexpectedly', () => {
  it('is restarted at the same address, but not after it was stopped', async () => {
    await copySecrets();
    const database = await createTestDatabaseCopy();
    const log: string[] = [];
    const onGiveUp = (reason: string) => log.push(`given up: ${reason}`);
    const running = await startBackend(toOptions(database.url, log, { restarts: { onGiveUp } }));
    const { pid, url } = running;
    const isThere = () =>
      fetch(`${url}/server/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
    process.kill(pid, 'SIGKILL');
    await pollUntil(
      () => running.pid,
      (current) => current !== pid,
      { timeoutMs: 60_000 },
    );
    expect(running.pid).not.toBe(pid);
    expect(await isThere()).toBe(true);
    expect((await signIn(url, shared.adminEmail, shared.adminPassword)).status).toBe(200);
    expect(log.join('\n')).toMatch(/Directus ended \(SIGKILL\).* It is started again in 0\.5 s \(1 of 5\)/);
    await running.stop();
    expect(await isThere()).toBe(false);
    expect(log.join('\n')).not.toContain('given up');
    await database.remove();
  });
});

describe('an external database', () => {
  it('is not taken over by another data folder, and the error names the missing secrets file', async () => {
    const database = await createTestDatabaseCopy();
    const readAccounts = () =>
      withDatabaseConnection(database.url, ({ readRows }) =>
        readRows('select id, token, password from directus_users order by id'),
      );
    const before = await readAccounts();
    const path = join(dataFolder, 'secrets.json');
    await expect(startBackend(toOptions(database.url, []))).rejects.toThrow(
      `DATABASE_URL is set up already, but ${path} is missing. Bring ${path} from the machine that set the database up`,
    );
    await expect(stat(path)).rejects.toThrow('ENOENT');
    await readOrCreateSecrets(dataFolder);
    await expect(startBackend(toOptions(database.url, []))).rejects.toThrow(`${path} belongs to another one. Bring`);
    expect(await readAccounts()).toEqual(before);
    await database.remove();
  });

  it('keeps its passwords when it is taken over deliberately, even without the setup account', async () => {
    const database = await createTestDatabaseCopy();
    await withDatabaseConnection(database.url, async ({ readRows }) => {
      // As Directus does when the account is deleted in the studio.
      await readRows('update directus_files set uploaded_by = null, modified_by = null');
      await readRows("delete from directus_users where first_name = 'Setup'");
    });
    const log: string[] = [];
    const running = await startBackend(toOptions(database.url, log));
    const answer = await signIn(running.url, shared.adminEmail, shared.adminPassword);
    await running.stop();
    await database.remove();
    expect(answer.status).toBe(200);
    expect(log.join('\n')).toContain('sign in with an account of your own');
  });

  it('keeps tables that look like an interrupted installation', async () => {
    const database = await createTestDatabaseCopy();
    await copySecrets();
    const countTables = () =>
      withDatabaseConnection(database.url, async ({ readRows }) => {
        const tables = await readRows("select 1 from pg_tables where tablename like 'directus\\_%'");
        return tables.length;
      });
    await withDatabaseConnection(database.url, ({ readRows }) => readRows('truncate directus_users cascade'));
    const before = await countTables();
    await expect(startBackend(toOptions(database.url, []))).rejects.toThrow(
      /DATABASE_URL holds tables of Directus without a user .* Nothing was changed\. Name an empty database/,
    );
    expect(await countTables()).toBe(before);
    expect(before).toBeGreaterThan(20);
    await database.remove();
  });
});

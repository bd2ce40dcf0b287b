// The embedded database: unclean stops, occupied ports, a killed launcher, missing secrets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollUntil } from '../database/poll-until.ts';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import {
  type RunningDatabase,
  startOrConnectDatabase,
  startEmbeddedDatabase,
} from '../database/start-or-connect-database.ts';
import { toEmbeddedClusterFolder } from '../database/embedded-cluster-folder.ts';
import { nonDurableDatabaseSettings } from './global-setup.ts';
import { createScratchFolder, removeScratchFolder } from './temporary-test-folder.ts';

let dataFolder: string;
let lockFile: string;
const log: string[] = [];

const start = (
  more: { port?: number; isPasswordNew?: boolean; restarts?: boolean; settings?: Record<string, string> } = {},
): Promise<RunningDatabase> =>
  startEmbeddedDatabase({
    dataFolder,
    port: 0,
    password: 'throwaway',
    isPasswordNew: false,
    log: (line: string) => log.push(line),
    ...more,
  });

const query = (database: RunningDatabase, sql: string) =>
  withDatabaseConnection(database.url, ({ readRows }) => readRows(sql));

const readServerPid = async (): Promise<number> => Number((await readFile(lockFile, 'utf8')).split('\n')[0]);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const waitUntilEnded = async (pid: number): Promise<void> => {
  await pollUntil(
    () => isRunning(pid),
    (isThere) => !isThere,
    { timeoutMs: 10_000 },
  );
  expect(isRunning(pid)).toBe(false);
};

beforeAll(async () => {
  dataFolder = await createScratchFolder();
  lockFile = join(toEmbeddedClusterFolder(dataFolder, process.getuid?.() === 0), 'postmaster.pid');
});
afterAll(() => removeScratchFolder(dataFolder));

it('keeps committed data when the server is killed', async () => {
  const first = await start();
  await query(first, 'create table kept (word text)');
  await query(first, "insert into kept values ('Gold')");
  process.kill(await readServerPid(), 'SIGKILL');
  await first.stop();
  const second = await start();
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'Gold' }]);
  await second.stop();
});

it('restarts after a kill when restarts are enabled, and ends when it is stopped', async () => {
  const database = await start({ restarts: true });
  await query(database, 'select 1');
  const pid = await readServerPid();
  process.kill(pid, 'SIGKILL');
  await pollUntil(() => query(database, 'select 1').then(Boolean, () => false), Boolean, { timeoutMs: 30_000 });
  const next = await readServerPid();
  expect(next).not.toBe(pid);
  await database.stop();
  expect(isRunning(next)).toBe(false);
});

it('starts despite a lock file whose process id belongs to another program', async () => {
  // The other program must run as the same user: otherwise PostgreSQL itself detects the difference.
  const { uid } = await stat(dirname(lockFile));
  const other = spawn('sleep', ['60'], { uid, stdio: 'ignore' });
  await once(other, 'spawn');
  await writeFile(lockFile, `${other.pid ?? 0}\n${dirname(lockFile)}\n`);
  const database = await start({ settings: nonDurableDatabaseSettings });
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  other.kill();
});

it('sorts and lowercases text by German rules', async () => {
  const database = await start({ settings: nonDurableDatabaseSettings });
  const [row] = await query(
    database,
    "select array_agg(n order by n) as names, lower('ÄSÖ') as low from unnest(array['Zeit', 'Ära', 'Anker']) n",
  );
  expect(row).toEqual({ names: ['Anker', 'Ära', 'Zeit'], low: 'äsö' });
  await database.stop();
});

it('refuses an occupied port with an error that names it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} for the database is taken. Stop the program that uses it or set DATABASE_PORT.`,
  );
  server.close();
});

it('explains why an external database cannot be used', async () => {
  const databaseUrl = 'postgresql://nobody:x@127.0.0.1:1/none';
  await expect(
    startOrConnectDatabase({
      databaseUrl,
      dataFolder,
      port: 0,
      password: 'x',
      isPasswordNew: false,
      log: () => undefined,
    }),
  ).rejects.toThrow('The database of DATABASE_URL cannot be used');
});

it('ends with its launcher, even when that is killed', async () => {
  const module = fileURLToPath(new URL('../database/start-or-connect-database.ts', import.meta.url));
  const launcher = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { startEmbeddedDatabase } from ${JSON.stringify(module)};
       await startEmbeddedDatabase({ dataFolder: ${JSON.stringify(dataFolder)}, port: 0, password: 'throwaway',
         isPasswordNew: false, log: () => undefined });
       console.log('ready');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(launcher.stdout, 'data');
  const pid = await readServerPid();
  expect(isRunning(pid)).toBe(true);
  launcher.kill('SIGKILL');
  await waitUntilEnded(pid);
});

it('renames a database whose password is lost instead of deleting it', async () => {
  const database = await start({ isPasswordNew: true, settings: nonDurableDatabaseSettings });
  expect(await query(database, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
  await database.stop();
  expect(log.join('\n')).toContain('it was set aside as');
  const folders = await readdir(dirname(dirname(lockFile)));
  expect(folders.filter((name) => name.startsWith('database.set-aside-'))).toHaveLength(1);
});

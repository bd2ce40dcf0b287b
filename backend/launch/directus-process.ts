// Runs Directus's own programs: `bootstrap` once for a new database, `start` as a child process. Called by the launcher.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestPatienceMs } from './several-instances.ts';

const program = fileURLToPath(new URL('../node_modules/@directus/api/dist/cli/run.js', import.meta.url));
const startPatienceMs = 120_000;
/** Beyond draining and the last requests: rounds that end, connections that close. */
const stopPatienceMs = 15_000;

/** Parts of ours that are loaded into the process before Directus. */
const toPreloaded = (environment: Record<string, string>): string[] =>
  ['./end-with-launcher.ts', ...(environment['REDIS_HOST'] === undefined ? [] : ['./outlive-redis.ts'])].flatMap(
    (file) => ['--import', new URL(file, import.meta.url).href],
  );

const spawnDirectus = async (
  command: 'bootstrap' | 'start',
  environment: Record<string, string>,
  dataFolder: string,
): Promise<{ child: ChildProcess; logFile: string }> => {
  const logFolder = join(dataFolder, 'logs');
  await mkdir(logFolder, { recursive: true });
  const logFile = join(logFolder, `directus-${command}.log`);
  const output = await open(logFile, 'w');
  try {
    const child = spawn(process.execPath, [...toPreloaded(environment), program, command], {
      cwd: dataFolder,
      env: environment,
      // In a process group of its own, so that Ctrl-C reaches the launcher alone and it stops things in order.
      detached: true,
      stdio: ['ignore', output.fd, output.fd, 'ipc'],
    });
    return { child, logFile };
  } finally {
    await output.close();
  }
};

const toFailure = async (what: string, logFile: string): Promise<Error> => {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-12);
  return new Error(`${what} Its last lines (${logFile}):\n${lines.join('\n')}`);
};

/** Installs or updates Directus's own tables. */
export const runBootstrap = async (environment: Record<string, string>, dataFolder: string): Promise<void> => {
  const { child, logFile } = await spawnDirectus('bootstrap', environment, dataFolder);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw await toFailure('Directus could not set up its tables.', logFile);
};

/** In order, as end-with-launcher.ts does it there; a process that hears nothing any more is killed. */
const stopChild = async (child: ChildProcess, drainMs = 0): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.send({ stop: { drainMs } }, (error) => {
    if (error) child.kill('SIGTERM');
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), drainMs + requestPatienceMs + stopPatienceMs);
  await ended;
  clearTimeout(timer);
};

/** Starts Directus; the promise is kept when it answers requests. `onUnexpectedEnd` hears of a later end by itself. */
export const startDirectus = async (
  environment: Record<string, string>,
  dataFolder: string,
  onUnexpectedEnd: (reason: string) => void,
  drainMs = 0,
): Promise<{ pid: number; stop: () => Promise<void> }> => {
  const { child, logFile } = await spawnDirectus('start', environment, dataFolder);
  const outcome = await new Promise<'ready' | 'ended' | 'silent'>((resolve) => {
    const timer = setTimeout(() => resolve('silent'), startPatienceMs);
    timer.unref();
    // Directus sends "ready" over the channel once it listens.
    child.once('message', () => resolve('ready'));
    child.once('exit', () => resolve('ended'));
    child.once('error', () => resolve('ended'));
  });
  if (outcome !== 'ready') {
    await stopChild(child);
    throw await toFailure(
      outcome === 'ended'
        ? 'Directus ended while starting.'
        : `Directus was not ready after ${startPatienceMs / 1000} s.`,
      logFile,
    );
  }
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (!isStopping) onUnexpectedEnd(`Directus ended (${signal ?? `code ${code ?? '?'}`}); its log is ${logFile}.`);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Directus has answered without a process.');
  return {
    pid,
    stop: async () => {
      isStopping = true;
      await stopChild(child, drainMs);
    },
  };
};

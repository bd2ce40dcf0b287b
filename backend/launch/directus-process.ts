// Runs the commands of Directus: `bootstrap` for a new or outdated database, `start` as a child process.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleStudioExtensions } from './bundle-studio-extensions.ts';
import { type LogDestination, writeRedactedLog } from './write-redacted-log.ts';
import { gracefulShutdownTimeoutMs } from './multi-instance-settings.ts';
import type { StartedProcess } from './supervise-process.ts';

/** `start` without the command line of Directus, whose modules are a fifth of the processor time of a start. */
const programs = {
  bootstrap: [fileURLToPath(new URL('../node_modules/@directus/api/dist/cli/run.js', import.meta.url)), 'bootstrap'],
  start: [fileURLToPath(new URL('../node_modules/@directus/api/dist/start.js', import.meta.url))],
};
const startTimeoutMs = 120_000;
/** Time for jobs and connections to end, in addition to draining and the last requests. */
const stopTimeoutMs = 15_000;

/** Our modules that are loaded into the process before Directus. */
const toPreloaded = (environment: Record<string, string>): string[] =>
  [
    './speed-up-relative-imports.ts',
    './shut-down-with-launcher.ts',
    './ignore-closed-log-output.ts',
    ...(environment['REDIS_HOST'] === undefined ? [] : ['./tolerate-redis-outage.ts']),
  ].flatMap((file) => ['--import', new URL(file, import.meta.url).href]);

interface DirectusProcess {
  child: ChildProcess;
  logFile: string;
  /** Resolves when the complete log is written. */
  logged: Promise<void>;
}

const spawnDirectus = (
  command: keyof typeof programs,
  environment: Record<string, string>,
  dataFolder: string,
  logTo: LogDestination = 'file',
): DirectusProcess => {
  const logFile = join(dataFolder, 'logs', `directus-${command}.log`);
  const child = spawn(process.execPath, [...toPreloaded(environment), ...programs[command]], {
    cwd: dataFolder,
    env: environment,
    // In its own process group, so that Ctrl-C reaches only the launcher, which then shuts down gracefully.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  return { child, logFile, logged: writeRedactedLog(outputs, logTo, logFile) };
};

const toFailure = async (what: string, { logFile, logged }: DirectusProcess): Promise<Error> => {
  await logged;
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-12);
  return new Error(`${what} Its last lines (${logFile}):\n${lines.join('\n')}`);
};

/** Installs or updates Directus's own tables. */
export const runDirectusBootstrap = async (environment: Record<string, string>, dataFolder: string): Promise<void> => {
  const directus = spawnDirectus('bootstrap', environment, dataFolder);
  const [code] = (await once(directus.child, 'exit')) as [number | null];
  if (code !== 0) throw await toFailure('Directus could not set up its tables.', directus);
};

/** Graceful shutdown (shut-down-with-launcher.ts); a process that does not respond is killed. */
const stopChild = async (child: ChildProcess, drainMs = 0): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.send({ stop: { drainMs } }, (error) => {
    if (error) child.kill('SIGTERM');
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), drainMs + gracefulShutdownTimeoutMs + stopTimeoutMs);
  await ended;
  clearTimeout(timer);
};

/** Once per process, in which Directus may start several times: the sources do not change meanwhile. */
let bundled: Promise<void> | undefined;

/** Starts Directus; resolves when it answers requests. `onUnexpectedEnd` is called if it exits later without `stop`. */
export const startDirectus = async (
  environment: Record<string, string>,
  dataFolder: string,
  onUnexpectedEnd: (reason: string) => void,
  { drainMs = 0, logTo }: { drainMs?: number | undefined; logTo?: LogDestination | undefined } = {},
): Promise<StartedProcess> => {
  if (environment['SERVE_APP'] !== 'false') await (bundled ??= bundleStudioExtensions());
  const directus = spawnDirectus('start', environment, dataFolder, logTo);
  const { child, logFile } = directus;
  const outcome = await new Promise<'ready' | 'ended' | 'silent'>((resolve) => {
    const timer = setTimeout(() => resolve('silent'), startTimeoutMs);
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
        : `Directus was not ready after ${startTimeoutMs / 1000} s.`,
      directus,
    );
  }
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (!isStopping) onUnexpectedEnd(`Directus ended (${signal ?? `code ${code ?? '?'}`}); its log is ${logFile}.`);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Directus has started without a process id.');
  return {
    pid,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      isStopping = true;
      await stopChild(child, drainMs);
    },
  };
};

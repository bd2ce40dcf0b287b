// Starts programs in separate process groups, so that ending a program ends everything it started.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pollUntil } from '../backend/database/poll-until.ts';

export interface ChildProcessOptions {
  command: string;
  parameters: readonly string[];
  environment?: Readonly<Record<string, string | undefined>>;
  /** Called for each line of both output streams, until the program is aborted. */
  onLine?: (line: string) => void;
  /** For Node programs: ends the program even if this process is killed. */
  endsWithParent?: boolean;
  /** Ends the program and everything it started. */
  signal?: AbortSignal;
}

export interface ChildProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Only finished releases are served, so an aborted build needs no more time than this to stop its workers. */
const graceMs = 2_000;
const guard = new URL('exit-with-parent.mjs', import.meta.url).href;

/** Runs a program until it ends. Resolves whatever the exit code; rejects only if the program cannot be started. */
export const runChildProcess = async (options: ChildProcessOptions): Promise<ChildProcessExit> => {
  options.signal?.throwIfAborted();
  const guarded = options.endsWithParent === true;
  const parameters = guarded ? ['--import', guard, ...options.parameters] : options.parameters;
  const child = spawn(options.command, parameters, {
    env: { ...process.env, ...options.environment },
    detached: true,
    stdio: [guarded ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        if (!options.signal?.aborted) options.onLine?.(line);
      });
  }
  const stop = () => void stopGroup(child.pid);
  // Last resort if this process exits without waiting: no child process may outlive it.
  const kill = () => killGroup(child.pid, 'SIGKILL');
  options.signal?.addEventListener('abort', stop, { once: true });
  process.once('exit', kill);
  try {
    return await new Promise<ChildProcessExit>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    });
  } finally {
    options.signal?.removeEventListener('abort', stop);
    process.off('exit', kill);
    // Ends workers that outlived their parent.
    killGroup(child.pid, 'SIGKILL');
  }
};

const stopGroup = async (pid: number | undefined): Promise<void> => {
  killGroup(pid, 'SIGTERM');
  const isAlive = await pollUntil(
    () => killGroup(pid, 0),
    (isThere) => !isThere,
    { timeoutMs: graceMs },
  );
  if (isAlive) killGroup(pid, 'SIGKILL');
};

/** Returns whether the group received the signal. */
const killGroup = (pid: number | undefined, signal: NodeJS.Signals | 0): boolean => {
  if (pid === undefined) return false;
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
};

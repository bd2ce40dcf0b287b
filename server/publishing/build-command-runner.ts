// Runs a build as a child process, so that the host keeps serving and survives if the build crashes. The process
// reports over Node's IPC channel (contract/publishing/site-build-status.ts).
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  buildProgressMessageSchema,
  type BuildResult,
  type BuildStage,
} from '../../contract/publishing/site-build-status.ts';
import type { BuildFailureCause } from '../../contract/publishing/build-failure.ts';
import { toPreviewBuildCliArgument } from '../../domain/publishing/signed-preview-url.ts';
import type { SiteBuildJob, RunBuild } from './publish-queue.ts';

export interface BuildCommandRunnerOptions {
  /** Program and arguments; a preview adds `--preview <collection>/<item>[/<version>]`. */
  command: readonly string[];
  /** Working directory of the program. */
  folder: string;
  /** Added to the environment of this process. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Stops the program after this time. */
  timeoutMs?: number;
  /** Called for each output line of the program. */
  onLine?: (line: string) => void;
}

/** The largest catalogue builds within minutes, so a build that takes this long hangs. */
const buildTimeoutMs = 60 * 60 * 1_000;

/** Time for the program to clean up after SIGTERM: a build waits two seconds for Gatsby's processes. */
const killGraceMs = 4_000;

/** Time for messages and output to arrive after the program has exited. */
const flushTimeoutMs = 2_000;

/** What the program has reported so far. */
interface BuildProgress {
  stage: BuildStage;
  result: BuildResult | undefined;
}

/** Runs the command for each build. A stop, a timeout and a crash are failures with a cause. */
export const createBuildCommandRunner = (options: BuildCommandRunnerOptions): RunBuild => {
  const [program, ...parameters] = options.command;
  if (program === undefined) throw new Error('The command of the build is empty.');
  const timeoutMs = options.timeoutMs ?? buildTimeoutMs;
  return async (job, { onStage, signal }) => {
    const progress: BuildProgress = { stage: 'pages', result: undefined };
    const toFailure = (cause: BuildFailureCause, details: string[] = []): BuildResult => ({
      kind: 'failed',
      stage: progress.stage,
      cause,
      details,
    });
    // A function, because the value changes while the program runs.
    const isStopped = () => signal.aborted;
    if (isStopped()) return toFailure('host_stopped');
    const child = spawn(program, [...parameters, ...toParameters(job)], {
      cwd: options.folder,
      env: { ...process.env, ...options.environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.on('message', (message) => {
      const report = buildProgressMessageSchema.safeParse(message);
      if (!report.success) return options.onLine?.('The build has sent a report that nobody understands.');
      if (report.data.kind !== 'stage') progress.result = report.data;
      else onStage((progress.stage = report.data.stage));
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream && options.onLine) createInterface({ input: stream }).on('line', options.onLine);
      else stream?.resume();
    }
    const ending = await waitUntilEnded(child, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    // The program's report takes precedence: a switched release is live, even if the program crashed afterwards.
    if (progress.result !== undefined) return progress.result;
    if (isStopped()) return toFailure('host_stopped');
    if (ending.isStopped) return toFailure('too_long', [`> ${Math.round(timeoutMs / 60_000)} min`]);
    return toFailure(ending.cause, ending.details);
  };
};

const toParameters = (job: SiteBuildJob): string[] =>
  job.kind === 'live' ? [] : ['--preview', toPreviewBuildCliArgument(job)];

interface ExitReason {
  /** Cause of an exit without a report. */
  cause: BuildFailureCause;
  details: string[];
  isStopped: boolean;
}

/** Resolves when the program and its process group are gone. */
const waitUntilEnded = async (child: ChildProcess, stopping: AbortSignal): Promise<ExitReason> => {
  let killTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    killGroup(child.pid, 'SIGTERM');
    killTimer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), killGraceMs);
  };
  // If this process exits first, nothing may outlive it.
  const kill = () => killGroup(child.pid, 'SIGTERM');
  stopping.addEventListener('abort', stop, { once: true });
  process.once('exit', kill);
  try {
    const reason = await new Promise<Pick<ExitReason, 'cause' | 'details'>>((resolve) => {
      child.once('error', (error) => resolve({ cause: 'unknown', details: [`spawn ${toCode(error)}`] }));
      child.once('exit', (code, signal) => {
        // Kills workers that outlived their parent.
        killGroup(child.pid, 'SIGKILL');
        const ending = toReason(code, signal);
        child.once('close', () => resolve(ending));
        setTimeout(resolve, flushTimeoutMs, ending).unref();
      });
    });
    return { ...reason, isStopped: stopping.aborted };
  } finally {
    clearTimeout(killTimer);
    stopping.removeEventListener('abort', stop);
    process.off('exit', kill);
  }
};

const toReason = (code: number | null, signal: NodeJS.Signals | null): Pick<ExitReason, 'cause' | 'details'> => {
  return signal === null
    ? { cause: 'unknown', details: [`exit ${String(code)}`] }
    : { cause: 'killed', details: [signal] };
};

/** Without the program's path, which would reveal the file system of this machine. */
const toCode = (error: Error): string => ('code' in error ? String(error.code) : error.name);

const killGroup = (pid: number | undefined, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
};

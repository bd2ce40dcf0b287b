// Restarts a process of the backend when it exits unexpectedly, up to a limit.

export interface ProcessRestartPolicy {
  /** Restarts within `windowMs`; after one more exit the supervisor gives up. */
  maxRestarts: number;
  windowMs: number;
  /** Before the first restart, in milliseconds; doubled before each further one. */
  delayMs: number;
}

/** A process that has started. */
export interface StartedProcess {
  pid: number;
  stop: () => Promise<void>;
  /** Kills it immediately, as a crash would. */
  kill: () => void;
}

export interface ProcessSupervisorOptions {
  /** Starts the process; `onEnd` is called if it exits without `stop`. */
  start: (onEnd: (reason: string) => void) => Promise<StartedProcess>;
  log: (line: string) => void;
  /** Called once when the limit is exceeded. */
  onGiveUp: (reason: string) => void;
  limit?: ProcessRestartPolicy;
}

export interface SupervisedProcess extends StartedProcess {
  /** False from an exit of the process until its restart answers. */
  isUp: () => boolean;
}

const defaultRestartLimit: ProcessRestartPolicy = { maxRestarts: 5, windowMs: 10 * 60_000, delayMs: 500 };

/** How long `stop` waits for a running restart before it stops the process. */
const stopDuringRestartMs = 5_000;

/** Resolves when the process has started for the first time. @throws what the first start throws. */
export const superviseProcess = async (options: ProcessSupervisorOptions): Promise<SupervisedProcess> => {
  const { start, log, onGiveUp, limit = defaultRestartLimit } = options;
  const endedAt: number[] = [];
  let current: StartedProcess | undefined;
  let pending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let pid = 0;

  const restart = async (): Promise<void> => {
    try {
      const started = await start(onEnd);
      if (isStopped) {
        await started.stop();
        return;
      }
      current = started;
      pid = started.pid;
      log('The process answers again.');
    } catch (error) {
      onEnd(error instanceof Error ? error.message : String(error));
    }
  };

  const onEnd = (reason: string): void => {
    current = undefined;
    if (isStopped) return;
    const now = Date.now();
    endedAt.push(now);
    const recent = endedAt.filter((time) => now - time < limit.windowMs).length;
    if (recent > limit.maxRestarts) {
      onGiveUp(`${reason} It has ended ${recent} times within ${Math.round(limit.windowMs / 60_000)} minutes.`);
      return;
    }
    const delayMs = limit.delayMs * 2 ** (recent - 1);
    log(`${reason} It is started again in ${(delayMs / 1000).toFixed(1)} s (${recent} of ${limit.maxRestarts}).`);
    timer = setTimeout(() => {
      pending = restart();
    }, delayMs);
  };

  const first = await start(onEnd);
  current = first;
  pid = first.pid;
  return {
    get pid() {
      return pid;
    },
    isUp: () => current !== undefined,
    kill: () => current?.kill(),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, stopDuringRestartMs).unref())]);
      await current?.stop();
    },
  };
};

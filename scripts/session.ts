// The life of one command: runs it, ends everything it started when it is done, interrupted or broken, turns failures
// into one clear message, and gives its output one look. Called by every script that an npm command names.

export interface Session {
  /** Aborted when everything has to end. */
  signal: AbortSignal;
  /** Called in reverse order of registration when the command ends, however it ends. */
  onEnd: (cleanUp: () => Promise<void>) => void;
  /** Ends the command: something it depends on is gone. The reason names it. */
  fail: (reason: string) => void;
  /** For a command that has come to the point where it serves until it is stopped; to be stopped is success then. */
  serve: () => Promise<never>;
}

class Interruption extends Error {}

/** The terminal and npm may both pass on one Ctrl-C, within this time; a later one ends at once. */
const sameSignalMs = 1_000;
const defaultCleanUpMs = 15_000;
const interruptedCode = 130;

/** Runs a command and ends the process with the exit code it resolves to, or 1 with a message when it fails. */
export const runCommand = async (
  command: (session: Session) => Promise<number>,
  { cleanUpMs = defaultCleanUpMs }: { cleanUpMs?: number } = {},
): Promise<never> => {
  const controller = new AbortController();
  const cleanUps: (() => Promise<void>)[] = [];
  let codeWhenStopped = interruptedCode;
  const untilEnd = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  endOnSignals(controller);
  const running = command({
    signal: controller.signal,
    onEnd: (cleanUp) => void cleanUps.push(cleanUp),
    fail: (reason) => controller.abort(new Error(reason)),
    serve: () => {
      codeWhenStopped = 0;
      return untilEnd;
    },
  });
  let code: number;
  try {
    code = await Promise.race([running, untilEnd]);
  } catch (error) {
    // What fails because everything is being ended is no news.
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
    if (!(cause instanceof Interruption)) console.error(`\n${toMessage(cause)}`);
    code = cause instanceof Interruption ? codeWhenStopped : 1;
  }
  controller.abort(new Interruption());
  await Promise.race([
    Promise.all([cleanUp(cleanUps), running.catch(() => undefined)]),
    new Promise((resolve) => setTimeout(resolve, cleanUpMs).unref()),
  ]);
  process.exit(code);
};

const endOnSignals = (controller: AbortController): void => {
  let interruptedAt: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (interruptedAt !== undefined) {
        if (Date.now() - interruptedAt > sameSignalMs) process.exit(interruptedCode);
        return;
      }
      interruptedAt = Date.now();
      console.log('\nStopping …');
      controller.abort(new Interruption());
    });
  }
  // Whoever has started this process (run.mjs) was killed: nothing of it may stay behind and hold the ports.
  process.on('disconnect', () => controller.abort(new Interruption()));
  process.channel?.unref();
};

/** A failure that was thrown on purpose is explained by its message; anything else is a bug and shows where it is. */
const toMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isOnPurpose = error.name === 'Error' && !('code' in error);
  return isOnPurpose ? error.message : (error.stack ?? error.message);
};

const cleanUp = async (cleanUps: (() => Promise<void>)[]): Promise<void> => {
  for (const one of cleanUps.reverse()) {
    await one().catch((error: unknown) => console.error(toMessage(error)));
  }
};

/** A log whose lines begin with the speaker's name. */
export const createLog = (speaker: string): ((line: string) => void) => {
  return (line) => console.log(`${speaker.padEnd(8)} ${line}`);
};

/** A duration as people say it. */
export const toDuration = (durationMs: number): string => {
  const seconds = durationMs / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
};

// Runs a command, ends everything it started when it finishes, fails or is interrupted, and prints a failure as one
// clear message.

export interface CliCommandLifecycle {
  /** Aborted when everything has to end. */
  signal: AbortSignal;
  /** Called in reverse order of registration when the command ends, however it ends. */
  onEnd: (cleanUp: () => Promise<void>) => void;
  /** Ends the command because a dependency is gone; `reason` names it. */
  fail: (reason: string) => void;
  /** For a command that serves until it is stopped, which then counts as success. */
  serve: () => Promise<never>;
}

class Interruption extends Error {}

/** The terminal and npm may both forward the same Ctrl-C within this time; a later one ends the command immediately. */
const sameSignalMs = 1_000;
const defaultCleanUpMs = 15_000;
const interruptedCode = 130;

/** Runs a command and ends the process with the exit code it resolves to, or 1 with a message when it fails. */
export const runCliCommandAndExit = async (
  command: (session: CliCommandLifecycle) => Promise<number>,
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
    // Errors after an abort are consequences of the abort.
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
  // The parent (run.mjs) was killed: no process may be left behind that holds the ports.
  process.on('disconnect', () => controller.abort(new Interruption()));
  process.channel?.unref();
};

/** An error thrown on purpose is explained by its message; anything else is a bug and is printed with its stack. */
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

/** A log whose lines start with the given name. */
export const createPrefixedLog = (source: string): ((line: string) => void) => {
  return (line) => console.log(`${source.padEnd(8)} ${line}`);
};

export const formatElapsedTime = (durationMs: number): string => {
  const seconds = durationMs / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  // Rounds first: 419.6 s are 7 min 00 s, not 6 min 60 s.
  const wholeSeconds = Math.round(seconds);
  return `${Math.floor(wholeSeconds / 60)} min ${String(wholeSeconds % 60).padStart(2, '0')} s`;
};

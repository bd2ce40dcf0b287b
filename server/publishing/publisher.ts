// Runs the builds that calls ask for, and keeps what waits and what was built in a file beside the releases, so that no
// call is lost when the host stops. Created by whoever starts a host with publishing; called by the routes beside.
import type { BuildResult } from '../../contract/publishing/build-report.ts';
import { toReasonText } from '../../contract/publishing/failure-words.ts';
import type { EndedBuild } from '../../contract/publishing/site-status.ts';
import type { RunBuild } from './build-job.ts';
import { toEnded, toPauseMs, toQueued, toResumed, toStage, toStarted, type Queue } from './queue.ts';
import { createQueueWriter, readQueue } from './state-file.ts';

export interface PublisherOptions {
  runBuild: RunBuild;
  /** JSON; its folder has to exist. */
  stateFile: string;
  log: (line: string) => void;
}

export interface Publisher {
  /** Asks for a build; resolves when that is written down and survives a crash. */
  publish: (publication: string) => Promise<void>;
  readQueue: () => Queue;
  /** Called after each build that has ended by itself. */
  onEnded: (listener: (build: EndedBuild) => void) => void;
  /** Ends a running build; what it was for is built after the next start. */
  stop: () => Promise<void>;
}

/** Goes on with what the last host of this file had not built. One host at a time may use a file. */
export async function createPublisher({ runBuild, stateFile, log }: PublisherOptions): Promise<Publisher> {
  const stopping = new AbortController();
  const listeners: ((build: EndedBuild) => void)[] = [];
  const write = createQueueWriter(stateFile);
  let queue = toResumed(await readQueue(stateFile, log));
  let pause: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** For changes that nobody waits for: what is not written is built once too often after a crash. */
  const note = (): Promise<void> =>
    write(queue).catch((error: unknown) => log(`The state of publishing cannot be written: ${String(error)}`));
  const plan = () => {
    const pauseMs = toPauseMs(queue, Date.now());
    if (pauseMs === undefined || pause !== undefined || stopping.signal.aborted) return;
    pause = setTimeout(() => {
      pause = undefined;
      running = build();
    }, pauseMs);
  };
  const build = async () => {
    queue = toStarted(queue, Date.now());
    await note();
    const onStage = (stage: Parameters<typeof toStage>[1]) => void (queue = toStage(queue, stage));
    const result = await runSafely(runBuild, { onStage, signal: stopping.signal }, log);
    // What broke off because the host stops is nobody's failure: stop() has it wait again.
    if (stopping.signal.aborted && result.kind === 'failed') return;
    queue = toEnded(queue, result, Date.now());
    await note();
    log(
      result.kind === 'built'
        ? `${result.release} is live`
        : `the build failed (${result.stage}): ${toReasonText(result, 'en')}`,
    );
    const [ended] = queue.ended;
    if (ended) for (const listener of listeners) listener(ended);
    plan();
  };

  plan();
  return {
    publish: async (publication) => {
      queue = toQueued(queue, publication, Date.now());
      plan();
      await write(queue);
    },
    readQueue: () => queue,
    onEnded: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort();
      clearTimeout(pause);
      await running;
      queue = toResumed(queue);
      await note();
    },
  };
}

/** A build that throws in spite of its promise must not stop all later ones. */
async function runSafely(
  runBuild: RunBuild,
  run: Parameters<RunBuild>[1],
  log: (line: string) => void,
): Promise<BuildResult> {
  try {
    return await runBuild({ kind: 'live' }, run);
  } catch (error) {
    log(`the build has thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { kind: 'failed', stage: 'pages', cause: 'unknown', details: [] };
  }
}

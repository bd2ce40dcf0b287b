// The publish queue of a host: one build job at a time, the live site's before previews. What waits for the live site
// is kept in a file beside the releases, so that no call is lost when the host stops. How a build is run is the
// business of build-command.ts. Created by whoever starts a host with publishing.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildResult, BuildStage, EndedBuild } from '../../contract/publishing/site-status.ts';
import type { PreviewRecord } from '../../contract/publishing/preview-link.ts';
import { toReasonText } from '../../domain/failure-text.ts';
import {
  emptyPublishQueue,
  type PublishQueueState,
  publishQueueStateSchema,
  finishBuild,
  enqueueBuild,
  requeueInterruptedBuild,
  setBuildStage,
  startQueuedBuild,
} from './publish-queue-state.ts';

export interface PublishQueueOptions {
  runBuild: RunBuild;
  /** JSON; its folder has to exist. */
  stateFile: string;
  log: (line: string) => void;
}

export interface PublishQueue {
  /** Asks for a build of the live site; resolves when that is written down and survives a crash. */
  publish: (publication: string) => Promise<void>;
  /** Builds a preview when its turn comes; one that is aborted while it waits fails at once. */
  runPreview: RunBuild;
  readState: () => PublishQueueState;
  /** Called after each build of the live site that has ended by itself. */
  onEnded: (listener: (build: EndedBuild) => void) => void;
  /** Ends a running build; what it was for is built after the next start. */
  stop: () => Promise<void>;
}

/** Goes on with what the last host of this file had not built. One host at a time may use a file. */
export const createPublishQueue = async ({ runBuild, stateFile, log }: PublishQueueOptions): Promise<PublishQueue> => {
  const stopping = new AbortController();
  // Asked anew each time: it changes while a build runs.
  const isStopping = () => stopping.signal.aborted;
  const listeners: ((build: EndedBuild) => void)[] = [];
  const previews = new Set<() => Promise<void>>();
  const write = createStateWriter(stateFile);
  let state = requeueInterruptedBuild(await readState(stateFile, log));
  let running: Promise<void> | undefined;

  /** For changes that nobody waits for: what is not written is built once too often after a crash. */
  const note = (): Promise<void> =>
    write(state).catch((error: unknown) => log(`The state of publishing cannot be written: ${String(error)}`));

  const buildLive = async () => {
    state = startQueuedBuild(state, Date.now());
    await note();
    if (isStopping()) return;
    const onStage: BuildRun['onStage'] = (stage) => void (state = setBuildStage(state, stage));
    const result = await runSafely(runBuild, { kind: 'live' }, { onStage, signal: stopping.signal }, log);
    // What broke off because the host stops is nobody's failure: stop() has it wait again.
    if (isStopping() && result.kind === 'failed') return;
    state = finishBuild(state, result, Date.now());
    await note();
    log(
      result.kind === 'built'
        ? `${result.release} is live`
        : `the build failed (${result.stage}): ${toReasonText(result, 'en')}`,
    );
    const [ended] = state.ended;
    if (ended) for (const listener of listeners) listener(ended);
  };
  const startNext = () => {
    if (running !== undefined || isStopping()) return;
    const [preview] = previews;
    running = (state.queued === null ? preview?.() : buildLive())?.finally(() => {
      running = undefined;
      startNext();
    });
  };

  startNext();
  return {
    publish: async (publication) => {
      state = enqueueBuild(state, publication, Date.now());
      await write(state);
      startNext();
    },
    runPreview: (job, run) =>
      new Promise((resolve) => {
        const leave = () => {
          if (previews.delete(build)) resolve({ kind: 'failed', stage: 'pages', cause: 'host_stopped', details: [] });
        };
        const signal = AbortSignal.any([run.signal, stopping.signal]);
        const build = async () => {
          previews.delete(build);
          resolve(await runSafely(runBuild, job, { ...run, signal }, log));
        };
        previews.add(build);
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
        else startNext();
      }),
    readState: () => state,
    onEnded: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort();
      await running;
      state = requeueInterruptedBuild(state);
      await note();
    },
  };
};

/** A build that throws in spite of its promise must not stop all later ones. */
const runSafely = async (
  runBuild: RunBuild,
  job: BuildJob,
  run: BuildRun,
  log: (line: string) => void,
): Promise<BuildResult> => {
  try {
    return await runBuild(job, run);
  } catch (error) {
    log(`the build has thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { kind: 'failed', stage: 'pages', cause: 'unknown', details: [] };
  }
};

/** The site as its editors have published it, or the same with one record that is still a draft, for its preview. */
export type BuildJob = { kind: 'live' } | ({ kind: 'preview' } & PreviewRecord);

interface BuildRun {
  onStage: (stage: BuildStage) => void;
  /** Ends the build; it then resolves to a failure. */
  signal: AbortSignal;
}

/** Runs one build to its end. Never rejects: what goes wrong, a killed process included, is a result of kind `failed`. */
export type RunBuild = (job: BuildJob, run: BuildRun) => Promise<BuildResult>;

/** Beside the releases of the project, whatever the one is called that is served. */
export const toPublishStateFile = (releaseFolder: string): string => join(dirname(releaseFolder), 'publishing.json');

/** The state of the last host. One that cannot be read is told and given up: the next call publishes everything anyway. */
const readState = async (file: string, log: (line: string) => void): Promise<PublishQueueState> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  if (text === undefined) return emptyPublishQueue;
  try {
    return publishQueueStateSchema.parse(JSON.parse(text));
  } catch {
    log(`${file} is damaged and is left behind: what waited there is published with the next change.`);
    return emptyPublishQueue;
  }
};

/** Writes states one after the other; resolves when one that is at least as new as the given one is on disk. */
const createStateWriter = (file: string): ((state: PublishQueueState) => Promise<void>) => {
  let writing: Promise<unknown> = Promise.resolve();
  return (state) => {
    const written = writing.then(async () => {
      await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    // The next one is tried, whatever became of this one.
    writing = written.catch(() => undefined);
    return written;
  };
};

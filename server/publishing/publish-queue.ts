// The publish queue of a host: one build job at a time, the live site's before previews. The live site's queue is kept
// in a file next to the releases, so that no call is lost when the host stops.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildResult, BuildStage, FinishedSiteBuild } from '../../contract/publishing/site-build-status.ts';
import type { PreviewRecordReference } from '../../contract/publishing/preview-link.ts';
import { formatBuildFailureReason } from '../../domain/publishing/format-build-failure.ts';
import {
  emptyPublishQueueState,
  type PublishQueueState,
  publishQueueStateSchema,
  applyBuildResultToQueue,
  enqueueBuild,
  requeueInterruptedBuild,
  setRunningBuildStage,
  toQueueStateWithStartedBuild,
} from './publish-queue-state.ts';
import { parseJsonOrUndefined } from '../../domain/parse-json-or-undefined.ts';

export interface PublishQueueOptions {
  runBuild: RunBuild;
  /** A JSON file; its folder must exist. */
  stateFile: string;
  log: (line: string) => void;
}

export interface PublishQueue {
  /** Queues a build of the live site; resolves when the call has been persisted. */
  publish: (publication: string) => Promise<void>;
  /** Queues a preview build. Aborting it while it is queued fails it immediately. */
  runPreview: RunBuild;
  readState: () => PublishQueueState;
  /** Called after each build of the live site, except interrupted ones. */
  onEnded: (listener: (build: FinishedSiteBuild) => void) => void;
  /** Stops a running build, which runs again after the next start. */
  stop: () => Promise<void>;
}

/** Resumes from the state file. Only one host at a time may use it. */
export const createPublishQueue = async ({ runBuild, stateFile, log }: PublishQueueOptions): Promise<PublishQueue> => {
  const stopping = new AbortController();
  // A function, because the value changes while a build runs.
  const isStopping = () => stopping.signal.aborted;
  const listeners: ((build: FinishedSiteBuild) => void)[] = [];
  const previews = new Set<() => Promise<void>>();
  const write = createStateWriter(stateFile);
  let state = requeueInterruptedBuild(await readState(stateFile, log));
  let running: Promise<void> | undefined;

  /** For changes that need not be awaited: if one is lost in a crash, it costs one extra build. */
  const persist = (): Promise<void> =>
    write(state).catch((error: unknown) => log(`The state of publishing cannot be written: ${String(error)}`));

  const buildLive = async () => {
    state = toQueueStateWithStartedBuild(state, Date.now());
    await persist();
    if (isStopping()) return;
    const onStage: BuildRun['onStage'] = (stage) => void (state = setRunningBuildStage(state, stage));
    const result = await runSafely(runBuild, { kind: 'live' }, { onStage, signal: stopping.signal }, log);
    // A build that was interrupted by a stop has not failed: stop() queues it again.
    if (isStopping() && result.kind === 'failed') return;
    state = applyBuildResultToQueue(state, result, Date.now());
    await persist();
    log(
      result.kind === 'built'
        ? `${result.release} is live`
        : `the build failed (${result.stage}): ${formatBuildFailureReason(result, 'en')}`,
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
        const dequeue = () => {
          if (previews.delete(build)) resolve({ kind: 'failed', stage: 'pages', cause: 'host_stopped', details: [] });
        };
        const signal = AbortSignal.any([run.signal, stopping.signal]);
        const build = async () => {
          previews.delete(build);
          resolve(await runSafely(runBuild, job, { ...run, signal }, log));
        };
        previews.add(build);
        signal.addEventListener('abort', dequeue, { once: true });
        if (signal.aborted) dequeue();
        else startNext();
      }),
    readState: () => state,
    onEnded: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort();
      await running;
      state = requeueInterruptedBuild(state);
      await persist();
    },
  };
};

/** Protects later builds from a build that throws despite its contract. */
const runSafely = async (
  runBuild: RunBuild,
  job: SiteBuildJob,
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

/** The published site, or the site with one draft for its preview. */
export type SiteBuildJob = { kind: 'live' } | ({ kind: 'preview' } & PreviewRecordReference);

interface BuildRun {
  onStage: (stage: BuildStage) => void;
  /** Aborts the build, which then resolves to a failure. */
  signal: AbortSignal;
}

/** Runs one build. Never rejects: every error, even a killed process, is a result of kind `failed`. */
export type RunBuild = (job: SiteBuildJob, run: BuildRun) => Promise<BuildResult>;

/** Next to the releases of the project, whatever the name of the served release. */
export const toPublishQueueStateFilePath = (releaseFolder: string): string =>
  join(dirname(releaseFolder), 'publishing.json');

/**
 * The state of the previous host. An unreadable file is logged and ignored, because the next call publishes everything
 * anyway.
 */
const readState = async (file: string, log: (line: string) => void): Promise<PublishQueueState> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  if (text === undefined) return emptyPublishQueueState;
  const { data } = publishQueueStateSchema.safeParse(parseJsonOrUndefined(text));
  if (!data) log(`${file} is damaged and is left behind: what waited there is published with the next change.`);
  return data ?? emptyPublishQueueState;
};

/** Writes states one at a time; resolves when the given state or a newer one is on disk. */
const createStateWriter = (file: string): ((state: PublishQueueState) => Promise<void>) => {
  let writing: Promise<unknown> = Promise.resolve();
  return (state) => {
    const written = writing.then(async () => {
      await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    // Continues after a failed write.
    writing = written.catch(() => undefined);
    return written;
  };
};

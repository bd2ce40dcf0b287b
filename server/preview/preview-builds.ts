// The preview builds of a host: queued, building or ready. The publish queue runs them one at a time, after the live
// site's builds. Kept in memory: after a restart, previews are built again.
import { EventEmitter, once } from 'node:events';
import type { BuildResult, BuildStage } from '../../contract/publishing/site-build-status.ts';
import type { BuildFailureCauseAndDetails } from '../../contract/publishing/build-failure.ts';
import type { PreviewPagePaths, PreviewRecordReference } from '../../contract/publishing/preview-link.ts';
import { toPreviewBuildCliArgument } from '../../domain/publishing/signed-preview-url.ts';
import type { RunBuild } from '../publishing/publish-queue.ts';

export type PreviewBuildState =
  | { step: 'queued' }
  | { step: 'building'; stage: BuildStage }
  | { step: 'ready'; release: string; paths: PreviewPagePaths['paths'] }
  | { step: 'failed'; reason: BuildFailureCauseAndDetails };

export interface PreviewBuildServiceOptions {
  runBuild: RunBuild;
  /**
   * The preview paths that the build wrote into the release; `undefined` once another preview has replaced the release.
   */
  readPages: (release: string) => Promise<PreviewPagePaths | undefined>;
  log: (line: string) => void;
}

/** A requested preview: a record with the hash of its content. */
type RequestedPreview = PreviewRecordReference & { content: string };

export interface PreviewBuildService {
  /** Builds the record unless a build of this content is done or in progress. */
  open: (requested: RequestedPreview) => Promise<PreviewBuildState>;
  read: (record: PreviewRecordReference) => Promise<PreviewBuildState | undefined>;
  /** Resolves to the state of the record as soon as its step changes, or after this time. */
  readNext: (
    record: PreviewRecordReference,
    step: PreviewBuildState['step'],
    timeoutMs: number,
  ) => Promise<PreviewBuildState | undefined>;
  stop: () => Promise<void>;
}

interface Entry {
  requested: RequestedPreview;
  /** Aborted when the record changes before its build has started. */
  outdated: AbortController;
  state: PreviewBuildState;
  endedAtMs: number;
}

/** After this time a preview is built again when it is opened, because the rest of the site changes, too. */
const freshMs = 60 * 60 * 1_000;

/** Details are in the host's log. */
const unknown: BuildFailureCauseAndDetails = { cause: 'unknown', details: [] };

export const createPreviewBuildService = ({
  runBuild,
  readPages,
  log,
}: PreviewBuildServiceOptions): PreviewBuildService => {
  const stopping = new AbortController();
  const entries = new Map<string, Entry>();
  // One listener per waiting page.
  const changes = new EventEmitter().setMaxListeners(0);
  const builds = new Set<Promise<void>>();

  const set = (entry: Entry, state: PreviewBuildState) => {
    Object.assign(entry, { state, endedAtMs: Date.now() });
    changes.emit('change');
  };
  const isAvailable = async (entry: Entry) =>
    entry.state.step !== 'ready' || (await readPages(entry.state.release)) !== undefined;

  const toEndState = async (result: BuildResult): Promise<PreviewBuildState> => {
    if (result.kind === 'failed') return { step: 'failed', reason: { cause: result.cause, details: result.details } };
    const pages = await readPages(result.release);
    return pages ? { step: 'ready', release: result.release, paths: pages.paths } : { step: 'failed', reason: unknown };
  };
  const build = async (entry: Entry) => {
    const { collection, item, version } = entry.requested;
    const onStage = (stage: BuildStage) => set(entry, { step: 'building', stage });
    const signal = AbortSignal.any([entry.outdated.signal, stopping.signal]);
    const startedAt = performance.now();
    // The state stays `queued` until the first stage is reported.
    const result = await runBuild({ kind: 'preview', collection, item, version }, { onStage, signal });
    if (signal.aborted) return;
    set(
      entry,
      await toEndState(result).catch((error: unknown): PreviewBuildState => {
        log(`The pages of a preview cannot be read: ${String(error)}`);
        return { step: 'failed', reason: unknown };
      }),
    );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    log(`preview of ${toPreviewBuildCliArgument(entry.requested)}: ${entry.state.step}, ${seconds} s`);
  };
  const read = async (record: PreviewRecordReference): Promise<PreviewBuildState | undefined> => {
    const entry = entries.get(toPreviewBuildCliArgument(record));
    return entry && (await isAvailable(entry)) ? entry.state : undefined;
  };
  const isUsable = async (entry: Entry, content: string) => {
    const { state, requested, endedAtMs } = entry;
    if (requested.content !== content || state.step === 'failed' || !(await isAvailable(entry))) return false;
    return state.step !== 'ready' || Date.now() - endedAtMs < freshMs;
  };

  return {
    async open(requested) {
      const key = toPreviewBuildCliArgument(requested);
      const existing = entries.get(key);
      if (existing && (await isUsable(existing, requested.content))) return existing.state;
      // A new entry, so that a build of older content updates the old entry, which is no longer read.
      const entry: Entry = { requested, outdated: new AbortController(), state: { step: 'queued' }, endedAtMs: 0 };
      if (existing?.state.step === 'queued') existing.outdated.abort();
      entries.set(key, entry);
      const running = build(entry).finally(() => builds.delete(running));
      builds.add(running);
      return entry.state;
    },
    read,
    async readNext(record, step, timeoutMs) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]);
      for (;;) {
        // Subscribes before it reads, so that no change is missed.
        const hasChanged = once(changes, 'change', { signal }).then(
          () => true,
          () => false,
        );
        const state = await read(record);
        if (state?.step !== step || !(await hasChanged)) return state;
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(builds);
    },
  };
};

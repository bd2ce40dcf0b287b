// The previews of a host: which record is built, waits or can be looked at. One is built after the other, and each stands
// in line behind the builds of the live site (publishing/build-line.ts). Kept in memory: what is gone with the process is built again.
import { EventEmitter, once } from 'node:events';
import type { BuildResult, BuildStage } from '../../contract/publishing/build-report.ts';
import type { FailureReason } from '../../contract/publishing/failure-words.ts';
import type { PreviewRecord } from '../../contract/publishing/preview-link.ts';
import type { PreviewPages } from '../../contract/publishing/preview-pages.ts';
import type { RunBuild } from '../publishing/build-job.ts';

export type PreviewState =
  | { step: 'queued' }
  | { step: 'building'; stage: BuildStage }
  | { step: 'ready'; release: string; paths: PreviewPages['paths'] }
  | { step: 'failed'; reason: FailureReason };

export interface PreviewsOptions {
  runBuild: RunBuild;
  /** What the build wrote into the release; `undefined` once another preview has taken its place. */
  readPages: (release: string) => Promise<PreviewPages | undefined>;
  log: (line: string) => void;
}

/** What is asked for: a record, as it is when its content has this hash. */
type Asked = PreviewRecord & { content: string };

export interface Previews {
  /** Has the record built unless that is done, or under way, for this very content. */
  open: (asked: Asked) => Promise<PreviewState>;
  read: (record: PreviewRecord) => Promise<PreviewState | undefined>;
  /** The state of the record as soon as its step is another one, or after this time. */
  readNext: (record: PreviewRecord, step: PreviewState['step'], timeoutMs: number) => Promise<PreviewState | undefined>;
  stop: () => Promise<void>;
}

interface Entry {
  asked: Asked;
  state: PreviewState;
  endedAtMs: number;
}

/** The site around a record changes, too: an older preview is built again when it is opened anew. */
const freshMs = 60 * 60 * 1_000;

/** The log of the host tells why. */
const unknown: FailureReason = { cause: 'unknown', details: [] };

const toKey = ({ collection, item }: PreviewRecord): string => `${collection}/${item}`;

export function createPreviews({ runBuild, readPages, log }: PreviewsOptions): Previews {
  const stopping = new AbortController();
  const entries = new Map<string, Entry>();
  // As many listeners as there are pages that wait.
  const changes = new EventEmitter().setMaxListeners(0);
  let running: Promise<void> | undefined;

  const set = (entry: Entry, state: PreviewState) => {
    Object.assign(entry, { state, endedAtMs: Date.now() });
    changes.emit('change');
  };
  const isThere = async (entry: Entry) =>
    entry.state.step !== 'ready' || (await readPages(entry.state.release)) !== undefined;

  const toEndState = async (result: BuildResult): Promise<PreviewState> => {
    if (result.kind === 'failed') return { step: 'failed', reason: { cause: result.cause, details: result.details } };
    const pages = await readPages(result.release);
    return pages ? { step: 'ready', release: result.release, paths: pages.paths } : { step: 'failed', reason: unknown };
  };
  const build = async (entry: Entry) => {
    const { collection, item } = entry.asked;
    const onStage = (stage: BuildStage) => set(entry, { step: 'building', stage });
    // It waits until it is told of a first stage.
    const result = await runBuild({ kind: 'preview', collection, item }, { onStage, signal: stopping.signal });
    set(
      entry,
      await toEndState(result).catch((error: unknown): PreviewState => {
        log(`The pages of a preview cannot be read: ${String(error)}`);
        return { step: 'failed', reason: unknown };
      }),
    );
  };
  const findQueued = () => [...entries.values()].find(({ state }) => state.step === 'queued');
  const buildAll = async () => {
    for (let next = findQueued(); next && !stopping.signal.aborted; next = findQueued()) {
      const startedAt = performance.now();
      await build(next);
      log(
        `preview of ${toKey(next.asked)}: ${next.state.step}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
      );
    }
  };
  const start = () => {
    running ??= buildAll()
      .catch((error: unknown) => log(`Previews have stopped: ${String(error)}`))
      .finally(() => (running = undefined));
  };
  const read = async (record: PreviewRecord): Promise<PreviewState | undefined> => {
    const entry = entries.get(toKey(record));
    return entry && (await isThere(entry)) ? entry.state : undefined;
  };
  const isUsable = async (entry: Entry, content: string) => {
    const { state, asked, endedAtMs } = entry;
    if (asked.content !== content || state.step === 'failed' || !(await isThere(entry))) return false;
    return state.step !== 'ready' || Date.now() - endedAtMs < freshMs;
  };

  return {
    async open(asked) {
      const key = toKey(asked);
      const known = entries.get(key);
      if (known && (await isUsable(known, asked.content))) return known.state;
      // A new entry: what is being built for an older content ends in the old one, which nobody sees.
      const entry: Entry = { asked, state: { step: 'queued' }, endedAtMs: 0 };
      entries.set(key, entry);
      start();
      return entry.state;
    },
    read,
    async readNext(record, step, timeoutMs) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]);
      for (;;) {
        // Listens before it reads: a change in between is not missed.
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
      await running;
    },
  };
}

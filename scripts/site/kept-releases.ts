// Decides which releases are kept to go back to, and which of their files a new release still carries: a page that a
// visitor has left open, or that a browser or service worker has kept, asks for its scripts and pictures long after
// the release it belongs to. Pure; called by the release step and the rollback.
import { z } from 'zod';
import { isImmutableFile } from '../../domain/immutable-files.ts';

/** The last ones, whatever their age. */
const keptCount = 5;

/** And the last one of each of these days: a fault may be found weeks after it came. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** The folder's name: its time, which sorts as text, and the process that made it. */
export const toReleaseName = (at: Date, pid: number): string => `${at.toISOString().replaceAll(/[:.]/g, '-')}-${pid}`;

/** The name of a release after the given one, even where the clock was put back between them. */
export const toNextName = (previous: string | undefined, at: Date, pid: number): string => {
  const previousMs = previous === undefined ? undefined : toReleaseTimeMs(previous);
  return toReleaseName(new Date(Math.max(at.getTime(), (previousMs ?? 0) + 1)), pid);
};

/** When the release was made, in ms since 1970; `undefined` for a name of something else. */
export const toReleaseTimeMs = (name: string): number | undefined => {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d+$/.exec(name);
  if (!parts) return undefined;
  const [, day = '', hours = '', minutes = '', seconds = '', ms = ''] = parts;
  const timeMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(timeMs) ? undefined : timeMs;
};

/** The names to keep, of those given in any order; `days`, for how long the last one of each, are those of UTC. */
export const planKeptReleases = (names: readonly string[], nowMs: number, days = keptDays): string[] => {
  const newestFirst = [...names].sort().reverse();
  const seenDays = new Set<string>();
  return newestFirst.filter((name, index) => {
    const day = name.slice(0, 10);
    const isNewestOfDay = !seenDays.has(day);
    seenDays.add(day);
    const ageMs = nowMs - (toReleaseTimeMs(name) ?? 0);
    return index < keptCount || (isNewestOfDay && ageMs < days * dayMs);
  });
};

/** How long a file stays after the last release it belonged to. */
export const carriedMs = 30 * 24 * 60 * 60 * 1_000;

/** Path inside the release → time (ms since 1970) at which a release without it came. */
export const carriedFilesSchema = z.record(z.string(), z.number());

export type CarriedFiles = z.infer<typeof carriedFilesSchema>;

/** What the release before is made of. */
interface EarlierFiles {
  /** All its files, carried ones and compressed twins among them. */
  files: readonly string[];
  carried: CarriedFiles;
}

/**
 * The files to carry into a release: only those that can never change under their name, so that no page of the new
 * release gets an old one, and none that the new release has itself.
 */
export const planCarriedFiles = (
  files: readonly string[],
  earlier: EarlierFiles,
  nowMs: number,
  keptMs = carriedMs,
): CarriedFiles => {
  const own = new Set(files);
  const old = earlier.files.filter((file) => isImmutableFile(file) && !/\.(br|gz)$/.test(file) && !own.has(file));
  const withTimes = old.map((file) => [file, earlier.carried[file] ?? nowMs] as const);
  return Object.fromEntries(withTimes.filter(([, leftAtMs]) => nowMs - leftAtMs < keptMs));
};

// Decides which releases are kept for a rollback, and which files a new release carries over from earlier ones: a page
// that is still open, or cached by a browser or service worker, requests its scripts and images long after its release
// was replaced. Pure functions.
import { z } from 'zod';
import { isImmutableFile } from '../../domain/immutable-files.ts';
import { dayMs } from '../../domain/durations.ts';

/** Number of most recent releases that are kept regardless of their age. */
const keptCount = 5;

/** For this many days, the last release of each day is also kept, because an error may be found weeks later. */
const keptDays = 30;

/** The folder's name: its time, which sorts as text, and the id of the process. */
export const toReleaseName = (at: Date, pid: number): string => `${at.toISOString().replaceAll(/[:.]/g, '-')}-${pid}`;

/** The name of a release after the given one, even if the clock was set back. */
export const toNextReleaseName = (previous: string | undefined, at: Date, pid: number): string => {
  const previousMs = previous === undefined ? undefined : parseReleaseTimeMs(previous);
  return toReleaseName(new Date(Math.max(at.getTime(), (previousMs ?? 0) + 1)), pid);
};

const releaseNamePattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d+$/;

/** When the release was made, in ms since 1970; `undefined` if it is not a release name. */
export const parseReleaseTimeMs = (name: string): number | undefined => {
  if (!releaseNamePattern.test(name)) return undefined;
  const timeMs = Date.parse(name.replace(releaseNamePattern, '$1T$2:$3:$4.$5Z'));
  return Number.isNaN(timeMs) ? undefined : timeMs;
};

/** Returns the names to keep. `days`: for how many days (UTC) the last release of each day is kept. */
export const selectReleasesToKeep = (names: readonly string[], nowMs: number, days = keptDays): string[] => {
  const newestFirst = [...names].sort().reverse();
  const seenDays = new Set<string>();
  return newestFirst.filter((name, index) => {
    const day = name.slice(0, 10);
    const isNewestOfDay = !seenDays.has(day);
    seenDays.add(day);
    const ageMs = nowMs - (parseReleaseTimeMs(name) ?? 0);
    return index < keptCount || (isNewestOfDay && ageMs < days * dayMs);
  });
};

/** How long a file is kept after the last release that contained it. */
export const carriedOverFileRetentionMs = 30 * dayMs;

/** Path inside the release → time (ms since 1970) of the first release without it. */
export const carriedOverFilesSchema = z.record(z.string(), z.number());

export type CarriedOverFiles = z.infer<typeof carriedOverFilesSchema>;

/** Files of the previous release. */
interface EarlierFiles {
  /** All its files, including carried ones and compressed variants. */
  files: readonly string[];
  carried: CarriedOverFiles;
}

/**
 * The files to carry over into a release: only immutable ones, so that no page of the new release gets an old file, and
 * none that the new release contains itself.
 */
export const selectCarriedOverFiles = (
  files: readonly string[],
  earlier: EarlierFiles,
  nowMs: number,
  keptMs = carriedOverFileRetentionMs,
): CarriedOverFiles => {
  const own = new Set(files);
  const old = earlier.files.filter((file) => isImmutableFile(file) && !/\.(br|gz)$/.test(file) && !own.has(file));
  const withTimes = old.map((file) => [file, earlier.carried[file] ?? nowMs] as const);
  return Object.fromEntries(withTimes.filter(([, leftAtMs]) => nowMs - leftAtMs < keptMs));
};

// Decides which releases are kept to go back to. Pure; called by the release step and the rollback.

/** The last ones, whatever their age. */
const keptCount = 5;

/** And the last one of each of these days: a fault may be found weeks after it came. */
const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1_000;

/** The folder's name: its time, which sorts as text, and the process that made it. */
export const toReleaseName = (at: Date, pid: number): string => `${at.toISOString().replaceAll(/[:.]/g, '-')}-${pid}`;

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

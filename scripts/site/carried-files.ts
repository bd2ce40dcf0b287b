// Decides which files of earlier releases a new one still carries: a page that a visitor has left open, or that a browser
// or service worker has kept, asks for its scripts and pictures long after the release it belongs to. Pure; called by
// the release step.
import { z } from 'zod';
import { isImmutable } from '../../domain/immutable-files.ts';

/** How long a file stays after the last release it belonged to. */
export const carriedMs = 30 * 24 * 60 * 60 * 1_000;

/** Path inside the release → time (ms since 1970) at which a release without it came. */
export const carriedFilesSchema = z.record(z.string(), z.number());

export type CarriedFiles = z.infer<typeof carriedFilesSchema>;

/** What the release before is made of. */
export interface EarlierFiles {
  /** All its files, carried ones and compressed twins among them. */
  files: readonly string[];
  carried: CarriedFiles;
}

/**
 * The files to carry into a release: only those that can never change under their name, so that no page of the new
 * release gets an old one, and none that the new release has itself.
 */
export function planCarriedFiles(
  files: readonly string[],
  earlier: EarlierFiles,
  nowMs: number,
  keptMs = carriedMs,
): CarriedFiles {
  const own = new Set(files);
  const old = earlier.files.filter((file) => isImmutable(file) && !/\.(br|gz)$/.test(file) && !own.has(file));
  const withTimes = old.map((file) => [file, earlier.carried[file] ?? nowMs] as const);
  return Object.fromEntries(withTimes.filter(([, leftAtMs]) => nowMs - leftAtMs < keptMs));
}

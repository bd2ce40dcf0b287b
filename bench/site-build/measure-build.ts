// Measures a build: peak memory of the process tree (from Linux's /proc), changed files, rendered pages.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const sampleMs = 1_000;

/**
 * Runs `work` and resolves to its result and the peak memory, in bytes, of this process and all descendants started
 * during the run. Earlier child processes, such as a backend, do not count. Shared memory counts once (PSS).
 */
export const measurePeakProcessMemory = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; peakBytes: number }> => {
  const earlier = new Set((await readTree(process.pid, new Set())).slice(1));
  let peakBytes = 0;
  let sampling = Promise.resolve();
  const sample = async () => {
    const sizes = await Promise.all((await readTree(process.pid, earlier)).map(readPssBytes));
    peakBytes = Math.max(
      peakBytes,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  };
  const timer = setInterval(() => {
    sampling = sampling.then(sample);
  }, sampleMs);
  try {
    const result = await work();
    await sampling;
    return { result, peakBytes };
  } finally {
    clearInterval(timer);
  }
};

/** The process and its descendants, without the excluded processes and their descendants. */
const readTree = async (root: number, excluded: ReadonlySet<number>): Promise<number[]> => {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = await readParent(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] =>
    excluded.has(pid) ? [] : [pid, ...(children.get(pid) ?? []).flatMap((child) => below(child))];
  return below(root);
};

/** `undefined` for a process that has ended. The process name, in brackets, may contain any character. */
const readParent = async (pid: string): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parent = /^.*\) \S (\d+)/s.exec(text)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

const readPssBytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1_024;
};

/** Files of `release` that are new or changed. Unchanged files are hard links to the previous release. */
export const readChangedReleaseFiles = async (release: string, before: string): Promise<string[]> => {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const files = entries
    // Hidden files contain metadata of the release.
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(release, join(parentPath, name)));
  const changed: string[] = [];
  for (const file of files) {
    const [current, previous] = await Promise.all([
      stat(join(release, file)),
      stat(join(before, file)).catch(() => undefined), // new
    ]);
    if (current.ino !== previous?.ino) changed.push(file);
  }
  return changed.sort();
};

/** Gatsby prints nothing if it renders no pages. */
export const parseGatsbyRenderedPageCount = (output: string): number =>
  Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);

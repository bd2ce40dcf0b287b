// What a build costs and changes: memory of this command and what it starts (by Linux's /proc), files that differ
// from the release before, pages that were rendered. Called by the benches of the site's build and of publishing.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const sampleMs = 1_000;

/**
 * Runs the work and resolves to its result and the most memory, in bytes, that this process and all below it held at once
 * while it ran; what was running below it before, such as a backend, does not count. A page of memory that several
 * processes share counts once (PSS).
 */
export const measurePeakMemory = async <Result>(
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

/** The process and all below it, without the left out ones and what is below them. */
const readTree = async (root: number, leftOut: ReadonlySet<number>): Promise<number[]> => {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = await readParent(name);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] =>
    leftOut.has(pid) ? [] : [pid, ...(children.get(pid) ?? []).flatMap((child) => below(child))];
  return below(root);
};

/** `undefined` for a process that is gone. Its name, in brackets, may hold anything. */
const readParent = async (pid: string): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parent = /^.*\) \S (\d+)/s.exec(text)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

const readPssBytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1_024;
};

/** Files of `release` that are new or differ: what did not change is one file on disk with the release before. */
export const readChangedFiles = async (release: string, before: string): Promise<string[]> => {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const files = entries
    // Hidden ones say of the release itself what it is made of.
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(release, join(parentPath, name)));
  const changed: string[] = [];
  for (const file of files) {
    const [now, then] = await Promise.all([
      stat(join(release, file)),
      stat(join(before, file)).catch(() => undefined), // new
    ]);
    if (now.ino !== then?.ino) changed.push(file);
  }
  return changed.sort();
};

/** Gatsby says nothing about pages where there are none. */
export const parseRenderedPageCount = (output: string): number =>
  Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);

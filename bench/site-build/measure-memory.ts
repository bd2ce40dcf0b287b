// How much memory this command and what it starts hold together. Reads Linux's /proc; called by the bench of the site's build.
import { readdir, readFile } from 'node:fs/promises';

const sampleMs = 1_000;

/**
 * Runs the work and resolves to its result and the most memory, in bytes, that this process and all below it held at once
 * while it ran; what was running below it before, such as a backend, does not count. A page of memory that several
 * processes share counts once (PSS).
 */
export const measureMemory = async <Result>(
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

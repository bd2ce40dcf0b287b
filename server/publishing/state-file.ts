// The queue on disk: written whole and renamed into place, so that a crash leaves the state before or after, never half of one.
// Used by the publisher.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emptyQueue, queueSchema, type Queue } from './queue.ts';

/** Beside the releases of the project, whatever the one is called that is served. */
export const toStateFile = (releaseFolder: string): string => join(dirname(releaseFolder), 'publishing.json');

/** The state of the last host. One that cannot be read is told and given up: the next call publishes everything anyway. */
export async function readQueue(file: string, log: (line: string) => void): Promise<Queue> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  if (text === undefined) return emptyQueue;
  try {
    return queueSchema.parse(JSON.parse(text));
  } catch {
    log(`${file} is damaged and is left behind: what waited there is published with the next change.`);
    return emptyQueue;
  }
}

/** Writes states one after the other; resolves when one that is at least as new as the given one is on disk. */
export function createQueueWriter(file: string): (queue: Queue) => Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  return (queue) => {
    const written = writing.then(async () => {
      await writeFile(`${file}.new`, `${JSON.stringify(queue, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    });
    // The next one is tried, whatever became of this one.
    writing = written.catch(() => undefined);
    return written;
  };
}

// Where the log of Directus goes: line by line through clean-log.ts into a file of the data folder, or to this process's own
// output, where a service manager keeps it. Called by directus-process.ts.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { toCleanLine } from './clean-log.ts';

export type LogTarget = 'file' | 'stdout';

const openTarget = async (target: LogTarget, logFile: string): Promise<Writable> => {
  if (target === 'stdout') return process.stdout;
  await mkdir(dirname(logFile), { recursive: true });
  // What was said before a crash is there after the next start.
  await rename(logFile, logFile.replace(/\.log$/, '.previous.log')).catch(() => undefined);
  return createWriteStream(logFile, { mode: 0o600 });
};

const copyLines = async (source: Readable, to: Writable): Promise<void> => {
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    if (line.trim() !== '' && !to.write(`${toCleanLine(line, Date.now())}\n`)) await once(to, 'drain');
  }
};

const copyAll = async (sources: Readable[], target: LogTarget, logFile: string): Promise<void> => {
  const output = await openTarget(target, logFile);
  // Told by the write or the wait that it breaks.
  output.on('error', () => undefined);
  await Promise.all(sources.map((source) => copyLines(source, output)));
  if (target === 'stdout') return;
  output.end();
  await once(output, 'finish');
};

/** Copies until the sources end; kept when the last line is written. A log that cannot be written stops nobody. */
export const writeLog = async (sources: Readable[], target: LogTarget, logFile: string): Promise<void> => {
  try {
    await copyAll(sources, target, logFile);
  } catch (error) {
    console.error(`The log ${logFile} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    for (const source of sources) source.resume();
  }
};

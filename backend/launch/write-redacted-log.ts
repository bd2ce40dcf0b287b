// Writes the log of Directus line by line, with personal data and secrets redacted, to a file of the data folder or to
// stdout for a service manager.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { redactLogLine } from './redact-log-line.ts';

export type LogDestination = 'file' | 'stdout';

const openTarget = async (target: LogDestination, logFile: string): Promise<Writable> => {
  if (target === 'stdout') return process.stdout;
  await mkdir(dirname(logFile), { recursive: true });
  // Keeps the log from before a crash across the next start.
  await rename(logFile, logFile.replace(/\.log$/, '.previous.log')).catch(() => undefined);
  return createWriteStream(logFile, { mode: 0o600 });
};

const copyLines = async (source: Readable, to: Writable): Promise<void> => {
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    if (line.trim() !== '' && !to.write(`${redactLogLine(line, Date.now())}\n`)) await once(to, 'drain');
  }
};

const copyAll = async (sources: Readable[], target: LogDestination, logFile: string): Promise<void> => {
  const output = await openTarget(target, logFile);
  // The failing write or wait reports the error.
  output.on('error', () => undefined);
  await Promise.all(sources.map((source) => copyLines(source, output)));
  if (target === 'stdout') return;
  output.end();
  await once(output, 'finish');
};

/** Copies until the sources end; resolves when the last line is written. A failing log does not stop the process. */
export const writeRedactedLog = async (sources: Readable[], target: LogDestination, logFile: string): Promise<void> => {
  try {
    await copyAll(sources, target, logFile);
  } catch (error) {
    console.error(`The log ${logFile} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    for (const source of sources) source.resume();
  }
};

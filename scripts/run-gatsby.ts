// Runs Gatsby as a program, with what every call of it needs, and reads its output: thinned out for the terminal, and
// its errors for a failure of which nothing else is known. Called by build-site and dev.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChild, type ChildResult } from './child-process.ts';
import { rootFolder } from './setup.mjs';

interface GatsbyOptions {
  parameters: readonly string[];
  environment: Readonly<Record<string, string>>;
  onLine: (line: string) => void;
  signal?: AbortSignal | undefined;
}

const program = join(rootFolder, 'node_modules', 'gatsby', 'cli.js');

/** One Gatsby runs in a checkout at a time: what others with this name left is nobody's any more. */
const temporaryName = `storefront-gatsby-${createHash('sha256').update(rootFolder).digest('hex').slice(0, 12)}-`;

/** Resolves when Gatsby has ended, however that went. It ends with this process even where that is killed. */
export const runGatsby = async ({ parameters, environment, onLine, signal }: GatsbyOptions): Promise<ChildResult> => {
  // Gatsby's workers leave folders behind, and a killed build leaves all of it.
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(temporaryName)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
  const temporaryFolder = await mkdtemp(join(tmpdir(), temporaryName));
  try {
    return await runChild({
      command: process.execPath,
      parameters: [program, ...parameters],
      environment: {
        ...environment,
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_RECOMMENDED_OFF: '1',
        FORCE_COLOR: '0',
        TMPDIR: temporaryFolder,
      },
      onLine,
      endsWithParent: true,
      ...(signal && { signal }),
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
};

const slowMs = 1_000;
const pageTree = /^\s*[┌├└│┤]|^(Pages|\s*Config in use).*$/u;
const legend = /^\s*(╭|╰|│|D |λ |\(SSG\)|\(DSG\)|\(SSR\))/u;

/** The line as it is worth showing, or `undefined` for one that is noise. Warnings and errors always stay. */
export const toCalmLine = (line: string): string | undefined => {
  const text = stripVTControlCharacters(line).trimEnd();
  if (text.trim() === '' || pageTree.test(text) || legend.test(text)) return undefined;
  if (text.startsWith('success ')) {
    const seconds = /- (\d+(?:\.\d+)?)s/u.exec(text)?.[1];
    return seconds !== undefined && Number(seconds) * 1_000 >= slowMs ? text : undefined;
  }
  if (/^(info|verbose|not finished) /u.test(text)) return undefined;
  return text;
};

/** Enough for the message; what follows is code. */
const maxLines = 12;

/** Collects what Gatsby prints of its errors, for a failure of which nothing else is known. */
interface GatsbyErrors {
  add: (line: string) => void;
  /** The first error's lines, without stack; empty when Gatsby said nothing. */
  read: () => string;
}

/** Gatsby marks an error with ` ERROR `, then tells it in the lines after. */
export const createGatsbyErrors = (): GatsbyErrors => {
  const lines: string[] = [];
  let isInside = false;
  return {
    add: (line) => {
      const text = stripVTControlCharacters(line).trim();
      const isStart = /^ERROR\b/.test(text);
      if (isStart && lines.length === 0) isInside = true;
      else if (isStart || /^(success|info|warn|not finished)\b/.test(text)) isInside = false;
      const words = text.replace(/^ERROR\s*(#\w+)?/, '').trim();
      if (isInside && words !== '' && !/^at\s/.test(words) && lines.length < maxLines) lines.push(words);
    },
    read: () => lines.join('\n'),
  };
};

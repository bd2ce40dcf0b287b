// Runs Gatsby as a program and reads its output: condensed for the terminal, and its errors for failures that have no
// other explanation.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChildProcess, type ChildProcessExit } from './child-process.ts';
import { rootFolder } from './setup.mjs';

interface GatsbyOptions {
  parameters: readonly string[];
  environment: Readonly<Record<string, string>>;
  onLine: (line: string) => void;
  signal?: AbortSignal | undefined;
}

const program = join(rootFolder, 'scripts', 'patched-gatsby-cli.mjs');

/** Only one Gatsby runs per checkout at a time, so other folders with this prefix are left over. */
const temporaryName = `storefront-gatsby-${createHash('sha256').update(rootFolder).digest('hex').slice(0, 12)}-`;

/**
 * Resolves when Gatsby has ended, successfully or not. Gatsby ends with this process even if this process is killed.
 */
export const runGatsby = async ({
  parameters,
  environment,
  onLine,
  signal,
}: GatsbyOptions): Promise<ChildProcessExit> => {
  // Gatsby's workers leave folders behind, and a killed build leaves all of them.
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(temporaryName)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
  const temporaryFolder = await mkdtemp(join(tmpdir(), temporaryName));
  try {
    return await runChildProcess({
      command: process.execPath,
      parameters: [program, ...parameters],
      environment: {
        ...environment,
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_RECOMMENDED_OFF: '1',
        GATSBY_FEEDBACK_DISABLED: '1',
        // The default draws with React, which takes half a second to load.
        GATSBY_LOGGER: 'yurnalist',
        FORCE_COLOR: '0',
        // Deprecations are meant for the authors of the code, and Gatsby reports each as an unknown error.
        NODE_OPTIONS: [process.env.NODE_OPTIONS, '--disable-warning=DeprecationWarning'].filter(Boolean).join(' '),
        // Spares Gatsby and its workers a tenth of their processor time.
        NODE_COMPILE_CACHE: join(rootFolder, 'node_modules', '.cache', 'node-compile-cache'),
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

/** Readable names of Gatsby's slow activities; others keep their name. */
const steps: Readonly<Record<string, string>> = {
  'source and transform nodes': 'Content read and images created',
  createPages: 'Pages planned and share images drawn',
  'extract queries from components': 'Queries collected',
  'Building production JavaScript and CSS bundles': 'Scripts and styles bundled',
  'Building HTML renderer': 'Page renderer bundled',
  'run queries in workers': 'Page data collected',
  'Building static HTML for pages': 'Pages rendered',
  onPostBuild: 'Service worker written',
};

/** The start of a message; lines that follow belong to it. */
const message = /^(success|info|verbose|warn|not finished|ERROR|FATAL ERROR|\w*Error:)/u;
const pageTree = /^\s*[┌├└│┤]|^(Pages|\s*Config in use).*$/u;
const legend = /^\s*(╭|╰|│|D |λ |\(SSG\)|\(DSG\)|\(SSR\))/u;
/** Time and count of an activity whose line was too long for Gatsby. */
const wrapped = /^\d+(\.\d+)?s - \d+\/\d+/u;
/**
 * The style guide's template is a page only in development; the service worker lists its files. Gatsby prefixes
 * warnings with `warning` in CI.
 */
const expected = [
  /^warn(?:ing)? The GraphQL query in the non-page component/u,
  /^The following pages will be precached/u,
];

/** Filters Gatsby's output line by line: slow steps with their times, warnings and errors. */
export const createGatsbyOutputFilter = (): ((line: string) => string | undefined) => {
  let isExpected = false;
  return (line) => {
    const text = stripVTControlCharacters(line).trimEnd();
    if (message.test(text.trim())) isExpected = false;
    if (expected.some((pattern) => pattern.test(text))) isExpected = true;
    if (isExpected || text.trim() === '' || [pageTree, legend, wrapped].some((pattern) => pattern.test(text))) {
      return undefined;
    }
    const [, activity = '', seconds] = /^success (.+?) - (\d+(?:\.\d+)?)s/u.exec(text) ?? [];
    if (Number(seconds) * 1_000 >= slowMs) return `${steps[activity] ?? activity} (${Number(seconds).toFixed(1)} s)`;
    return /^(success|info|verbose|not finished) /u.test(text) ? undefined : text;
  };
};

/** Enough for the message; the following lines are code. */
const maxLines = 12;

/** Collects Gatsby's errors for failures that have no other explanation. */
interface GatsbyErrors {
  add: (line: string) => void;
  /** Lines of the first error without its stack; empty if there is none. */
  read: () => string;
}

/** Gatsby starts an error with ` ERROR `, followed by its lines. */
export const createGatsbyErrorCollector = (): GatsbyErrors => {
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

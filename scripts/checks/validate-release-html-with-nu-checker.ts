// The stage of the Nu HTML checker, the engine of validator.w3.org: checks every page of the built sites, including
// inline styles, for errors and warnings. Reports a finding that occurs on many pages once.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import vnuJar from 'vnu-jar';
import { runChildProcess } from '../child-process.ts';
import { findProgramPath } from '../find-program.mjs';
import { isHtmlPageFile } from '../release-check/read-release-html-links.ts';
import type { CheckStageResult } from './check-stage.ts';

/** React writes the slash for every void element; it has no effect in HTML. The checker does not know the newest CSS. */
const ignored =
  '.*(Trailing slash on void elements|Property “(animation-range|animation-timeline|interpolate-size|position-area|position-try-fallbacks)” doesn.t exist).*';

/** Checks all pages of the releases, several folders in parallel. A page counts once, however many findings it has. */
export const validateReleaseHtmlWithNuChecker = async (
  releaseFolders: readonly string[],
  signal: AbortSignal,
): Promise<CheckStageResult> => {
  const java = findProgramPath('java');
  if (java === undefined) {
    return { passed: 0, failed: 0, output: '', skipped: 'there is no Java: apt-get install default-jre-headless' };
  }
  const results = await Promise.all(releaseFolders.map((folder) => checkFolder(java, folder, signal)));
  const output = results.flatMap(({ lines }) => lines).join('\n');
  const pageCount = results.reduce((sum, { pages }) => sum + pages, 0);
  const failed = results.reduce((sum, { failedPages }) => sum + failedPages, 0);
  return {
    passed: pageCount - failed,
    failed,
    output,
    notes: [`Nu HTML checker: ${pageCount} pages, ${failed} of them with errors or warnings`],
  };
};

const checkFolder = async (java: string, folder: string, signal: AbortSignal) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pages = files.map((file) => relative(folder, join(file.parentPath, file.name))).filter(isHtmlPageFile);
  const lines: string[] = [];
  const { code } = await runChildProcess({
    command: java,
    parameters: [
      '-Xss4m',
      '-Xmx768m',
      '-jar',
      String(vnuJar),
      '--stdout',
      '--exit-zero-always',
      '--format',
      'gnu',
      '--filterpattern',
      ignored,
      ...pages.map((page) => join(folder, page)),
    ],
    onLine: (line) => void lines.push(line),
    signal,
  });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The HTML checker failed (${code}):\n${lines.slice(-20).join('\n')}`);
  const { findings, failedPages } = parseHtmlCheckFindings(lines, folder);
  return { pages: pages.length, failedPages, lines: findings };
};

const linePattern =
  /^"(?:file:)?(?<file>[^"]+)":(?<place>[\d.-]+): (?<text>(?:error|info warning|non-document-error).*)$/;
const shownPages = 3;

/** Result of the Nu HTML checker. */
interface Findings {
  /** One entry per finding: its text, the number of pages, and the first of them. */
  findings: string[];
  failedPages: number;
}

/** @throws when a line of the output cannot be parsed, so that no finding is lost. */
export const parseHtmlCheckFindings = (lines: readonly string[], folder: string): Findings => {
  const places = new Map<string, string[]>();
  const pages = new Set<string>();
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { file = '', place = '', text = '' } = linePattern.exec(line)?.groups ?? {};
    if (text === '') throw new Error(`Unexpected output of the HTML checker: ${line}`);
    const page = decodeURI(file).replace(folder, '');
    pages.add(page);
    places.set(text, [...(places.get(text) ?? []), `${page}:${place}`]);
  }
  return {
    findings: [...places].map(
      ([text, found]) => `${text}\n  ${found.length} times, first: ${found.slice(0, shownPages).join(' ')}`,
    ),
    failedPages: pages.size,
  };
};

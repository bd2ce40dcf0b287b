// The stage of the Nu HTML checker, the one behind validator.w3.org: every page of the built sites, errors and
// warnings, with the styles that stand in the pages; the same finding on many pages is told once. Called by
// site-stages.ts.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import vnuJar from 'vnu-jar';
import { runChild } from '../child-process.ts';
import { findProgram } from '../find-program.mjs';
import { isPage } from '../release-check/read-documents.ts';
import type { StageResult } from './stage.ts';

/** Written by React for every void element; it changes nothing in HTML. */
const ignored = '.*Trailing slash on void elements.*';

/** Checks all pages of the releases; the folders are checked side by side. A page counts once, whatever is wrong in it. */
export const checkHtml = async (releaseFolders: readonly string[], signal: AbortSignal): Promise<StageResult> => {
  const java = findProgram('java');
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
  const pages = files.map((file) => relative(folder, join(file.parentPath, file.name))).filter(isPage);
  const lines: string[] = [];
  const { code } = await runChild({
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
  if (code !== 0) throw new Error(`The checker of HTML broke off (${code}):\n${lines.slice(-20).join('\n')}`);
  const { findings, failedPages } = readFindings(lines, folder);
  return { pages: pages.length, failedPages, lines: findings };
};

const linePattern =
  /^"(?:file:)?(?<file>[^"]+)":(?<place>[\d.-]+): (?<text>(?:error|info warning|non-document-error).*)$/;
const shownPages = 3;

/** Reads what the Nu HTML checker says, line by line, and tells the same finding on many pages once. */
interface Findings {
  /** One line per finding: what is wrong, on how many pages, and the first of them. */
  findings: string[];
  failedPages: number;
}

/** @throws when the checker writes something that is no finding: what it means would be lost. */
export const readFindings = (lines: readonly string[], folder: string): Findings => {
  const places = new Map<string, string[]>();
  const pages = new Set<string>();
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { file = '', place = '', text = '' } = linePattern.exec(line)?.groups ?? {};
    if (text === '') throw new Error(`The checker of HTML says what is not understood: ${line}`);
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

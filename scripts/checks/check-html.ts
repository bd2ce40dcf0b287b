// The stage of the Nu HTML checker, the one behind validator.w3.org: every page of the built sites, errors and warnings, with
// the styles that stand in the pages. Called by site-stages.ts.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import vnuJar from 'vnu-jar';
import { runChild } from '../child-process.ts';
import { findTestTool } from '../find-test-tools.mjs';
import { isPage } from '../release-check/read-documents.ts';
import type { StageResult } from './stage.ts';
import { readFindings } from './vnu-findings.ts';

/** Written by React for every void element; it changes nothing in HTML. */
const ignored = '.*Trailing slash on void elements.*';

/** Checks all pages of the releases; the folders are checked side by side. A page counts once, whatever is wrong in it. */
export async function checkHtml(releaseFolders: readonly string[], signal: AbortSignal): Promise<StageResult> {
  const java = findTestTool('java');
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
}

async function checkFolder(java: string, folder: string, signal: AbortSignal) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pages = files.map((file) => relative(folder, join(file.parentPath, file.name))).filter(isPage);
  const lines: string[] = [];
  const { code } = await runChild({
    command: java,
    parameters: [
      ...['-Xss4m', '-Xmx768m', '-jar', String(vnuJar), '--stdout', '--exit-zero-always', '--format', 'gnu'],
      ...['--filterpattern', ignored],
      ...pages.map((page) => join(folder, page)),
    ],
    onLine: (line) => void lines.push(line),
    signal,
  });
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The checker of HTML broke off (${code}):\n${lines.slice(-20).join('\n')}`);
  const { findings, failedPages } = readFindings(lines, folder);
  return { pages: pages.length, failedPages, lines: findings };
}

// Thins out Gatsby's output: a build of two thousand pages would list each of them. Called by build-site and dev.
import { stripVTControlCharacters } from 'node:util';

const slowMs = 1_000;
const pageTree = /^\s*[┌├└│┤]|^(Pages|\s*Config in use).*$/u;
const legend = /^\s*(╭|╰|│|D |λ |\(SSG\)|\(DSG\)|\(SSR\))/u;

/** The line as it is worth showing, or `undefined` for one that is noise. Warnings and errors always stay. */
export function toCalmLine(line: string): string | undefined {
  const text = stripVTControlCharacters(line).trimEnd();
  if (text.trim() === '' || pageTree.test(text) || legend.test(text)) return undefined;
  if (text.startsWith('success ')) {
    const seconds = /- (\d+(?:\.\d+)?)s/u.exec(text)?.[1];
    return seconds !== undefined && Number(seconds) * 1_000 >= slowMs ? text : undefined;
  }
  if (/^(info|verbose|not finished) /u.test(text)) return undefined;
  return text;
}

// Parses the HTML of a legal text, as editors write it, into blocks. Paragraphs, headings, lists and tables keep their
// order; other elements contribute their text.
import { Parser } from 'htmlparser2';
import { type DocumentBlock, type DocumentTextRun, toSafeHref } from './document-blocks.ts';

const levels: Record<string, 1 | 2 | 3> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
const blockNames = new Set([
  'address',
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'ol',
  'p',
  'section',
  'table',
  'tr',
  'ul',
]);
const ignoredNames = new Set(['head', 'script', 'style', 'template', 'title']);

/** `base` completes relative links, such as `https://arnsberg-tochter.example`. */
export const parseHtmlToDocumentBlocks = (html: string, base: string): DocumentBlock[] => {
  const blocks: DocumentBlock[] = [];
  const open: { name: string; href?: string }[] = [];
  let runs: DocumentTextRun[] = [];
  const isIn = (...names: string[]): boolean => open.some(({ name }) => names.includes(name));
  const end = (): void => {
    const trimmed = trimEnds(runs);
    runs = [];
    if (trimmed.length === 0) return;
    const level = open.map(({ name }) => levels[name]).find((found) => found !== undefined);
    if (level !== undefined) blocks.push({ kind: 'heading', level, runs: trimmed });
    else blocks.push({ kind: isIn('li') ? 'item' : 'paragraph', runs: trimmed });
  };
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'br') runs.push({ text: '\n' });
      // The cells of a table row become one line.
      if ((name === 'td' || name === 'th') && runs.length > 0) runs.push({ text: ' – ' });
      if (isBreak(name)) end();
      const address = href === undefined ? undefined : toSafeHref(toAbsolute(href, base));
      open.push({ name, ...(address !== undefined && { href: address }) });
    },
    ontext: (text) => {
      if (open.some(({ name }) => ignoredNames.has(name))) return;
      const trimmed = text.replace(/[ \t\r\n]+/g, ' ');
      const address = open.findLast(({ href }) => href !== undefined)?.href;
      runs.push({
        text: trimmed,
        ...(isIn('b', 'strong') && { isBold: true }),
        ...(address !== undefined && { href: address }),
      });
    },
    onclosetag: (name) => {
      if (isBreak(name)) end();
      open.pop();
    },
  });
  parser.end(html);
  end();
  return blocks;
};

const isBreak = (name: string): boolean => blockNames.has(name) || name === 'li' || levels[name] !== undefined;

const toAbsolute = (href: string, base: string): string => (href.startsWith('/') ? base + href : href);

/** Collapses whitespace between runs and trims the ends; returns an empty list if no text remains. */
const trimEnds = (runs: readonly DocumentTextRun[]): DocumentTextRun[] => {
  const joined: DocumentTextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const text = (last === undefined || /\s$/.test(last.text) ? run.text.replace(/^ +/, '') : run.text).replace(
      /^ +(?=\n)/,
      '',
    );
    if (text === '') continue;
    if (last && last.href === run.href && last.isBold === run.isBold) last.text += text;
    else joined.push({ ...run, text });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined.filter(({ text }) => text !== '');
};

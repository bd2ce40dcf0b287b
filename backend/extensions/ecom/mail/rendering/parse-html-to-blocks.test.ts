// Legal texts as editors write them, and which of their links an email or PDF keeps.
import { expect, it } from 'vitest';
import {
  createBoldTextRun,
  type DocumentBlock,
  createEmailOrPdfHeadingBlock,
  createLabelValueRowBlock,
  createLinkTextRun,
  createListItemBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
  toSafeHref,
} from './document-blocks.ts';
import { parseHtmlToDocumentBlocks } from './parse-html-to-blocks.ts';

const base = 'https://shop.example';
const parse = (html: string): DocumentBlock[] => parseHtmlToDocumentBlocks(html, base);
const heading = (level: 1 | 2 | 3, text: string): DocumentBlock => ({ kind: 'heading', level, runs: [{ text }] });
const link = (href: string): DocumentBlock[] => [{ kind: 'paragraph', runs: [{ text: 'hier', href }] }];

it.each<[string, DocumentBlock[]]>([
  ['', []],
  ['<p> </p>', []],
  ['Text', [createParagraphBlock('Text')]],
  ['<h1>A</h1><h2>B</h2><h3>C</h3>', [heading(1, 'A'), heading(2, 'B'), heading(3, 'C')]],
  ['<h4>A</h4><h5>B</h5><h6>C</h6>', [heading(3, 'A'), heading(3, 'B'), heading(3, 'C')]],
  ['<h2><strong>A</strong></h2>', [{ kind: 'heading', level: 2, runs: [createBoldTextRun('A')] }]],
  ['<div><h2>A</h2></div>', [heading(2, 'A')]],
  ['<p>a</p><div>b</div><blockquote>c</blockquote>d', ['a', 'b', 'c', 'd'].map((text) => createParagraphBlock(text))],
  ['<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>', ['a', 'b', 'c'].map((text) => createListItemBlock(text))],
  ['vor<ul><li>a</li></ul>nach', [createParagraphBlock('vor'), createListItemBlock('a'), createParagraphBlock('nach')]],
  ['<dl><dt>a</dt><dd>b</dd></dl>', [createParagraphBlock('a'), createParagraphBlock('b')]],
  [
    '<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>',
    [createParagraphBlock('a – b'), createParagraphBlock('c')],
  ],
  ['<table><tr><th>a</th><th>b</th></tr></table>', [createParagraphBlock('a – b')]],
  ['<p>a<br>b</p>', [createParagraphBlock('a\nb')]],
  ['<p>a  <br>  b</p>', [createParagraphBlock('a \nb')]],
  ['<p>\n  a\t b\r\n  c\n</p>', [createParagraphBlock('a b c')]],
  ['<p>a <span> b</span></p>', [createParagraphBlock('a b')]],
  ['<p>a <b>b</b><strong>c</strong> d</p>', [createParagraphBlock('a ', createBoldTextRun('bc'), ' d')]],
  ['<p>a<b> </b></p>', [createParagraphBlock('a')]],
  ['<p>Müller &amp; S&ouml;hne</p>', [createParagraphBlock('Müller & Söhne')]],
  ['<title>t</title><style>p{}</style><script>x</script><template>v</template><p>a</p>', [createParagraphBlock('a')]],
  ['<p>a<script>x</script>b</p>', [createParagraphBlock('ab')]],
])('reads %j', (html, blocks) => {
  expect(parse(html)).toStrictEqual(blocks);
});

it.each([
  ['/agb', 'https://shop.example/agb'],
  ['https://a.example/x', 'https://a.example/x'],
  ['HTTP://a.example', 'HTTP://a.example'],
  ['mailto:shop@shop.example', 'mailto:shop@shop.example'],
])('keeps a link to %s', (href, address) => {
  expect(parse(`<p><a href="${href}">hier</a></p>`)).toEqual(link(address));
  expect(parse(`<p><a href="${href}"><span>hier</span></a></p>`)).toEqual(link(address));
});

it.each([
  'javascript:alert(1)',
  'javascript:https://a.example/',
  'data:text/html,x',
  'agb',
  'x https://a.example',
  'https://a.example/ b',
  'https://',
])('keeps only the text of a link to %s', (href) => {
  expect(parse(`<p><a href="${href}">hier</a></p>`)).toStrictEqual([createParagraphBlock('hier')]);
  expect(toSafeHref(href)).toBeUndefined();
  expect(createLinkTextRun('hier', href)).toStrictEqual({ text: 'hier' });
});

it('separates a link from the text around it', () => {
  expect(parse('<p>Siehe <a href="/agb">hier</a>.</p>')).toEqual([
    createParagraphBlock('Siehe ', createLinkTextRun('hier', `${base}/agb`), '.'),
  ]);
});

it('builds blocks without their empty parts', () => {
  const runs = [{ text: 'a' }, { text: 'b', isBold: true }];
  const parts = ['a', undefined, null, '', createBoldTextRun('b'), createBoldTextRun('')] as const;
  expect(createParagraphBlock(...parts)).toEqual({ kind: 'paragraph', runs });
  expect(createSmallPrintBlock(...parts)).toEqual({ kind: 'paragraph', runs, isSmall: true });
  expect(createDocumentNoteBlock(...parts)).toEqual({ kind: 'note', runs });
  expect(createListItemBlock(...parts)).toEqual({ kind: 'item', runs });
  expect(createEmailOrPdfHeadingBlock(2, 'a')).toEqual({ kind: 'heading', level: 2, runs: [{ text: 'a' }] });
  expect(createLabelValueRowBlock('Summe', '5 €')).toEqual({ kind: 'row', label: 'Summe', value: '5 €' });
});

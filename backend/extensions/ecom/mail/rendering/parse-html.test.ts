// Legal texts as editors write them, and which of their links an email or PDF keeps.
import { expect, it } from 'vitest';
import {
  boldTextRun,
  type DocumentBlock,
  headingBlock,
  labelValueRowBlock,
  linkTextRun,
  listItemBlock,
  noteBlock,
  paragraphBlock,
  smallPrintBlock,
  toSafeHref,
} from './document-blocks.ts';
import { parseHtmlBlocks } from './parse-html.ts';

const base = 'https://shop.example';
const parse = (html: string): DocumentBlock[] => parseHtmlBlocks(html, base);
const heading = (level: 1 | 2 | 3, text: string): DocumentBlock => ({ kind: 'heading', level, runs: [{ text }] });
const link = (href: string): DocumentBlock[] => [{ kind: 'paragraph', runs: [{ text: 'hier', href }] }];

it.each<[string, DocumentBlock[]]>([
  ['', []],
  ['<p> </p>', []],
  ['Text', [paragraphBlock('Text')]],
  ['<h1>A</h1><h2>B</h2><h3>C</h3>', [heading(1, 'A'), heading(2, 'B'), heading(3, 'C')]],
  ['<h4>A</h4><h5>B</h5><h6>C</h6>', [heading(3, 'A'), heading(3, 'B'), heading(3, 'C')]],
  ['<h2><strong>A</strong></h2>', [{ kind: 'heading', level: 2, runs: [boldTextRun('A')] }]],
  ['<div><h2>A</h2></div>', [heading(2, 'A')]],
  ['<p>a</p><div>b</div><blockquote>c</blockquote>d', ['a', 'b', 'c', 'd'].map((text) => paragraphBlock(text))],
  ['<ul><li>a</li><li><p>b</p></li></ul><ol><li>c</li></ol>', ['a', 'b', 'c'].map((text) => listItemBlock(text))],
  ['vor<ul><li>a</li></ul>nach', [paragraphBlock('vor'), listItemBlock('a'), paragraphBlock('nach')]],
  ['<dl><dt>a</dt><dd>b</dd></dl>', [paragraphBlock('a'), paragraphBlock('b')]],
  ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', [paragraphBlock('a – b'), paragraphBlock('c')]],
  ['<table><tr><th>a</th><th>b</th></tr></table>', [paragraphBlock('a – b')]],
  ['<p>a<br>b</p>', [paragraphBlock('a\nb')]],
  ['<p>a  <br>  b</p>', [paragraphBlock('a \nb')]],
  ['<p>\n  a\t b\r\n  c\n</p>', [paragraphBlock('a b c')]],
  ['<p>a <span> b</span></p>', [paragraphBlock('a b')]],
  ['<p>a <b>b</b><strong>c</strong> d</p>', [paragraphBlock('a ', boldTextRun('bc'), ' d')]],
  ['<p>a<b> </b></p>', [paragraphBlock('a')]],
  ['<p>Müller &amp; S&ouml;hne</p>', [paragraphBlock('Müller & Söhne')]],
  ['<title>t</title><style>p{}</style><script>x</script><template>v</template><p>a</p>', [paragraphBlock('a')]],
  ['<p>a<script>x</script>b</p>', [paragraphBlock('ab')]],
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
  expect(parse(`<p><a href="${href}">hier</a></p>`)).toStrictEqual([paragraphBlock('hier')]);
  expect(toSafeHref(href)).toBeUndefined();
  expect(linkTextRun('hier', href)).toStrictEqual({ text: 'hier' });
});

it('separates a link from the text around it', () => {
  expect(parse('<p>Siehe <a href="/agb">hier</a>.</p>')).toEqual([
    paragraphBlock('Siehe ', linkTextRun('hier', `${base}/agb`), '.'),
  ]);
});

it('builds blocks without their empty parts', () => {
  const runs = [{ text: 'a' }, { text: 'b', isBold: true }];
  const parts = ['a', undefined, null, '', boldTextRun('b'), boldTextRun('')] as const;
  expect(paragraphBlock(...parts)).toEqual({ kind: 'paragraph', runs });
  expect(smallPrintBlock(...parts)).toEqual({ kind: 'paragraph', runs, isSmall: true });
  expect(noteBlock(...parts)).toEqual({ kind: 'note', runs });
  expect(listItemBlock(...parts)).toEqual({ kind: 'item', runs });
  expect(headingBlock(2, 'a')).toEqual({ kind: 'heading', level: 2, runs: [{ text: 'a' }] });
  expect(labelValueRowBlock('Summe', '5 €')).toEqual({ kind: 'row', label: 'Summe', value: '5 €' });
});

import { expect, it } from 'vitest';
import { parseHtmlCheckFindings } from './validate-release-html-with-nu-checker.ts';

it('counts failed pages and reports a repeated finding once', () => {
  const lines = [
    '"file:/releases/1/kontakt/index.html":1.20-1.40: error: The element “h3” must not appear here.',
    '"file:/releases/1/en/contact/index.html":1.22-1.42: error: The element “h3” must not appear here.',
    '"file:/releases/1/kontakt/index.html":2.1-2.9: info warning: Section lacks heading.',
    '',
  ];
  const { findings, failedPages } = parseHtmlCheckFindings(lines, '/releases/1');
  expect(failedPages).toBe(2);
  expect(findings).toEqual([
    'error: The element “h3” must not appear here.\n  2 times, first: /kontakt/index.html:1.20-1.40 /en/contact/index.html:1.22-1.42',
    'info warning: Section lacks heading.\n  1 times, first: /kontakt/index.html:2.1-2.9',
  ]);
});

it('throws on output that it does not understand', () => {
  expect(() => parseHtmlCheckFindings(['java.lang.OutOfMemoryError'], '/releases/1')).toThrow('OutOfMemoryError');
});

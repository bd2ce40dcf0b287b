import { expect, it } from 'vitest';
import { readFindings } from './check-html.ts';

it('counts pages, and tells the same finding once', () => {
  const lines = [
    '"file:/releases/1/kontakt/index.html":1.20-1.40: error: The element “h3” must not appear here.',
    '"file:/releases/1/en/contact/index.html":1.22-1.42: error: The element “h3” must not appear here.',
    '"file:/releases/1/kontakt/index.html":2.1-2.9: info warning: Section lacks heading.',
    '',
  ];
  const { findings, failedPages } = readFindings(lines, '/releases/1');
  expect(failedPages).toBe(2);
  expect(findings).toEqual([
    'error: The element “h3” must not appear here.\n  2 times, first: /kontakt/index.html:1.20-1.40 /en/contact/index.html:1.22-1.42',
    'info warning: Section lacks heading.\n  1 times, first: /kontakt/index.html:2.1-2.9',
  ]);
});

it('takes no unknown words for silence', () => {
  expect(() => readFindings(['java.lang.OutOfMemoryError'], '/releases/1')).toThrow('OutOfMemoryError');
});

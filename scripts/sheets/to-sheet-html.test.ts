import { expect, it } from 'vitest';
import { toSheetHtml, toSheets } from './to-sheet-html.ts';

it('labels every picture, whatever stands in a name', () => {
  const html = toSheetHtml([{ label: 'a <b> & "c"', url: 'file:///x.jpg' }], {
    title: 'Masters',
    columnPx: 300,
    frame: '1',
  });
  expect(html).toContain('<img src="file:///x.jpg" alt=""><figcaption>a &lt;b> &amp; &quot;c&quot;</figcaption>');
});

it('spreads entries over sheets without losing one', () => {
  expect(toSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(toSheets([], 2)).toEqual([]);
});

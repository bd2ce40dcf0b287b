import { expect, it } from 'vitest';
import { toPageSamples, toSheetHtml, toSheets } from './photograph.ts';

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

it('takes the fullest and the barest page of each kind in each language', () => {
  const pages = [
    { kind: 'text', path: '/uhren', htmlBytes: 10 },
    { kind: 'text', path: '/agb', htmlBytes: 30 },
    { kind: 'text', path: '/perlen', htmlBytes: 20 },
    { kind: 'text', path: '/en/watches', htmlBytes: 12 },
    { kind: 'home', path: '/', htmlBytes: 8 },
    { kind: 'home', path: '/en', htmlBytes: 8 },
  ];
  expect(toPageSamples(pages)).toEqual(['/agb', '/uhren', '/en/watches', '/', '/en']);
});

import { expect, it } from 'vitest';
import { selectContactSheetPagePaths, toContactSheetHtml, splitIntoContactSheets } from './create-contact-sheets.ts';

it('labels every image and escapes its name', () => {
  const html = toContactSheetHtml([{ label: 'a <b> & "c"', url: 'file:///x.jpg' }], {
    title: 'Masters',
    columnPx: 300,
    frame: '1',
  });
  expect(html).toContain('<img src="file:///x.jpg" alt=""><figcaption>a &#60;b&#62; &#38; &#34;c&#34;</figcaption>');
});

it('distributes all entries over the sheets', () => {
  expect(splitIntoContactSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitIntoContactSheets([], 2)).toEqual([]);
});

it('selects the largest and the smallest page of each kind in each language', () => {
  const pages = [
    { kind: 'text', path: '/uhren', htmlBytes: 10 },
    { kind: 'text', path: '/agb', htmlBytes: 30 },
    { kind: 'text', path: '/perlen', htmlBytes: 20 },
    { kind: 'text', path: '/en/watches', htmlBytes: 12 },
    { kind: 'home', path: '/', htmlBytes: 8 },
    { kind: 'home', path: '/en', htmlBytes: 8 },
  ];
  expect(selectContactSheetPagePaths(pages)).toEqual(['/agb', '/uhren', '/en/watches', '/', '/en']);
});

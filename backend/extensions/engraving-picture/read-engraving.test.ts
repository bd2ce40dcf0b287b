import { expect, it } from 'vitest';
import { toDrawingUrls, toPersonalizationTexts } from './read-engraving.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Für "A#1"</title></svg>';

it('encodes each drawing as a data URL', () => {
  const [url = ''] = toDrawingUrls([svg]);
  expect(url).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(url.replace('data:image/svg+xml;charset=utf-8,', ''))).toBe(svg);
  expect(toDrawingUrls(JSON.stringify([svg, svg]))).toEqual([url, url]);
  expect(toDrawingUrls(svg)).toEqual([url]);
  expect(toPersonalizationTexts([svg])).toEqual([]);
});

it('formats personalization as text', () => {
  const entries = [
    { label: 'Gravur', value: 'Anna' },
    { label: 'Metall', value: 'Gold' },
  ];
  expect(toPersonalizationTexts(entries)).toEqual(['Gravur: Anna', 'Metall: Gold']);
  expect(toPersonalizationTexts(entries[0])).toEqual(['Gravur: Anna']);
  expect(toDrawingUrls(entries)).toEqual([]);
});

it.each([null, undefined, 1, '', 'no json', '{}', [null, 'javascript:alert(1)', '<p>', { label: 1 }]])(
  'shows nothing for %j',
  (value) => {
    expect(toDrawingUrls(value)).toEqual([]);
    expect(toPersonalizationTexts(value)).toEqual([]);
  },
);

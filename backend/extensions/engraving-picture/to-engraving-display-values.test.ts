import { expect, it } from 'vitest';
import { toEngravingDrawingDataUrls, toPersonalizationLabelValueLines } from './to-engraving-display-values.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Für "A#1"</title></svg>';

it('encodes each drawing as a data URL', () => {
  const [url = ''] = toEngravingDrawingDataUrls([svg]);
  expect(url).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(url.replace('data:image/svg+xml;charset=utf-8,', ''))).toBe(svg);
  expect(toEngravingDrawingDataUrls(JSON.stringify([svg, svg]))).toEqual([url, url]);
  expect(toEngravingDrawingDataUrls(svg)).toEqual([url]);
  expect(toPersonalizationLabelValueLines([svg])).toEqual([]);
});

it('formats personalization as text', () => {
  const entries = [
    { label: 'Gravur', value: 'Anna' },
    { label: 'Metall', value: 'Gold' },
  ];
  expect(toPersonalizationLabelValueLines(entries)).toEqual(['Gravur: Anna', 'Metall: Gold']);
  expect(toPersonalizationLabelValueLines(entries[0])).toEqual(['Gravur: Anna']);
  expect(toEngravingDrawingDataUrls(entries)).toEqual([]);
});

it.each([
  null,
  undefined,
  1,
  '',
  'no json',
  '{}',
  [null, 'javascript:alert(1)', '<p>', { label: 1 }],
  { label: 'Gravur' },
  { value: 'Anna' },
])('shows nothing for %j', (value) => {
  expect(toEngravingDrawingDataUrls(value)).toEqual([]);
  expect(toPersonalizationLabelValueLines(value)).toEqual([]);
});

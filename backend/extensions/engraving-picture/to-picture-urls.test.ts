import { expect, it } from 'vitest';
import { toPictureUrls } from './to-picture-urls.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Für "A#1"</title></svg>';

it('gives each drawing an address that holds the whole of it', () => {
  const [url = ''] = toPictureUrls([svg]);
  expect(url).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(url.replace('data:image/svg+xml;charset=utf-8,', ''))).toBe(svg);
  expect(toPictureUrls(JSON.stringify([svg, svg]))).toEqual([url, url]);
});

it.each([null, undefined, 1, '', 'no json', '{}', [null, 'javascript:alert(1)', '<p>']])(
  'shows nothing for %j',
  (value) => {
    expect(toPictureUrls(value)).toEqual([]);
  },
);

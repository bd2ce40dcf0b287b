import { expect, it } from 'vitest';
import { toSizeProblems } from './size-check.ts';

const before = { pageCount: 300, totalBytes: 100_000_000 };

it.each([
  ['the same', before, []],
  ['a brand less', { ...before, pageCount: 297 }, []],
  ['no products', { ...before, pageCount: 150 }, ['150 of 300 pages are gone.']],
  ['an imported catalogue', { ...before, pageCount: 16_000 }, ['There are 16000 pages instead of 300.']],
  ['no pictures', { ...before, totalBytes: 40_000_000 }, ['All files together have 40.0 MB instead of 100.0 MB.']],
  ['unwieldy files', { ...before, totalBytes: 600_000_000 }, ['All files together have 600.0 MB instead of 100.0 MB.']],
])('%s', (_case, now, problems) => {
  expect(toSizeProblems(now, before, [])).toEqual(problems);
});

it('lets a small site lose most of its pages', () => {
  expect(toSizeProblems({ pageCount: 5, totalBytes: 9 }, { pageCount: 25, totalBytes: 10 }, [])).toEqual([]);
});

it('names pages that shrink or grow beyond proportion', () => {
  const page = (path: string, bytesBefore: number, bytes: number) => ({ path, bytesBefore, bytes });
  const pages = [
    page('/uhren', 100_000, 80_000),
    page('/kontakt', 100_000, 20_000),
    page('/agb', 90_000, 449_000),
    page('/info', 110_000, 600_000),
  ];
  expect(toSizeProblems(before, before, pages)).toEqual([
    '/kontakt has 20 kB instead of 100 kB.',
    '/info has 600 kB instead of 110 kB.',
  ]);
  const many = Array.from({ length: 8 }, (_, index) => page(`/${index}`, 100_000, 1));
  expect(toSizeProblems(before, before, many).at(-1)).toBe('So it is with 3 more pages.');
});

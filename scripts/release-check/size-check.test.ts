import { expect, it } from 'vitest';
import { toSizeProblems } from './size-check.ts';

const before = { pageCount: 300, totalBytes: 100_000_000 };

it.each([
  ['the same', before, []],
  ['a brand less', { ...before, pageCount: 297 }, []],
  ['no products', { ...before, pageCount: 150 }, ['HTML: 300 → 150']],
  ['an imported catalogue', { ...before, pageCount: 16_000 }, ['HTML: 300 → 16000']],
  ['no pictures', { ...before, totalBytes: 40_000_000 }, ['100.0 MB → 40.0 MB']],
  ['unwieldy files', { ...before, totalBytes: 600_000_000 }, ['100.0 MB → 600.0 MB']],
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
  expect(toSizeProblems(before, before, pages)).toEqual(['/kontakt: 100 kB → 20 kB', '/info: 110 kB → 600 kB']);
});

import { describe, expect, it } from 'vitest';
import { findImplausibleReleaseSizeChanges } from './release-size-check.ts';

const before = { pageCount: 300, totalBytes: 100_000_000 };

it.each([
  ['the same', before, []],
  ['a brand less', { ...before, pageCount: 297 }, []],
  ['no products', { ...before, pageCount: 150 }, ['HTML: 300 → 150']],
  ['an imported catalogue', { ...before, pageCount: 16_000 }, ['HTML: 300 → 16000']],
  ['no images', { ...before, totalBytes: 40_000_000 }, ['100.0 MB → 40.0 MB']],
  ['unwieldy files', { ...before, totalBytes: 600_000_000 }, ['100.0 MB → 600.0 MB']],
])('%s', (_case, now, problems) => {
  expect(findImplausibleReleaseSizeChanges(now, before, [])).toEqual(problems);
});

it('allows a small site to lose most of its pages', () => {
  expect(
    findImplausibleReleaseSizeChanges({ pageCount: 5, totalBytes: 9 }, { pageCount: 25, totalBytes: 10 }, []),
  ).toEqual([]);
});

it('reports pages that shrink or grow disproportionately', () => {
  const page = (path: string, bytesBefore: number, bytes: number) => ({ path, bytesBefore, bytes });
  const pages = [
    page('/uhren', 100_000, 80_000),
    page('/kontakt', 100_000, 20_000),
    page('/agb', 90_000, 449_000),
    page('/info', 110_000, 600_000),
  ];
  expect(findImplausibleReleaseSizeChanges(before, before, pages)).toEqual([
    '/kontakt: 100 kB → 20 kB',
    '/info: 110 kB → 600 kB',
  ]);
});

describe('the limits', () => {
  const large = { pageCount: 1_000, totalBytes: 100_000_000 };

  it.each([
    // Lost pages: more than 20, and more than a quarter.
    [large, { pageCount: 750 }, 0],
    [large, { pageCount: 749 }, 1],
    [{ ...large, pageCount: 40 }, { pageCount: 20 }, 0],
    [{ ...large, pageCount: 40 }, { pageCount: 19 }, 1],
    // Added pages: more than a thousand, and more than five times as many in total.
    [large, { pageCount: 5_000 }, 0],
    [large, { pageCount: 5_001 }, 1],
    [{ ...large, pageCount: 250 }, { pageCount: 1_250 }, 0],
    [{ ...large, pageCount: 100 }, { pageCount: 1_100 }, 0],
    [{ ...large, pageCount: 100 }, { pageCount: 1_101 }, 1],
    [large, { pageCount: 2_500 }, 0],
    // Total bytes: below half, or more than five times as many.
    [large, { totalBytes: 50_000_000 }, 0],
    [large, { totalBytes: 49_999_999 }, 1],
    [large, { totalBytes: 500_000_000 }, 0],
    [large, { totalBytes: 500_000_001 }, 1],
  ])('from %j to %j: %d problem', (old, changes, count) => {
    expect(findImplausibleReleaseSizeChanges({ ...old, ...changes }, old, [])).toHaveLength(count);
  });

  it.each([
    // Page bytes: below a third; more than five times as many if the page is large.
    [300_000, 100_000, 0],
    [300_000, 99_999, 1],
    [100_000, 500_000, 0],
    [100_000, 500_001, 1],
    [120_000, 600_000, 0],
    [120_000, 600_001, 1],
    [10_000, 500_000, 0],
    [400_000, 600_000, 0],
  ])('of a page from %d to %d bytes: %d problem', (bytesBefore, bytes, count) => {
    expect(findImplausibleReleaseSizeChanges(large, large, [{ path: '/a', bytesBefore, bytes }])).toHaveLength(count);
  });
});

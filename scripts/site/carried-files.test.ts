import { expect, it } from 'vitest';
import { carriedMs, planCarriedFiles } from './carried-files.ts';

const app = (letter: string) => `app-${letter.repeat(20)}.js`;
const now = Date.UTC(2026, 10, 21);

it('carries scripts and pictures that are gone, and no pages', () => {
  const files = [
    app('a'),
    `${app('a')}.br`,
    `${app('a')}.gz`,
    'static/0a1b/ring.webp',
    'index.html',
    'page-data/x.json',
  ];
  expect(planCarriedFiles([app('b'), 'index.html'], { files, carried: {} }, now)).toEqual({
    [app('a')]: now,
    'static/0a1b/ring.webp': now,
  });
});

it('counts from the release that came without the file', () => {
  const earlier = {
    files: [app('a'), app('c')],
    carried: { [app('a')]: now - carriedMs + 1, [app('c')]: now - carriedMs },
  };
  expect(planCarriedFiles([], earlier, now)).toEqual({ [app('a')]: now - carriedMs + 1 });
});

it('forgets the time of a file that is back', () => {
  const earlier = { files: [app('a')], carried: { [app('a')]: now - 5 } };
  expect(planCarriedFiles([app('a')], earlier, now)).toEqual({});
});

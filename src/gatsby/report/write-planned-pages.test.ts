import { expect, it } from 'vitest';
import { toPlannedPages } from './write-planned-pages.ts';

it('lists every page once, and the paths that only the browser knows', () => {
  const pages = [
    { path: '/kontakt' },
    { path: '/404.html', matchPath: null },
    { path: '/konto', matchPath: '/konto/*' },
  ];
  expect(toPlannedPages(pages)).toEqual({ pages: ['/404.html', '/kontakt', '/konto'], clientOnly: ['/konto/*'] });
});

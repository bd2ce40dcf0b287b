import { expect, it } from 'vitest';
import { findSiteRedirect, toFixedSiteRedirects, toSiteRedirectTarget } from './fixed-site-redirects.ts';

const portal = 'https://portal.example/login';

it.each([
  ['/schaufenster', '/'],
  ['/Schaufenster/', '/'],
  ['/LOGIN', portal],
  ['/', undefined],
  ['/login/x', undefined],
  ['/en/schaufenster', undefined],
])('%s → %s', (pathname, to) => {
  expect(findSiteRedirect(toFixedSiteRedirects(portal), pathname)?.to).toBe(to);
});

it('has no login redirect without a portal', () => {
  expect(findSiteRedirect(toFixedSiteRedirects(''), '/login')).toBeUndefined();
});

it('keeps the visitor’s query if the rule has none', () => {
  expect(toSiteRedirectTarget({ from: '/login', to: portal, status: 301 }, '?next=1')).toBe(`${portal}?next=1`);
  expect(toSiteRedirectTarget({ from: '/login', to: `${portal}?a=1`, status: 301 }, '?next=1')).toBe(`${portal}?a=1`);
});

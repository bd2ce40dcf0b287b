// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followSiteRedirectMissedByHost } from './keep-requested-url-on-not-found.ts';

afterEach(() => vi.unstubAllEnvs());

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  const leave = vi.fn();
  return { leave, waiting: followSiteRedirectMissedByHost(leave) };
};

it('redirects regardless of case and blocks Gatsby’s start', () => {
  vi.stubEnv('GATSBY_LOGIN_URL', 'https://portal.example/login');
  const { leave, waiting } = open('/Login/?next=1#top');
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://portal.example/login?next=1#top');
  expect(waiting).toBeInstanceOf(Promise);
});

it('lets Gatsby start on all other paths', () => {
  const { leave, waiting } = open('/login');
  expect(leave).not.toHaveBeenCalled();
  expect(waiting).toBeUndefined();
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnHistoryNavigationAfterRelease, reloadOnFailedResourceAfterRelease } from './reload-after-release.ts';

const state = window as { ___swUpdated?: boolean; ___failedResources?: boolean };

const fail = (name: 'img' | 'link' | 'script', attributes: Record<string, string>) => {
  const element = document.createElement(name);
  Object.assign(element, attributes);
  // Outside of head and body, so that jsdom fetches nothing.
  document.documentElement.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
};

beforeEach(() => {
  delete state.___swUpdated;
  delete state.___failedResources;
});

describe('a failed resource', () => {
  const reload = vi.fn();
  reloadOnFailedResourceAfterRelease(reload);

  it.each([
    ['script', { src: '/island-0123456789abcdef.js' }, true],
    ['link', { rel: 'stylesheet', href: '/styles.css' }, true],
    ['link', { rel: 'prefetch', href: '/page-data/uhren/page-data.json' }, undefined],
    ['script', { src: 'https://matomo.example/matomo.js' }, undefined],
    ['img', { src: '/static/a/ring.webp' }, undefined],
  ] as const)('%s %o: sets the failed flag to %s', (name, attributes, expected) => {
    fail(name, attributes);
    expect(state.___failedResources).toBe(expected);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page immediately if a new release is installed', () => {
    state.___swUpdated = true;
    fail('script', { src: '/island-0123456789abcdef.js' });
    expect(reload).toHaveBeenCalledOnce();
    reload.mockClear();
  });
});

it('reloads on Back to another page, not within the page, once a new release is installed', () => {
  const reload = vi.fn();
  const move = (path: string) => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  move('/uhren');
  reloadOnHistoryNavigationAfterRelease(reload);
  move('/uhren#service');
  expect(reload).not.toHaveBeenCalled();
  move('/');
  expect(reload).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import type { ShouldUpdateScrollArgs } from 'gatsby';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  removeMalformedUrlHash,
  announceRouteChange,
  focusHeadingAfterNavigation,
  setUpRouteAnnouncer,
  storeTitleBeforeRouteChange,
  toRouteScrollPosition,
} from './route-change-accessibility.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash }) as Location;
const announced = () => document.getElementById('route-announcer')?.textContent;

const showPage = (title: string) => {
  document.title = title;
};

beforeEach(() => {
  document.head.innerHTML = '<title>Start</title>';
  document.body.innerHTML =
    '<div id="gatsby-announcer" aria-live="assertive"></div>' +
    '<div id="gatsby-focus-wrapper" tabindex="-1"><main data-announcement="Seite geöffnet: {title}"><h1>Uhren</h1><h2 id="service">Service</h2></main></div>';
  setUpRouteAnnouncer();
  focusHeadingAfterNavigation();
  storeTitleBeforeRouteChange();
});

describe('a route change', () => {
  it('announces the title in the page’s language once it has changed', async () => {
    announceRouteChange({ location: at('/uhren'), prevLocation: at('/') });
    expect(announced()).toBe('');
    showPage('Uhren | Haus');
    await vi.waitFor(() => expect(announced()).toBe('Seite geöffnet: Uhren | Haus'));
  });

  it('forwards focus from the router’s wrapper to the heading or the hash’s element', () => {
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement?.textContent).toBe('Uhren');
    window.location.hash = '#service';
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement?.id).toBe('service');
    window.location.hash = '';
  });

  it('ignores the first page and changes within a page', () => {
    showPage('Uhren | Haus');
    announceRouteChange({ location: at('/uhren'), prevLocation: null });
    announceRouteChange({ location: at('/uhren', '#service'), prevLocation: at('/uhren') });
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('silences Gatsby’s English announcer', () => {
    expect(document.getElementById('gatsby-announcer')?.getAttribute('aria-live')).toBe('off');
  });
});

describe('a full page load', () => {
  const load = (path: string, referrer: string) => {
    window.history.replaceState(null, '', path);
    const spy = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    focusHeadingAfterNavigation();
    spy.mockRestore();
    window.history.replaceState(null, '', '/');
    return document.activeElement?.textContent;
  };

  it('focuses the heading of the checkout when opened from this site', () => {
    expect(load('/kasse', `${window.location.origin}/warenkorb`)).toBe('Uhren');
  });

  it.each([
    ['another page', '/uhren', `${window.location.origin}/`],
    ['a visitor from elsewhere', '/kasse', 'https://elsewhere.example/'],
  ])('leaves focus alone: %s', (_, path, referrer) => {
    load(path, referrer);
    expect(document.activeElement).toBe(document.body);
  });
});

const toPlace = (from: string | undefined, to: object) =>
  ({
    prevRouterProps: from === undefined ? undefined : { location: { pathname: from } },
    routerProps: { location: { pathname: '/produkte', hash: '', state: null, ...to } },
  }) as unknown as Pick<ShouldUpdateScrollArgs, 'prevRouterProps' | 'routerProps'>;

it.each([
  ['the first page', undefined, {}, true],
  ['another page', '/kontakt', {}, true],
  ['another page that was reached by a change that stayed', '/kontakt', { state: { keepsPlace: true } }, true],
  ['the same page', '/produkte', {}, [0, 0]],
  ['the same page that stays', '/produkte', { state: { keepsPlace: true } }, false],
  ['a heading of the same page', '/produkte', { hash: '#gr%C3%B6%C3%9Fen' }, 'größen'],
  ['a hash that cannot be decoded', '/produkte', { hash: '#%E0%A4%A' }, [0, 0]],
])('%s', (_case, from, to, scroll) => {
  expect(toRouteScrollPosition(toPlace(from, to))).toEqual(scroll);
});

it('removes a malformed hash and keeps any other', () => {
  const follow = (address: string) => {
    window.history.replaceState(null, '', address);
    removeMalformedUrlHash();
    return window.location.pathname + window.location.search + window.location.hash;
  };
  expect(follow('/produkte?q=ring#%E0%A4%A')).toBe('/produkte?q=ring');
  expect(follow('/produkte#gr%C3%B6%C3%9Fen')).toBe('/produkte#gr%C3%B6%C3%9Fen');
});

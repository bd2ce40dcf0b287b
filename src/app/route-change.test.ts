// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followRouteChange, passFocusOn, prepareAnnouncer, rememberTitle } from './route-change.ts';

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
  prepareAnnouncer();
  passFocusOn();
  rememberTitle();
});

describe('a change of route', () => {
  it('says the title in the page’s language, once it has changed', async () => {
    followRouteChange({ location: at('/uhren'), prevLocation: at('/') });
    expect(announced()).toBe('');
    showPage('Uhren | Haus');
    await vi.waitFor(() => expect(announced()).toBe('Seite geöffnet: Uhren | Haus'));
  });

  it('passes the focus of the router’s wrapper on to the heading, or to that of a hash', () => {
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement?.textContent).toBe('Uhren');
    window.location.hash = '#service';
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(document.activeElement?.id).toBe('service');
    window.location.hash = '';
  });

  it('is none on the first page and between two places of one page', () => {
    showPage('Uhren | Haus');
    followRouteChange({ location: at('/uhren'), prevLocation: null });
    followRouteChange({ location: at('/uhren', '#service'), prevLocation: at('/uhren') });
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('silences the announcer that speaks English only', () => {
    expect(document.getElementById('gatsby-announcer')?.getAttribute('aria-live')).toBe('off');
  });
});

describe('a page that was loaded as a whole', () => {
  const load = (path: string, referrer: string) => {
    window.history.replaceState(null, '', path);
    const spy = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    passFocusOn();
    spy.mockRestore();
    window.history.replaceState(null, '', '/');
    return document.activeElement?.textContent;
  };

  it('starts at its heading where it is the checkout, come to from the site', () => {
    expect(load('/kasse', `${window.location.origin}/warenkorb`)).toBe('Uhren');
  });

  it.each([
    ['another page', '/uhren', `${window.location.origin}/`],
    ['a visitor from elsewhere', '/kasse', 'https://elsewhere.example/'],
  ])('is left alone: %s', (_, path, referrer) => {
    load(path, referrer);
    expect(document.activeElement).toBe(document.body);
  });
});

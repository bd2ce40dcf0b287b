// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followRouteChange, prepareAnnouncer, rememberTitle } from './route-change.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash }) as Location;
const announced = () => document.getElementById('route-announcer')?.textContent;

const showPage = (title: string) => {
  document.title = title;
};

beforeEach(() => {
  document.head.innerHTML = '<title>Start</title>';
  document.body.innerHTML =
    '<div id="gatsby-announcer" aria-live="assertive"></div>' +
    '<main data-announcement="Seite geöffnet: {title}"><h1>Uhren</h1><h2 id="service">Service</h2></main>';
  prepareAnnouncer();
  rememberTitle();
});

describe('a change of route', () => {
  it('says the title in the page’s language, once it has changed, and moves the focus to the heading', async () => {
    followRouteChange({ location: at('/uhren'), prevLocation: at('/') });
    expect(announced()).toBe('');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Uhren'));
    showPage('Uhren | Haus');
    await vi.waitFor(() => expect(announced()).toBe('Seite geöffnet: Uhren | Haus'));
  });

  it('moves the focus to the heading of a hash', async () => {
    followRouteChange({ location: at('/uhren', '#service'), prevLocation: at('/') });
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('service'));
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

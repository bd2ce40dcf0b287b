// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { toLocalizedPath } from '../i18n/site-paths.ts';
import { HeaderRetailerClock } from './Header.tsx';

afterEach(cleanup);

const readClockCount = (language: Locale, path: string) => {
  const retailerClock = {
    apiKey: 'key',
    brandPath: toLocalizedPath('/uhren/rolex', language),
    hiddenPath: toLocalizedPath('/uhren/longines', language),
  };
  render(
    <HeaderRetailerClock
      shell={{ language, projectName: 'House', retailerClock, checkoutPath: toLocalizedPath('/kasse', language) }}
      path={path}
    />,
  );
  return screen.queryAllByRole('button').length;
};

it.each<[Locale, string]>([
  ['de', '/uhren/longines'],
  ['de', '/uhren/longines/'],
  ['en', '/en/watches/longines'],
  ['fr', '/fr/montres/longines'],
  ['de', '/kasse'],
  ['en', '/en/checkout'],
])('%s: hides on %s', (language, path) => {
  expect(readClockCount(language, path)).toBe(0);
});

it.each<[Locale, string]>([
  ['de', '/uhren'],
  ['de', '/uhren/rolex'],
  ['de', '/uhren/longines-legend'],
  ['fr', '/fr/montres'],
])('%s: shows on %s', (language, path) => {
  expect(readClockCount(language, path)).toBe(1);
});

it('keeps its place where it is hidden, so that the header does not change', () => {
  readClockCount('de', '/uhren/longines');
  expect(document.body.firstElementChild?.childElementCount).toBe(1);
});

it('renders nothing for a project without the clock', () => {
  render(
    <HeaderRetailerClock
      shell={{ language: 'de', projectName: 'House', retailerClock: null, checkoutPath: null }}
      path="/"
    />,
  );
  expect(document.body.textContent).toBe('');
});

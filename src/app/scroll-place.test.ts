// @vitest-environment jsdom
import type { ShouldUpdateScrollArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { dropBrokenHash, toScroll } from './scroll-place.ts';

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
  expect(toScroll(toPlace(from, to))).toEqual(scroll);
});

it('takes a hash that cannot be decoded out of the address, and leaves any other', () => {
  const follow = (address: string) => {
    window.history.replaceState(null, '', address);
    dropBrokenHash();
    return window.location.pathname + window.location.search + window.location.hash;
  };
  expect(follow('/produkte?q=ring#%E0%A4%A')).toBe('/produkte?q=ring');
  expect(follow('/produkte#gr%C3%B6%C3%9Fen')).toBe('/produkte#gr%C3%B6%C3%9Fen');
});

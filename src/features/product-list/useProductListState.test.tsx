// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { initialProductListState, toggleProductFilterValue } from '../../../domain/product-list/product-list-state.ts';
import { toProductListPath } from '../../i18n/site-paths.ts';
import { navigateToProductListState, toProductListHref, useProductListState } from './useProductListState.ts';

const navigations = vi.hoisted(() => [] as string[]);
vi.mock('gatsby', () => ({ navigate: (address: string) => navigations.push(address) }));

afterEach(() => {
  cleanup();
  navigations.length = 0;
});

const open = () => {
  window.history.replaceState(null, '');
  const list = renderHook(({ query }) => useProductListState(query, 1), { initialProps: { query: '' } });
  return {
    readTags: () => list.result.current.tag,
    toggle: (tag: string) =>
      act(() => navigateToProductListState(toggleProductFilterValue(list.result.current, 'tag', tag), 'de')),
    /** The router navigates to an address. */
    arrive: (query: string, state: object | null = { keepsPlace: true }) => {
      window.history.replaceState(state, '');
      list.rerender({ query });
    },
  };
};

it('keeps every change made before the address of the previous one has changed', () => {
  const { readTags, toggle, arrive } = open();
  toggle('a');
  toggle('b');
  arrive('?tag=a');
  toggle('c');
  expect(navigations.at(-1)).toContain('tag=a&tag=b&tag=c');
  arrive('?tag=a&tag=b');
  expect(readTags()).toEqual(['a', 'b', 'c']);
  arrive('?tag=a&tag=b&tag=c');
  arrive('?tag=a');
  expect(readTags()).toEqual(['a']);
});

it('follows links and Back regardless of earlier changes', () => {
  const { readTags, toggle, arrive } = open();
  toggle('a');
  arrive('?tag=link', null);
  expect(readTags()).toEqual(['link']);
  toggle('b');
  act(() => void window.dispatchEvent(new Event('popstate')));
  expect(readTags()).toEqual(['link']);
});

it('uses a path only for further pages of the plain list; a sorted list has its page in the query', () => {
  expect(toProductListHref({ ...initialProductListState, page: 3 }, 'de')).toBe(toProductListPath(3, 'de'));
  expect(toProductListHref({ ...initialProductListState, sort: 'display_name', page: 3 }, 'de')).toBe(
    `${toProductListPath(1, 'de')}?sort=display_name&page=3`,
  );
});

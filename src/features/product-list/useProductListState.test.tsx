// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toggleProductFilterValue } from '../../../domain/product-list/product-list-state.ts';
import { toAllProductsListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { navigateToProductListState, useProductListState } from './useProductListState.ts';

const navigations = vi.hoisted(() => [] as string[]);
vi.mock('gatsby', () => ({ navigate: (address: string) => navigations.push(address) }));

afterEach(() => {
  cleanup();
  navigations.length = 0;
});

const listLocation = toAllProductsListPathAndFixedFilters('de');

const open = () => {
  window.history.replaceState(null, '');
  const list = renderHook(({ query }) => useProductListState(query, 1, listLocation), { initialProps: { query: '' } });
  return {
    readTags: () => list.result.current.tag,
    toggle: (tag: string) =>
      act(() => navigateToProductListState(toggleProductFilterValue(list.result.current, 'tag', tag), listLocation)),
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

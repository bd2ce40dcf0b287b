// The inline script knows every parameter of a list's address.
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { formatProductListQuery, initialProductListState } from '../../../domain/product-list/product-list-state.ts';
import { hidePrerenderedProductListScript } from './hide-prerendered-product-list.ts';

/** What the script says about the list of an address; `undefined` for the prerendered one. */
const readPending = (search: string): string | undefined => {
  const dataset: { listPending?: string } = {};
  const document = { documentElement: { dataset }, currentScript: { setAttribute: () => undefined } };
  runInContext(
    hidePrerenderedProductListScript,
    createContext({ location: { search }, document, addEventListener: () => undefined }),
  );
  return dataset.listPending;
};

const filtered = {
  category: 'rings',
  subcategory: ['solitaire'],
  size: ['54'],
  manufacturer: ['arnsberg'],
  attribute: ['3f2a9c1b'],
  tag: ['gift'],
  branch: ['7c1d'],
  minCents: 10_000,
  inStock: true,
};

it.each(Object.entries(filtered))('hides the prerendered cards of a list filtered by %s', (name, value) => {
  expect(readPending(formatProductListQuery({ ...initialProductListState, [name]: value }))).toBe('filtered');
});

it('also hides what the page says of all products if the list answers a search', () => {
  const query = formatProductListQuery({ ...initialProductListState, category: 'rings', search: 'gold' });
  expect(readPending(query)).toBe('filtered search');
  expect(readPending('?q=&category=rings')).toBe('filtered');
});

it.each([{ sort: 'popular' as const }, { pageCount: 2 }, { sort: 'popular' as const, page: 2 }])(
  'hides them without space for chips for %j',
  (change) => {
    expect(readPending(formatProductListQuery({ ...initialProductListState, ...change }))).toBe('');
  },
);

it.each(['', '?utm_source=mail', '?restock=1'])('leaves the list of "%s"', (search) => {
  expect(readPending(search)).toBeUndefined();
});

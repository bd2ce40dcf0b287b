import { describe, expect, it } from 'vitest';
import { type FilterOptions, needsOptions, resolveState, toAttributeKey, toFilterIds } from './filter-options.ts';
import { parseListState, plainState } from './list-state.ts';

const option = (id: string, value: string) => ({ id, value, label: value });
const options: FilterOptions = {
  categories: [option('c1', 'rings')],
  subcategories: [{ ...option('s1', 'solitaire'), category: 'rings' }],
  manufacturers: [option('m1', 'arnsberg'), option('m2', 'eberau')],
  attributeGroups: [
    { id: 'g1', label: 'Material', options: [option('a1', 'aaaa'), option('a2', 'bbbb')] },
    { id: 'g2', label: 'Stone', options: [option('a3', 'cccc')] },
  ],
  tags: [option('t1', 'gift')],
};

describe('the values of an address', () => {
  const state = parseListState(
    '?category=rings&manufacturer=eberau&attribute=aaaa&attribute=bbbb&attribute=cccc&tag=gift',
  );

  it('become ids, attributes by their group', () => {
    expect(toFilterIds(state, options)).toEqual({
      category: 'c1',
      subcategories: [],
      manufacturers: ['m2'],
      attributes: [['a1', 'a2'], ['a3']],
      tags: ['t1'],
    });
  });

  it('are taken out where this shop does not know them', () => {
    const foreign = parseListState('?category=boats&manufacturer=arnsberg&manufacturer=nobody&tag=x');
    const { state: resolved, hasUnknown } = resolveState(foreign, options);
    expect(hasUnknown).toBe(true);
    expect(resolved).toEqual({ ...plainState, manufacturer: ['arnsberg'] });
    expect(resolveState(state, options)).toEqual({ state, hasUnknown: false });
  });

  it('need no options where there are none', () => {
    expect(needsOptions(parseListState('?q=gold&sort=price_brutto&price=1-2'))).toBe(false);
    expect(needsOptions(state)).toBe(true);
  });
});

it('names an attribute by the first part of its id', () => {
  expect(toAttributeKey('3f2a9c1b-1111-4222-8333-444455556666')).toBe('3f2a9c1b');
});

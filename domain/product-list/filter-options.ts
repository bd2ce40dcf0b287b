// What a list can be filtered by, and how the values of an address find their records. Pure.
import { type ListState, type ManyFilter, manyFilters } from './list-state.ts';

export interface FilterOption {
  id: string;
  /** What stands for it in an address, the same in every language. */
  value: string;
  label: string;
}

export interface FilterOptions {
  categories: FilterOption[];
  subcategories: (FilterOption & { category: string })[];
  manufacturers: FilterOption[];
  attributeGroups: { id: string; label: string; options: FilterOption[] }[];
  tags: FilterOption[];
}

/** Attributes have no slug: the first part of their id is short, and the same in every language. */
export const toAttributeKey = (id: string): string => id.split('-')[0] ?? id;

/** The options of a filter of which several values may be chosen. */
export const toOptions = (options: FilterOptions, filter: ManyFilter): readonly FilterOption[] => {
  switch (filter) {
    case 'subcategory':
      return options.subcategories;
    case 'manufacturer':
      return options.manufacturers;
    case 'attribute':
      return options.attributeGroups.flatMap((group) => group.options);
    case 'tag':
      return options.tags;
  }
};

/** Whether the address names values whose records must be known before the list can be asked for. */
export const needsOptions = (state: ListState): boolean =>
  state.category !== null || manyFilters.some((name) => state[name].length > 0);

export interface ResolvedState {
  /** The state without what this shop does not know. */
  state: ListState;
  /** Whether something was taken out: a filter of another shop, or one that is gone. */
  hasUnknown: boolean;
}

/** Takes out of a state every value that no option has. */
export const resolveState = (state: ListState, options: FilterOptions): ResolvedState => {
  const known = (filter: ManyFilter) =>
    state[filter].filter((value) => toOptions(options, filter).some((option) => option.value === value));
  const resolved: ListState = {
    ...state,
    category: options.categories.some(({ value }) => value === state.category) ? state.category : null,
    subcategory: known('subcategory'),
    manufacturer: known('manufacturer'),
    attribute: known('attribute'),
    tag: known('tag'),
  };
  const hasUnknown =
    resolved.category !== state.category ||
    manyFilters.some((filter) => resolved[filter].length !== state[filter].length);
  return { state: resolved, hasUnknown };
};

export interface FilterIds {
  category: string | undefined;
  subcategories: string[];
  manufacturers: string[];
  /** By group: values of one group widen the list, those of another narrow it. */
  attributes: string[][];
  tags: string[];
}

/** The ids behind a resolved state: asking for ids is twice as fast as asking for slugs. */
export const toFilterIds = (state: ListState, options: FilterOptions | undefined): FilterIds => {
  const ids = (all: readonly FilterOption[] = [], values: readonly string[]) =>
    all.filter(({ value }) => values.includes(value)).map(({ id }) => id);
  return {
    category: options?.categories.find(({ value }) => value === state.category)?.id,
    subcategories: ids(options?.subcategories, state.subcategory),
    manufacturers: ids(options?.manufacturers, state.manufacturer),
    attributes: (options?.attributeGroups ?? [])
      .map((group) => ids(group.options, state.attribute))
      .filter((group) => group.length > 0),
    tags: ids(options?.tags, state.tag),
  };
};

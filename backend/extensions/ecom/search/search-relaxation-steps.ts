// The ways to read a query, from the most to the least literal one.
import type { ParsedSearchQueryText } from '../../../../domain/product-search/parse-product-search-text.ts';

export interface SearchRelaxationStep {
  match: 'all' | 'any';
  filters: ParsedSearchQueryText['filters'];
  /** What names of attributes are. */
  names: 'filters' | 'ignored' | 'words';
}

/**
 * Ways to read a query; the first that finds something counts. The name of an attribute that leaves nothing is a word,
 * and ignored only if no product has it together with the other words.
 */
export const toSearchRelaxationSteps = (
  { filters }: ParsedSearchQueryText,
  { hasNameTerms, hasSeveralTerms }: { hasNameTerms: boolean; hasSeveralTerms: boolean },
): [SearchRelaxationStep, ...SearchRelaxationStep[]] => {
  const others = filters.filter(({ kind }) => kind !== 'attribute');
  const withoutNames = (reading: Omit<SearchRelaxationStep, 'filters'>): SearchRelaxationStep[] =>
    others.length === filters.length ? [] : [{ ...reading, filters: others }];
  return [
    { match: 'all', filters, names: 'filters' },
    ...(hasNameTerms ? withoutNames({ match: 'all', names: 'words' }) : []),
    ...withoutNames({ match: 'all', names: 'ignored' }),
    ...(hasSeveralTerms
      ? [
          { match: 'any' as const, filters, names: 'filters' as const },
          ...withoutNames({ match: 'any', names: 'ignored' }),
        ]
      : []),
  ];
};

// Asks the backend for what a search may mean, a moment after the last letter. Loaded through SearchField only; shows nothing.
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { queryClient } from '../../adapters/directus/query-client.ts';
import { readSuggestions } from '../../adapters/directus/product-list.ts';
import type { Suggestion } from '../../../domain/product-list/suggestion.ts';

export interface SuggestionReaderProps {
  search: string;
  locale: Locale;
  onFound: (suggestions: readonly Suggestion[]) => void;
}

/** Who types faster than this asks only once, in milliseconds. */
const restMs = 250;

const SuggestionReader = ({ search, locale, onFound }: SuggestionReaderProps) => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), restMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data } = useQuery({
    queryKey: ['suggestions', locale, settled],
    queryFn: () => readSuggestions(locale, settled),
    enabled: settled !== '',
    staleTime: 60_000,
    // Without suggestions the search itself still works.
    retry: false,
  });
  useEffect(() => {
    if (data) onFound(data);
  }, [data, onFound]);
  return null;
};

const SuggestionIsland = (props: SuggestionReaderProps) => (
  <QueryClientProvider client={queryClient}>
    <SuggestionReader {...props} />
  </QueryClientProvider>
);

export default SuggestionIsland;

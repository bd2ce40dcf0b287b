// One React Query client per page, so that islands share queries (specification §9: no refetch on focus). Islands use
// `withQueryClient`, components of the first paint `useQueryFromLazyModule`.
import { QueryClient, QueryClientProvider, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: 2 } },
});

export const withQueryClient = <Props extends object>(Island: ComponentType<Props>): ComponentType<Props> => {
  const WithQueryClient = (props: Props) => (
    <QueryClientProvider client={queryClient}>
      <Island {...props} />
    </QueryClientProvider>
  );
  return WithQueryClient;
};

export const createSharedQueryClientObserver = <Data,>(
  options: QueryObserverOptions<Data, Error, Data, Data>,
): QueryObserver<Data, Error, Data, Data> => new QueryObserver(queryClient, options);

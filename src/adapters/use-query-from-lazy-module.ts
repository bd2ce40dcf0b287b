// React Query for components of the first paint (docs/decisions/014): they render the build's data, load the query
// and React Query on demand, and then behave like `useQuery`.
import type { QueryObserver, QueryObserverOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLazyModule } from './browser/use-lazy-module.ts';

type Options<Data> = QueryObserverOptions<Data, Error, Data, Data>;
type Observer<Data> = QueryObserver<Data, Error, Data, Data>;

export interface UseQueryFromLazyModuleOptions<Queries, Data> {
  /** Imports the module with the query; must be the same function in every render. */
  load: () => Promise<Queries>;
  toQuery: (queries: Queries) => Options<Data>;
  /** Whether to run the query; default true. */
  isWanted?: boolean;
  /** Waits with loading the code until the browser is idle. */
  whenIdle?: boolean;
  /** Data of the build: shown at once, then refetched. */
  initialData?: Data | undefined;
}

export interface UseQueryFromLazyModuleResult<Data> {
  data: Data | undefined;
  /** `data` belongs to the previous query, because this one has no response yet. */
  isPlaceholderData: boolean;
  /** The backend has responded. */
  isFetched: boolean;
  /** Code or response failed to load, after React Query's retries. */
  isError: boolean;
  refetch: () => void;
}

const loadQueryClient = () => import('./query-client.tsx');

export const useQueryFromLazyModule = <Queries, Data>({
  load,
  toQuery,
  isWanted = true,
  whenIdle = false,
  initialData,
}: UseQueryFromLazyModuleOptions<Queries, Data>): UseQueryFromLazyModuleResult<Data> => {
  const queries = useLazyModule(load, { isWanted, whenIdle });
  const client = useLazyModule(loadQueryClient, { isWanted, whenIdle });
  const options =
    queries.module && client.module && isWanted
      ? client.module.queryClient.defaultQueryOptions<Data, Error, Data, Data>({
          ...toQuery(queries.module),
          ...(initialData !== undefined && { initialData, initialDataUpdatedAt: 0 }),
        })
      : undefined;
  const [observer, setObserver] = useState<Observer<Data>>();
  if (client.module && options && !observer) setObserver(client.module.createSharedQueryClientObserver(options));
  // Drops the old result, so that a later query does not show it.
  if (!options && observer) setObserver(undefined);
  const result = options && observer?.getOptimisticResult(options);
  useEffect(() => {
    if (options) observer?.setOptions(options);
  });
  useSyncExternalStore(
    useCallback((onChange: () => void) => observer?.subscribe(onChange) ?? (() => undefined), [observer]),
    () => observer?.getCurrentResult(),
    () => undefined,
  );
  return {
    data: result ? result.data : initialData,
    isPlaceholderData: result?.isPlaceholderData ?? false,
    isFetched: result?.isFetched ?? false,
    isError: result?.isError ?? (queries.hasFailed || client.hasFailed),
    refetch: () => {
      if (observer) void observer.refetch();
      else {
        queries.retry();
        client.retry();
      }
    },
  };
};

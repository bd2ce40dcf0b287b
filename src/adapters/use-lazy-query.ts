// React Query for components of the first paint (docs/decisions/014): they render the build's data, load the query
// and React Query on demand, and then behave like `useQuery`.
import type { QueryObserver, QueryObserverOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type * as queryClientModule from './query-client.tsx';

type Options<Data> = QueryObserverOptions<Data, Error, Data, Data>;
type Observer<Data> = QueryObserver<Data, Error, Data, Data>;

export interface LazyLoadedQueryOptions<Queries, Data> {
  /** Imports the module with the query; must be the same function in every render. */
  load: () => Promise<Queries>;
  toQuery: (queries: Queries) => Options<Data>;
  /** Whether to run the query; default true. */
  isWanted?: boolean;
  /** Data of the build: shown at once, then refetched. */
  initialData?: Data | undefined;
}

export interface LazyLoadedQuery<Data> {
  data: Data | undefined;
  /** `data` belongs to the previous query, because this one has no response yet. */
  isPlaceholderData: boolean;
  /** The backend has responded. */
  isFetched: boolean;
  /** Code or response failed to load, after React Query's retries. */
  isError: boolean;
  refetch: () => void;
}

interface Loaded<Queries> {
  queries: Queries;
  client: typeof queryClientModule;
}

/** Modules by import function: one that an earlier page has loaded is available in the first render of the next. */
const loadedModules = new Map<unknown, unknown>();

const loadWithClient = async <Queries>(load: () => Promise<Queries>): Promise<Loaded<Queries>> => {
  const [queries, client] = await Promise.all([load(), import('./query-client.tsx')]);
  const loaded = { queries, client };
  loadedModules.set(load, loaded);
  return loaded;
};

const useLoaded = <Queries>(load: () => Promise<Queries>, isWanted: boolean) => {
  const [loaded, setLoaded] = useState(() => loadedModules.get(load) as Loaded<Queries> | undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = isWanted && !loaded && !hasFailed;
  useEffect(() => {
    if (!isNeeded) return;
    let isLoaded = true;
    loadWithClient(load).then(
      (modules) => isLoaded && setLoaded(modules),
      (error: unknown) => {
        console.error(error);
        if (isLoaded) setHasFailed(true);
      },
    );
    return () => {
      isLoaded = false;
    };
  }, [load, isNeeded]);
  return { loaded, hasFailed, tryAgain: () => setHasFailed(false) };
};

export const useLazyLoadedQuery = <Queries, Data>({
  load,
  toQuery,
  isWanted = true,
  initialData,
}: LazyLoadedQueryOptions<Queries, Data>): LazyLoadedQuery<Data> => {
  const { loaded, hasFailed, tryAgain } = useLoaded(load, isWanted);
  const options =
    loaded && isWanted
      ? loaded.client.queryClient.defaultQueryOptions<Data, Error, Data, Data>({
          ...toQuery(loaded.queries),
          ...(initialData !== undefined && { initialData, initialDataUpdatedAt: 0 }),
        })
      : undefined;
  const [observer, setObserver] = useState<Observer<Data>>();
  if (loaded && options && !observer) setObserver(loaded.client.createQueryObserver(options));
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
    isError: result?.isError ?? hasFailed,
    refetch: () => {
      if (observer) void observer.refetch();
      else tryAgain();
    },
  };
};

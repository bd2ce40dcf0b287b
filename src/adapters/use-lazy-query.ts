// React Query for components of the first paint (docs/decisions/014): they show what the build knows, load the query and React
// Query itself when these are needed, and then follow the query as `useQuery` would. Used by features.
import type { QueryObserver, QueryObserverOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type * as queryClientModule from './query-client.tsx';

type Options<Data> = QueryObserverOptions<Data, Error, Data, Data>;
type Observer<Data> = QueryObserver<Data, Error, Data, Data>;

export interface LazyQueryOptions<Queries, Data> {
  /** Loads the module with the query; the same function for every render. */
  load: () => Promise<Queries>;
  toQuery: (queries: Queries) => Options<Data>;
  /** Default: from the start. */
  isWanted?: boolean;
  /** What the build knows: shown at once, and asked for again. */
  initialData?: Data | undefined;
}

export interface LazyQuery<Data> {
  data: Data | undefined;
  /** `data` belongs to the query before: this one has not been answered yet. */
  isPlaceholderData: boolean;
  /** The backend has answered. */
  isFetched: boolean;
  /** Neither came, the code or the answer, after the tries that React Query makes. */
  isError: boolean;
  refetch: () => void;
}

interface Loaded<Queries> {
  queries: Queries;
  client: typeof queryClientModule;
}

/** By the function that loads them: a query that a page has loaded is there for the first render of the next one. */
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
    let isHere = true;
    loadWithClient(load).then(
      (modules) => isHere && setLoaded(modules),
      (error: unknown) => {
        console.error(error);
        if (isHere) setHasFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, isNeeded]);
  return { loaded, hasFailed, tryAgain: () => setHasFailed(false) };
};

export const useLazyQuery = <Queries, Data>({
  load,
  toQuery,
  isWanted = true,
  initialData,
}: LazyQueryOptions<Queries, Data>): LazyQuery<Data> => {
  const { loaded, hasFailed, tryAgain } = useLoaded(load, isWanted);
  const options =
    loaded && isWanted
      ? loaded.client.queryClient.defaultQueryOptions<Data, Error, Data, Data>({
          ...toQuery(loaded.queries),
          ...(initialData !== undefined && { initialData, initialDataUpdatedAt: 0 }),
        })
      : undefined;
  const [observer, setObserver] = useState<Observer<Data>>();
  if (loaded && options && !observer) setObserver(loaded.client.observeQuery(options));
  // What was asked before says nothing to whoever asks again later.
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

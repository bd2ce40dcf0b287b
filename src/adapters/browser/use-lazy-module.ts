// Modules that load on demand. All components that name the same import function share one load: when one of them
// mounts or retries after a failure, all of them get the module. Code in event handlers calls `import()` itself.
import { startTransition, useEffect, useState } from 'react';

interface LazyModuleState<Module> {
  module: Module | undefined;
  hasFailed: boolean;
}

interface LazyModuleEntry<Module> {
  state: LazyModuleState<Module>;
  isLoading: boolean;
  listeners: Set<() => void>;
}

interface LazyModuleOptions {
  /** Whether to load the module; default true. */
  isWanted?: boolean;
  /** Waits with loading until the browser is idle. */
  whenIdle?: boolean;
}

/**
 * A module that an earlier page has loaded is available in the first render of the next.
 *
 * @param load imports the module; must be the same function in every render
 */
export const useLazyModule = <Module>(
  load: () => Promise<Module>,
  { isWanted = true, whenIdle: waitsForIdle = false }: LazyModuleOptions = {},
): LazyModuleState<Module> & { retry: () => void } => {
  const entry = readEntry(load);
  const [state, setState] = useState(entry.state);
  useEffect(() => {
    if (!isWanted) return;
    // A transition, because the module may be a large component.
    const update = () => startTransition(() => setState(entry.state));
    update();
    entry.listeners.add(update);
    const start = () => {
      if (entry.listeners.has(update)) loadEntry(entry, load);
    };
    if (waitsForIdle && !entry.state.module) void waitUntilBrowserIdle().then(start);
    else start();
    return () => {
      entry.listeners.delete(update);
    };
  }, [entry, load, isWanted, waitsForIdle]);
  return { ...state, retry: () => loadEntry(entry, load) };
};

const entries = new WeakMap<() => Promise<unknown>, LazyModuleEntry<unknown>>();

const readEntry = <Module>(load: () => Promise<Module>): LazyModuleEntry<Module> => {
  const known = entries.get(load) as LazyModuleEntry<Module> | undefined;
  if (known) return known;
  const entry: LazyModuleEntry<Module> = {
    state: { module: undefined, hasFailed: false },
    isLoading: false,
    listeners: new Set(),
  };
  entries.set(load, entry);
  return entry;
};

/** Does nothing while the module is loading or once it is loaded. */
const loadEntry = <Module>(entry: LazyModuleEntry<Module>, load: () => Promise<Module>): void => {
  if (entry.isLoading || entry.state.module) return;
  const setState = (state: LazyModuleState<Module>) => {
    entry.state = state;
    for (const notify of entry.listeners) notify();
  };
  entry.isLoading = true;
  if (entry.state.hasFailed) setState({ module: undefined, hasFailed: false });
  void load()
    .then(
      (module) => ({ module, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        return { module: undefined, hasFailed: true };
      },
    )
    .then((state) => {
      entry.isLoading = false;
      setState(state);
    });
};

/** Resolves when the browser is idle. */
const waitUntilBrowserIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else window.setTimeout(resolve, 200);
  });

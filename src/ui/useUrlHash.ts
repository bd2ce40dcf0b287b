// The hash of the address: an anchor on the page or an access key, which no server receives.
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
};

/** Without the `#`; `''` in static HTML and during hydration. */
export const useUrlHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );

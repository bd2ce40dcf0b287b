// Whether a media query matches, for components whose markup differs by screen. Where CSS can do it, CSS does.
import { useCallback, useSyncExternalStore } from 'react';

/** @param prerendered the value in static HTML and during hydration */
export const useMediaQuery = (query: string, prerendered: boolean): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const media = matchMedia(query);
        media.addEventListener('change', onChange);
        return () => media.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => prerendered,
  );

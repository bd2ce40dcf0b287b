// A value that static HTML cannot know, such as the address. React hydrates with `prerendered` and then renders again.
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** @param read called in every render after hydration; returns the same object as long as nothing has changed */
export const useValueAfterHydration = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => prerendered);

// The name that a form has handed to the thanks page within this tab. It is read in the browser and never built into a page.
import { useSyncExternalStore } from 'react';
import { readThankedName } from '../../adapters/browser/thanked-name.ts';

const never = () => () => undefined;

/** `null` in the built page, while it hydrates, and where nobody has written. */
export const useThankedName = (): string | null => useSyncExternalStore(never, readThankedName, () => null);

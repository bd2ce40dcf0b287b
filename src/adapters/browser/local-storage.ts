// One entry of the browser's local storage, which may be forbidden, full or written by other hands. Called by the stores.

/** `null`: there is no such entry; `undefined`: storage is forbidden. */
export const readEntry = (key: string): string | null | undefined => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
};

/** Writes or (`null`) removes an entry. `false`: there is no room for it. Where storage is forbidden nothing can be lost. */
export const writeEntry = (key: string, text: string | null): boolean => {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return readEntry(key) === undefined;
  }
};

// One typed entry of the browser's local or session storage, which may be forbidden, full or written by other hands.
// Every key that the site keeps on a device is defined by it.

export interface BrowserStorageEntry<Value> {
  /** What is stored; what `parse` makes of `null` where nothing is, or storage is forbidden. */
  read: () => Value;
  /** Stores a value. `false`: there is no room for it. Where storage is forbidden nothing can be lost: `true`. */
  write: (value: Value) => boolean;
  remove: () => void;
  status: () => 'stored' | 'empty' | 'forbidden';
  /** Calls when another tab has changed the entry, or Back has restored the page; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export interface BrowserStorageEntryOptions<Value> {
  key: string;
  /** Session storage goes with the tab and is seen by no other one. */
  area?: 'local' | 'session';
  /** Value of a stored text, which may be damaged or foreign; of `null` where nothing is stored. Must not throw. */
  parse: (text: string | null) => Value;
  /** Text to store; `null` removes the entry. */
  format?: (value: Value) => string | null;
  /** Which stored values are removed when they are read: damaged and expired content goes without an error on screen. */
  isObsolete?: (value: Value) => boolean;
}

export const createBrowserStorageEntry = <Value>({
  key,
  area = 'local',
  parse,
  format = JSON.stringify,
  isObsolete = () => false,
}: BrowserStorageEntryOptions<Value>): BrowserStorageEntry<Value> => {
  // Reading the property throws where storage is forbidden, so that it is read with every access.
  const openStorage = () => (area === 'local' ? window.localStorage : window.sessionStorage);
  const readText = (): string | null | undefined => {
    try {
      return openStorage().getItem(key);
    } catch {
      return undefined;
    }
  };
  const writeText = (text: string | null): boolean => {
    try {
      if (text === null) openStorage().removeItem(key);
      else openStorage().setItem(key, text);
      return true;
    } catch {
      return readText() === undefined;
    }
  };
  const status = () => {
    const text = readText();
    if (text === undefined) return 'forbidden';
    return text === null || text === '' ? 'empty' : 'stored';
  };
  return {
    read: () => {
      const text = readText() ?? null;
      const value = parse(text);
      if (text !== null && isObsolete(value)) writeText(null);
      return value;
    },
    write: (value) => writeText(format(value)),
    remove: () => void writeText(null),
    status,
    subscribe: (listener) => {
      const followTabs = ({ key: changedKey }: StorageEvent) => {
        if (changedKey === null || changedKey === key) listener();
      };
      const followBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted && status() !== 'forbidden') listener();
      };
      window.addEventListener('storage', followTabs);
      window.addEventListener('pageshow', followBack);
      return () => {
        window.removeEventListener('storage', followTabs);
        window.removeEventListener('pageshow', followBack);
      };
    },
  };
};

/** JSON of a stored text; `undefined` where nothing or something else is stored. */
export const parseStoredJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Ends of all stored keys with a prefix, in order; none where storage is forbidden. */
export const readStorageKeySuffixes = (prefix: string): string[] => {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length)).sort();
  } catch {
    return [];
  }
};

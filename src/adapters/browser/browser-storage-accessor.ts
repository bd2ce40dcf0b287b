// A typed entry of local or session storage, which may be blocked, full or tampered with. Every key
// that the site stores goes through it.

export interface BrowserStorageAccessor<Value> {
  /** The parsed value; that of `null` if nothing is stored or storage is blocked. */
  read: () => Value;
  /**
   * Stores a value. Returns `false` if storage is full, but `true` if it is blocked, because then nothing can be
   * lost.
   */
  write: (value: Value) => boolean;
  remove: () => void;
  status: () => 'stored' | 'empty' | 'forbidden';
  /**
   * Calls the listener when another tab changes the entry or the page is restored from the back/forward cache;
   * returns the unsubscribe function.
   */
  subscribe: (listener: () => void) => () => void;
}

export interface BrowserStorageAccessorOptions<Value> {
  key: string;
  /** Session storage lasts as long as the tab, and only that tab sees it. */
  area?: 'local' | 'session';
  /** Parses the stored text, which may be damaged, or `null` if nothing is stored. Must not throw. */
  parse: (text: string | null) => Value;
  /** Text to store; `null` removes the entry. */
  format?: (value: Value) => string | null;
  /** Whether to remove a stored value on read, such as a damaged or expired one. */
  isObsolete?: (value: Value) => boolean;
}

export const createBrowserStorageAccessor = <Value>({
  key,
  area = 'local',
  parse,
  format = JSON.stringify,
  isObsolete = () => false,
}: BrowserStorageAccessorOptions<Value>): BrowserStorageAccessor<Value> => {
  // Accessed each time, because the property throws if storage is blocked.
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
      const listenToPageRestore = ({ persisted }: PageTransitionEvent) => {
        if (persisted && status() !== 'forbidden') listener();
      };
      const stopListening = subscribeToOtherTabs((changedKey) => changedKey === key, listener);
      window.addEventListener('pageshow', listenToPageRestore);
      return () => {
        stopListening();
        window.removeEventListener('pageshow', listenToPageRestore);
      };
    },
  };
};

/** Calls the listener when another tab changes such a key or clears the storage; returns the unsubscribe function. */
export const subscribeToOtherTabs = (isObserved: (key: string) => boolean, listener: () => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || isObserved(key)) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

/** The part after `prefix` of all stored keys with it, sorted; empty if storage is blocked. */
export const readLocalStorageKeysAfterPrefix = (prefix: string): string[] => {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length)).sort();
  } catch {
    return [];
  }
};

// What a link in a mail of the newsletter asks of the page it leads to: `#confirm=<key>` or `#unsubscribe=<key>`. The hash
// is sent to no server, and is taken out of the address once it is used.
import { useSyncExternalStore } from 'react';

export interface LinkKey {
  action: 'confirm' | 'unsubscribe';
  key: string;
}

/** `null` where the hash is none of ours. */
export const toLinkKey = (hash: string): LinkKey | null => {
  const [, action, key = ''] = /^#(confirm|unsubscribe)=([0-9a-f]{64})$/.exec(hash) ?? [];
  return action === 'confirm' || action === 'unsubscribe' ? { action, key } : null;
};

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The hash of the page; another link opened in the same tab changes it. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );

/** Nobody who looks into the history of the browser finds the key. */
export const forgetHash = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
};

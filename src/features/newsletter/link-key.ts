// What a link in a mail of the newsletter asks of the page it leads to: `#confirm=<key>` or `#unsubscribe=<key>`. The hash
// is sent to no server, and is taken out of the address once it is used.
export interface LinkKey {
  action: 'confirm' | 'unsubscribe';
  key: string;
}

/** Of the hash without its `#`; `null` where it is none of ours. */
export const toLinkKey = (hash: string): LinkKey | null => {
  const [, action, key = ''] = /^(confirm|unsubscribe)=([0-9a-f]{64})$/.exec(hash) ?? [];
  return action === 'confirm' || action === 'unsubscribe' ? { action, key } : null;
};

/** Nobody who looks into the history of the browser finds the key. */
export const forgetHash = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
};

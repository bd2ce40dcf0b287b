// What an open page does about a new release (specification §4, service worker). Gatsby registers the worker over HTTPS or
// on localhost and follows its states: installed for the first time, the site can be read offline; installed over another
// one, the next link is a whole load of its page; redundant is an error on the console; activated, the page's files are
// kept. Here stands what Gatsby leaves out. Called by gatsby-browser.tsx.

interface ReleaseState extends Window {
  /** Set by Gatsby when a new worker is installed. */
  ___swUpdated?: boolean;
  /** Read by Gatsby at that moment: the page is reloaded then. */
  ___failedResources?: boolean;
}

type Reload = () => void;
const reloadPage: Reload = () => window.location.reload();

/** A script or style of this site's own, as far as the page needs it: not what is only fetched ahead. */
const isOwnResource = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLScriptElement) return isSameOrigin(target.src);
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isSameOrigin(target.href);
};

const isSameOrigin = (url: string): boolean => URL.parse(url)?.origin === window.location.origin;

/** Before the site starts: a part of the page that cannot be loaded calls for the new release, once there is one. */
export const reloadOnFailedResource = (reload = reloadPage): void => {
  const state: ReleaseState = window;
  const noteFailure = ({ target }: Event) => {
    if (!isOwnResource(target)) return;
    if (state.___swUpdated) reload();
    else state.___failedResources = true;
  };
  window.addEventListener('error', noteFailure, true);
};

/** Update ready: Back and Forward are whole loads too, as every link is by Gatsby. The visitor is not interrupted. */
export const reloadOnHistoryNavigation = (reload = reloadPage): void => {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) reload();
  });
};

// Handles a new release while a page is open (specification §4, service worker). Gatsby registers the worker and loads
// the next link as a full page; this file covers failed resources and Back and Forward.

interface ReleaseState extends Window {
  /** Gatsby sets this once a new worker is installed. */
  ___swUpdated?: boolean;
  /** Gatsby reads this at that moment and reloads the page. */
  ___failedResources?: boolean;
}

type Reload = () => void;
const reloadPage: Reload = () => window.location.reload();

/** A same-origin script or stylesheet that the page needs, as opposed to a prefetched one. */
const isOwnResource = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLScriptElement) return isSameOrigin(target.src);
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isSameOrigin(target.href);
};

const isSameOrigin = (url: string): boolean => URL.parse(url)?.origin === window.location.origin;

/** Reloads the page when one of its resources fails and a new release is installed. Call before Gatsby starts. */
export const reloadOnFailedResourceAfterRelease = (reload = reloadPage): void => {
  const state: ReleaseState = window;
  const noteFailure = ({ target }: Event) => {
    if (!isOwnResource(target)) return;
    if (state.___swUpdated) reload();
    else state.___failedResources = true;
  };
  window.addEventListener('error', noteFailure, true);
};

/**
 * Turns Back and Forward into full page loads after an update, as Gatsby does for links. Does not interrupt the
 * visitor.
 */
export const reloadOnHistoryNavigationAfterRelease = (reload = reloadPage): void => {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) reload();
  });
};

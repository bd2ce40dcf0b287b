// Gatsby's browser hooks; each delegates to src/app or to a feature.
import type { GatsbyBrowser } from 'gatsby';
import { disableZodCodeGeneration, forcePageLoadOnCspChange } from './src/app/force-page-load-on-csp-change.ts';
import {
  followSiteRedirectMissedByHost,
  captureRequestedNotFoundUrl,
  restoreNotFoundUrl,
} from './src/app/keep-requested-url-on-not-found.ts';
import { hydratePageInTransition, replayDeferredHydrationEvents } from './src/app/deferred-hydration.ts';
import {
  reloadOnHistoryNavigationAfterRelease,
  reloadOnFailedResourceAfterRelease,
} from './src/app/reload-after-release.ts';
import {
  removeMalformedUrlHash,
  announceRouteChange,
  focusHeadingAfterNavigation,
  setUpRouteAnnouncer,
  storeTitleBeforeRouteChange,
  toRouteScrollPosition,
} from './src/app/route-change-accessibility.ts';
import { trackPageViewOnRouteChange, observeAnalyticsConsent } from './src/features/consent/analytics.ts';
import { syncConsentStoreWithLocalStorage } from './src/features/consent/consent-store.ts';
import { observeHistoryForPhotoTransition, notifyPhotoTransitionOfPageShown } from './src/ui/photo-transition.ts';

/** Gatsby awaits the result, although its type says otherwise. */
export const onClientEntry = (): Promise<void> | undefined => {
  disableZodCodeGeneration();
  reloadOnFailedResourceAfterRelease();
  removeMalformedUrlHash();
  captureRequestedNotFoundUrl();
  syncConsentStoreWithLocalStorage();
  observeAnalyticsConsent();
  observeHistoryForPhotoTransition();
  return followSiteRedirectMissedByHost();
};

export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () =>
  reloadOnHistoryNavigationAfterRelease();

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydratePageInTransition;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreNotFoundUrl();
  forcePageLoadOnCspChange();
  setUpRouteAnnouncer();
  focusHeadingAfterNavigation();
  // In a new task: React first renders what only the browser knows, such as the consent banner.
  setTimeout(replayDeferredHydrationEvents);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = toRouteScrollPosition;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = storeTitleBeforeRouteChange;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  notifyPhotoTransitionOfPageShown(change.location.pathname);
  announceRouteChange(change);
  trackPageViewOnRouteChange(change);
};

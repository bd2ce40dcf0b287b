// Gatsby's browser hooks; each delegates to src/app or to a feature.
import type { GatsbyBrowser } from 'gatsby';
import { disableZodCodeGeneration, reloadOnDocumentPolicyChange } from './src/app/reload-on-policy-change.ts';
import { followClientRedirect, rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';
import { replayDeferredHydrationEvents } from './src/app/deferred-hydration.ts';
import { reloadOnHistoryNavigation, reloadOnFailedResource } from './src/app/new-release.ts';
import {
  removeMalformedHash,
  announceRouteChange,
  forwardFocusToHeading,
  setUpRouteAnnouncer,
  rememberPreviousTitle,
  toRouteScrollPosition,
} from './src/app/route-change.ts';
import { trackRouteChange, observeAnalyticsConsent } from './src/features/consent/analytics.ts';
import { syncConsentStore } from './src/features/consent/consent-store.ts';

/** Gatsby awaits the result, although its type says otherwise. */
export const onClientEntry = (): Promise<void> | undefined => {
  disableZodCodeGeneration();
  reloadOnFailedResource();
  removeMalformedHash();
  rememberUnknownPath();
  syncConsentStore();
  observeAnalyticsConsent();
  return followClientRedirect();
};

export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () =>
  reloadOnHistoryNavigation();

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreUnknownPath();
  reloadOnDocumentPolicyChange();
  setUpRouteAnnouncer();
  forwardFocusToHeading();
  // In a new task: React first renders what only the browser knows, such as the consent banner.
  setTimeout(replayDeferredHydrationEvents);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = toRouteScrollPosition;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberPreviousTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  announceRouteChange(change);
  trackRouteChange(change);
};

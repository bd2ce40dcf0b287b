// Gatsby's browser hooks; each delegates to src/app or to a feature.
import type { GatsbyBrowser } from 'gatsby';
import { disableZodCodeGeneration, reloadOnPolicyChange } from './src/app/document-policy.ts';
import { followClientRedirect, rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';
import { replayQueuedEvents } from './src/app/deferred-hydration.ts';
import { reloadOnHistoryNavigation, reloadOnFailedResource } from './src/app/new-release.ts';
import {
  removeMalformedHash,
  announceRouteChange,
  forwardFocusToHeading,
  setUpRouteAnnouncer,
  rememberPreviousTitle,
  toScrollPosition,
} from './src/app/route-change.ts';
import { trackRouteChange, observeAnalyticsConsent } from './src/features/consent/analytics.ts';
import { syncConsentStore } from './src/features/consent/consent-store.ts';

/** Gatsby waits for what it returns, which its own type does not say. */
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
  reloadOnPolicyChange();
  setUpRouteAnnouncer();
  forwardFocusToHeading();
  // A task later: React first shows what only the browser knows, such as the banner.
  setTimeout(replayQueuedEvents);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = toScrollPosition;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberPreviousTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  announceRouteChange(change);
  trackRouteChange(change);
};

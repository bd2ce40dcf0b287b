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
  reloadOnPolicyChange();
  setUpRouteAnnouncer();
  forwardFocusToHeading();
  // In a new task: React first renders what only the browser knows, such as the consent banner.
  setTimeout(replayQueuedEvents);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = toScrollPosition;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberPreviousTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  announceRouteChange(change);
  trackRouteChange(change);
};

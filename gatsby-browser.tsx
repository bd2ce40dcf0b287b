// Gatsby's browser hooks; each delegates to src/app or to a feature.
import type { GatsbyBrowser } from 'gatsby';
import { forbidCodeFromText, watchNavigations } from './src/app/document-policy.ts';
import { followRedirect, rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';
import { replayHeldActions } from './src/app/held-start.ts';
import { leaveOldRelease, watchResources } from './src/app/new-release.ts';
import {
  dropBrokenHash,
  followRouteChange,
  passFocusOn,
  prepareAnnouncer,
  rememberTitle,
  toScroll,
} from './src/app/route-change.ts';
import { countRoute, followAnalyticsConsent } from './src/features/consent/analytics.ts';
import { connectConsentStore } from './src/features/consent/consent-store.ts';

/** Gatsby waits for what it returns, which its own type does not say. */
export const onClientEntry = (): Promise<void> | undefined => {
  forbidCodeFromText();
  watchResources();
  dropBrokenHash();
  rememberUnknownPath();
  connectConsentStore();
  followAnalyticsConsent();
  return followRedirect();
};

export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = () => leaveOldRelease();

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreUnknownPath();
  watchNavigations();
  prepareAnnouncer();
  passFocusOn();
  // A task later: React first shows what only the browser knows, such as the banner.
  setTimeout(replayHeldActions);
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = toScroll;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  followRouteChange(change);
  countRoute(change);
};

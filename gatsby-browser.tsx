// Gatsby's browser hooks; each delegates to src/app or to a feature.
import type { GatsbyBrowser } from 'gatsby';
import { replayHeldActions } from './src/app/held-start.ts';
import { followRouteChange, passFocusOn, prepareAnnouncer, rememberTitle } from './src/app/route-change.ts';
import { rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';
import { countRoute, followAnalyticsConsent } from './src/features/consent/analytics.ts';
import { connectConsentStore } from './src/features/consent/consent-store.ts';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  rememberUnknownPath();
  connectConsentStore();
  followAnalyticsConsent();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreUnknownPath();
  prepareAnnouncer();
  passFocusOn();
  // A task later: React first shows what only the browser knows, such as the banner.
  setTimeout(replayHeldActions);
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (change) => {
  followRouteChange(change);
  countRoute(change);
};

// Gatsby's browser hooks; each delegates to src/app.
import type { GatsbyBrowser } from 'gatsby';
import { followRouteChange, passFocusOn, prepareAnnouncer, rememberTitle } from './src/app/route-change.ts';
import { rememberUnknownPath, restoreUnknownPath } from './src/app/unknown-path.ts';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = rememberUnknownPath;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  restoreUnknownPath();
  prepareAnnouncer();
  passFocusOn();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = rememberTitle;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = followRouteChange;

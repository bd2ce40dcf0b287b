// The inline scripts of all pages, in one list: headers name each of them by its hash, and a page with another one is not
// released (docs/decisions/029). Each has to be a constant, the same on every page. Read by gatsby-node.ts.
import { colorModeScript } from '../features/color-mode/color-mode.ts';
import { hidePastEventsScript } from '../features/events/hide-past-events.ts';
import { hidePrerenderedListScript } from '../features/product-list/hide-prerendered-list.ts';
import { deferredHydrationScript, appShellStartScript } from './deferred-hydration.ts';
import { preserveQueryScript, replaceMalformedPathScript, offlineRetryScript } from './page-scripts.ts';

export const inlineScripts: readonly string[] = [
  colorModeScript,
  preserveQueryScript,
  deferredHydrationScript,
  appShellStartScript,
  hidePrerenderedListScript,
  hidePastEventsScript,
  offlineRetryScript,
  replaceMalformedPathScript,
];

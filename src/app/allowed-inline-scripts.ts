// All inline scripts of the site. Headers allow each by its hash, and the build rejects pages with any other
// (docs/decisions/029), so each must be a constant.
import { showPreHydrationCheckoutFormScript } from '../features/checkout/details/show-pre-hydration-form.ts';
import { colorModeScript } from '../features/color-mode/color-mode.ts';
import { hidePastEventsScript } from '../features/events/hide-past-events.ts';
import { hidePrerenderedProductListScript } from '../features/product-list/hide-prerendered-product-list.ts';
import { documentPrefetchRules } from '../ui/preload-page.ts';
import { offlineAppShellStartScript, deferredHydrationScript, eventQueueScript } from './deferred-hydration-script.ts';
import { keepLanguageLinkQueryScript, replaceMalformedPathScript, offlineRetryScript } from './page-inline-scripts.ts';

export const allowedInlineScripts: readonly string[] = [
  colorModeScript,
  keepLanguageLinkQueryScript,
  eventQueueScript,
  deferredHydrationScript,
  offlineAppShellStartScript,
  hidePrerenderedProductListScript,
  hidePastEventsScript,
  showPreHydrationCheckoutFormScript,
  offlineRetryScript,
  replaceMalformedPathScript,
  documentPrefetchRules,
];

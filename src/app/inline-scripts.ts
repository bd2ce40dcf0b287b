// The inline scripts of all pages, in one list: headers name each of them by its hash, and a page with another one is not
// released (docs/decisions/029). Each has to be a constant, the same on every page. Read by gatsby-node.ts.
import { colorModeScript } from '../features/color-mode/color-mode.ts';
import { hidePastEventsScript } from '../features/events/hide-past-events.ts';
import { pendingScript } from '../features/product-list/pending-script.ts';
import { heldStartSource, shellStartSource } from './held-start.ts';
import { keepQueryScript, malformedPathScript, tryAgainScript } from './page-scripts.ts';

export const inlineScripts: readonly string[] = [
  colorModeScript,
  keepQueryScript,
  heldStartSource,
  shellStartSource,
  pendingScript,
  hidePastEventsScript,
  tryAgainScript,
  malformedPathScript,
];

// Which pages a release was meant to have: written by the site's build, read by the check before the release goes live.
import { z } from 'zod';

/** Inside the release; hidden, so never served. */
export const plannedPagesFile = '.pages.json';

export const plannedPagesSchema = z.object({
  /** Every page's path as it was planned, such as `/kontakt`, `/404.html` and `/en/404`. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** Patterns such as `/konto/*` that one of the pages answers in the browser. */
  clientOnly: z.array(z.string().startsWith('/')),
});

export type PlannedPages = z.infer<typeof plannedPagesSchema>;

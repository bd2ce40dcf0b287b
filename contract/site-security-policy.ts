// External sources that the pages of a release need, for the Content-Security-Policy. The build writes them into the
// release; server/policy converts them to headers.
import { z } from 'zod';

/** In the root of a release; never served. */
export const siteSecurityPolicyFile = '_policy.json';

/** An origin such as `https://www.example.com`, or an origin with all its subdomains: `https://*.example.com`. */
const source = z.string().regex(/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/);

const sourcesSchema = z.object({
  scripts: z.array(source),
  /** Requested by scripts (`connect-src`). */
  connections: z.array(source),
  pictures: z.array(source),
  frames: z.array(source),
  /** Targets of plain HTML forms. */
  forms: z.array(source),
  /** Whether the page communicates with windows that it opens, such as those of payment providers. */
  opensWindows: z.boolean(),
});

/** Hosts that a page needs, in addition to its own. */
export type PageCspSources = z.infer<typeof sourcesSchema>;

export const siteSecurityPolicySchema = z.object({
  /** URL of the site; `null` if unknown. If it is https, the site must only be reached over HTTPS. */
  siteUrl: z.string().nullable(),
  /** Hashes of the inline scripts as `sha256-…`; the same for all pages, and independent of the content. */
  scriptHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]+=*$/)),
  /** Sources of all pages that are not listed in `special`. */
  usual: sourcesSchema,
  /** Pages with other sources, by path without a trailing slash. */
  special: z.array(z.object({ paths: z.array(z.string().startsWith('/')), sources: sourcesSchema })),
});

export type SiteSecurityPolicy = z.infer<typeof siteSecurityPolicySchema>;

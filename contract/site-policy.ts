// What a built site has to be allowed beyond itself, page by page. Written into the release by the build, which knows the
// settings and the pages; read by server/policy, which makes headers of it for every kind of host.
import { z } from 'zod';

/** In the root of a release; never served. */
export const siteSecurityPolicyFile = '_policy.json';

/** An origin such as `https://www.example.com`, or one with all hosts below it: `https://*.example.com`. */
const source = z.string().regex(/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/);

const sourcesSchema = z.object({
  scripts: z.array(source),
  /** Asked by scripts. */
  connections: z.array(source),
  pictures: z.array(source),
  frames: z.array(source),
  /** Where forms are sent that need no script. */
  forms: z.array(source),
  /** Whether a window that the page opens may speak with it, as those of payment providers do. */
  opensWindows: z.boolean(),
});

/** Other hosts that a page needs; its own is always among them. */
export type PageSources = z.infer<typeof sourcesSchema>;

export const siteSecurityPolicySchema = z.object({
  /** Address of the site, where it is known: one that begins with https is to be reached by no other way. */
  siteUrl: z.string().nullable(),
  /** Of the inline scripts of all pages, as `sha256-…`. They depend on no page and on no content. */
  scriptHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]+=*$/)),
  /** What every page needs but those below. */
  usual: sourcesSchema,
  /** Pages that need more or less, by their paths without a slash at the end. */
  special: z.array(z.object({ paths: z.array(z.string().startsWith('/')), sources: sourcesSchema })),
});

export type SiteSecurityPolicy = z.infer<typeof siteSecurityPolicySchema>;

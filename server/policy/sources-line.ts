// Writes the Content-Security-Policy of a page from what the build says the page needs (docs/decisions/029). Pure; called
// by headers.ts.
import type { PageSources, SitePolicy } from '../../contract/site-policy.ts';

/**
 * The policy of one page. Scripts run from this site, from the page's providers and inline where their hash is known.
 * Styles may stand inline: each page carries those of its template, and React and Emotion set some, which no hash could
 * name; a style can show things, but cannot act.
 * @param framedBy origin whose pages may show this one in a frame; nobody's without it
 */
export function toContentSecurityPolicy(
  policy: Pick<SitePolicy, 'scriptHashes'>,
  sources: PageSources,
  framedBy?: string,
): string {
  const hashes = policy.scriptHashes.map((hash) => `'${hash}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...sources.scripts],
    // Elements that act by an attribute: there are none.
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...sources.pictures],
    ['media-src', "'self'", ...sources.pictures],
    ['connect-src', "'self'", ...sources.connections],
    ['frame-src', ...(sources.frames.length > 0 ? sources.frames : ["'none'"])],
    ['form-action', "'self'", ...sources.forms],
    ['frame-ancestors', framedBy ?? "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

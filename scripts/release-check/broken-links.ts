// Finds the links of a release that lead nowhere: to no page, file, redirect or path that the browser knows, or to no place
// of a page. Called by check-release.ts.
import { isNotFoundPage, toCandidates } from '../../server/release-files.ts';
import type { FoundLinks } from './found-links.ts';
import { malformed } from './internal-target.ts';
import { type Finding, hasAnchor, toDocumentPath } from './read-documents.ts';

export interface LinkDestinations {
  /** Own files: what is only carried from an earlier release goes within weeks. */
  files: ReadonlySet<string>;
  /** Paths in whatever case. */
  redirects: readonly string[];
  /** Patterns such as `/konto/*`. */
  clientOnly: readonly string[];
  readAnchors: (file: string) => Promise<ReadonlySet<string>>;
}

export async function findBrokenLinks(found: FoundLinks, destinations: LinkDestinations): Promise<Finding[]> {
  const targets = new Set([...found.values()].flat());
  const broken = new Set<string>();
  const resolve = createResolver(destinations);
  for (const target of targets) {
    if (!(await leadsSomewhere(target, resolve, destinations))) broken.add(target);
  }
  if (broken.size === 0) return [];
  return [...found].flatMap(([document, links]) =>
    links
      .filter((target) => broken.has(target))
      .map((target) => ({ page: toDocumentPath(document), subject: target.replace(malformed, '') })),
  );
}

/** The file that answers a path, `true` for a path that another rule answers. */
type Resolve = (pathname: string) => string | true | undefined;

function createResolver({ files, redirects, clientOnly }: LinkDestinations): Resolve {
  const rules = new Set(redirects.map(toKey));
  const prefixes = clientOnly.map((pattern) => pattern.replace(/\/?\*$/, ''));
  return (pathname) => {
    if (rules.has(toKey(pathname))) return true;
    const file = toCandidates(pathname).find((candidate) => files.has(candidate));
    if (file !== undefined) return isNotFoundPage(file) ? undefined : file;
    return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) || undefined;
  };
}

const toKey = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

async function leadsSomewhere(target: string, resolve: Resolve, { readAnchors }: LinkDestinations): Promise<boolean> {
  if (target.startsWith(malformed)) return false;
  const [pathname = '', fragment] = target.split('#', 2);
  const file = resolve(pathname);
  if (file === undefined) return false;
  if (fragment === undefined || file === true || !file.endsWith('.html')) return true;
  return hasAnchor(await readAnchors(file), fragment);
}

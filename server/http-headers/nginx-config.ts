// Writes nginx's configuration for a release, for sites that nginx serves instead of server/: headers, caching,
// redirects, 404 pages and pretty paths, identical to those of the host (docs/decisions/029). Two files, because nginx
// allows maps only outside of servers.
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { immutableFilePattern } from '../../domain/immutable-files.ts';
import type { SiteSecurityPolicy } from '../../contract/site-security-policy.ts';
import { readReleaseRedirects, type RedirectRule } from '../release-redirects.ts';
import { isNotFoundPageFile, notFoundPageFilePattern, neverServedFilePattern } from '../release-file-candidates.ts';
import {
  nonDocumentFilePattern,
  immutableCacheControl,
  imageFilePattern,
  mustRevalidateCacheControl,
  serviceWorkerFilePattern,
  toCommonHttpHeaders,
  toPageHtmlFile,
  toPageHttpHeaders,
  noCacheCacheControl,
} from './response-headers.ts';
import { readReleaseSecurityPolicy } from './read-release-security-policy.ts';

export interface NginxConfigSource {
  /** Prefix of nginx variables, unique among the sites of a server. */
  name: string;
  policy: SiteSecurityPolicy | undefined;
  redirects: readonly RedirectRule[];
  /** Paths inside the release. */
  notFoundPages: readonly string[];
}

/** A quoted nginx string. @throws for characters that nginx would interpret */
const quote = (text: string): string => {
  if (/["$\\\n\r]/.test(text))
    throw new Error(
      `Cannot write "${text}" to the nginx configuration: it contains a character that nginx interprets.`,
    );
  return `"${text}"`;
};

/** Quotes an expression that JavaScript and nginx interpret alike, with a prefix. */
const quoteExpression = (start: string, { source }: RegExp): string => `"${start}${source}"`;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const toPrefix = (name: string): string => `site_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;

const toMap = (key: string, name: string, entries: readonly (readonly [pattern: string, value: string])[]): string => {
  return [`map ${key} $${name} {`, ...entries.map(([pattern, value]) => `  ${pattern} ${value};`), '}', ''].join('\n');
};

/** For the `http { … }` context. */
export const toNginxMapsConfig = ({ name, policy, notFoundPages }: NginxConfigSource): string => {
  const prefix = toPrefix(name);
  const headersOf = (header: string) => {
    const toValue = (headers: Readonly<Record<string, string>>) => quote(headers[header] ?? '');
    const special = policy?.special.map(({ paths, sources }) => {
      const files = paths.map((path) => escape(toPageHtmlFile(path))).join('|');
      return [`"~^\\d+/(?:${files})$"`, toValue(toPageHttpHeaders(policy, sources))] as const;
    });
    return [
      ['default', toValue(toPageHttpHeaders(policy))],
      ['"~^404"', toValue(toPageHttpHeaders(policy))],
      [quoteExpression('~', nonDocumentFilePattern), '""'],
      ...(special ?? []),
    ] as const;
  };
  const missing = notFoundPages.flatMap((page) => {
    const language = notFoundPageFilePattern.exec(page)?.[1];
    return language === undefined ? [] : [[`"~*^/${language}(?:/|$)"`, `/${page}`] as const];
  });
  const isHere = '~^(?:200|206|304).*';
  return [
    '# Written with the release, from server/policy. Include it in http { … }, and server.conf in server { … }.\n',
    toMap('$uri', `${prefix}_lifetime`, [
      ['default', quote(mustRevalidateCacheControl)],
      [quoteExpression('~', serviceWorkerFilePattern), quote(noCacheCacheControl)],
      [quoteExpression('~', immutableFilePattern), quote(immutableCacheControl)],
    ]),
    toMap('$status', `${prefix}_cache`, [
      ['default', `$${prefix}_lifetime`],
      ['"~^(?:30[1278]|404|405)$"', quote(noCacheCacheControl)],
    ]),
    toMap('$status$uri', `${prefix}_policy`, headersOf('content-security-policy')),
    toMap('$status$uri', `${prefix}_opener`, headersOf('cross-origin-opener-policy')),
    toMap('$status$uri', `${prefix}_embedding`, [
      ['default', '""'],
      [quoteExpression(isHere, imageFilePattern), '"cross-origin"'],
      [`"${isHere}"`, '"same-origin"'],
    ]),
    toMap('$status', `${prefix}_allow`, [
      ['default', '""'],
      ['405', '"GET, HEAD"'],
    ]),
    // A missing script or image gets no 404 page.
    toMap('$uri', `${prefix}_missing`, [
      ['default', notFoundPages.includes('404.html') ? '/404.html' : `@${prefix}_missing`],
      [String.raw`"~^(?!.*\.html$).*\.[A-Za-z0-9]+$"`, `@${prefix}_missing`],
      ...missing,
    ]),
  ].join('\n');
};

/** For a `server { … }` whose `root` is the release. */
export const toNginxServerConfig = ({ name, policy, redirects, notFoundPages }: NginxConfigSource): string => {
  const prefix = toPrefix(name);
  const addHeader = (header: string, value: string) => `add_header ${header} ${value} always;`;
  const types = Object.entries(contentTypes).map(([type, endings]) => `  "${type}" ${endings.join(' ')};`);
  const lines = [
    '# Written with the release, from server/policy. Needs maps.conf in http { … } and a root: the release.',
    'merge_slashes off;',
    'absolute_redirect off;',
    'server_tokens off;',
    // Serves the precompressed variants. If nginx has the module, add `brotli_static on;` next to this file.
    'gzip off;',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    ['types {', ...types, '}'].join('\n'),
    ...Object.entries(toCommonHttpHeaders(policy)).map(([header, value]) => addHeader(header, quote(value))),
    addHeader('content-security-policy', `$${prefix}_policy`),
    addHeader('cross-origin-opener-policy', `$${prefix}_opener`),
    addHeader('cross-origin-resource-policy', `$${prefix}_embedding`),
    addHeader('cache-control', `$${prefix}_cache`),
    addHeader('allow', `$${prefix}_allow`),
    `error_page 404 $${prefix}_missing;`,
    // An undecodable path, such as `/%`, gets the same response as an unknown page.
    `error_page 400 =404 $${prefix}_missing;`,
    `error_page 405 @${prefix}_refused;`,
    toTextResponse(`@${prefix}_missing`, 404, 'Not found'),
    toTextResponse(`@${prefix}_refused`, 405, 'Method not allowed'),
    toLocation('~ //', 'return 404;'),
    ...redirects.map(toRedirect),
    toLocation(`~ ${quoteExpression('', neverServedFilePattern)}`, 'return 404;'),
    ...notFoundPages.map((page) => `location = /${page} { internal; }`),
    toLocation('~ ^/(?:[a-z][a-z]/)?404/?$', 'return 404;'),
    toLocation('~ /$', 'try_files ${uri}index.html =404;'),
    toLocation('/', 'try_files $uri $uri/index.html =404;'),
  ];
  return `${lines.join('\n')}\n`;
};

/** Rejects other methods per location rather than for the whole server, which may have locations for other programs. */
const toLocation = (place: string, answer: string): string => {
  return `location ${place} { if ($request_method !~ ^(?:GET|HEAD)$) { return 405; } ${answer} }`;
};

const toTextResponse = (name: string, status: number, text: string): string => {
  return `location ${name} { types {} default_type "text/plain; charset=utf-8"; return ${status} "${text}\\n"; }`;
};

/** Ignores case and a trailing slash; keeps the request's query if the rule has none. */
const toRedirect = ({ from, to, status }: RedirectRule): string => {
  const path = escape(from.replace(/\/+$/, ''));
  const target = to.includes('?') ? quote(to) : quote(to).replace(/"$/, '$is_args$args"');
  return toLocation(`~* "^${path}/*$"`, `return ${status} ${target};`);
};

/** Content type → file extensions. */
const contentTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html; charset=utf-8': ['html'],
  'text/css; charset=utf-8': ['css'],
  'application/javascript; charset=utf-8': ['js', 'mjs'],
  'application/json; charset=utf-8': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'text/plain; charset=utf-8': ['txt'],
  'image/svg+xml': ['svg'],
  'image/avif': ['avif'],
  'image/webp': ['webp'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/vnd.microsoft.icon': ['ico'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
  'application/pdf': ['pdf'],
};

const hostingFolder = '.hosting';

interface HostedRelease {
  folder: string;
  /** Prefix of nginx variables. */
  name: string;
  /** Paths inside the release. */
  files: readonly string[];
  /** The previous release, whose unchanged files this release shares. */
  previousFolder: string | undefined;
}

/** Writes `.hosting/nginx/` into the release. */
export const writeNginxConfig = async (release: HostedRelease): Promise<void> => {
  const { folder, name, files } = release;
  const nginx = {
    name,
    policy: await readReleaseSecurityPolicy(folder),
    redirects: await readReleaseRedirects(folder),
    notFoundPages: files.filter(isNotFoundPageFile),
  };
  await writeConfigFile('nginx/maps.conf', toNginxMapsConfig(nginx), release);
  await writeConfigFile('nginx/server.conf', toNginxServerConfig(nginx), release);
};

const writeConfigFile = async (
  file: string,
  text: string,
  { folder, previousFolder }: HostedRelease,
): Promise<void> => {
  const target = join(folder, hostingFolder, file);
  await mkdir(dirname(target), { recursive: true });
  const before = previousFolder === undefined ? undefined : join(previousFolder, hostingFolder, file);
  if (before !== undefined && (await readFile(before, 'utf8').catch(() => undefined)) === text)
    await link(before, target);
  else await writeFile(target, text);
};

// Writes into a release what nginx has to know of it, where that serves it instead of server/: headers, caching,
// redirects, 404 pages and pretty paths, as the host answers (docs/decisions/029). Two files, because nginx takes
// maps outside of servers only. Called by the release step (scripts/site/create-release.ts).
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { immutableFile } from '../../domain/immutable-files.ts';
import type { SitePolicy } from '../../contract/site-policy.ts';
import { readReleaseRedirects, type RedirectRule } from '../release-redirects.ts';
import { isNotFoundPage, notFoundPagePattern, privateFilePattern } from '../release-files.ts';
import {
  assetFilePattern,
  immutableCacheControl,
  imageFilePattern,
  revalidateCacheControl,
  serviceWorkerFilePattern,
  toCommonHttpHeaders,
  toPageHtmlFile,
  toPageHttpHeaders,
  noCacheCacheControl,
} from './headers.ts';
import { readSitePolicy } from './read-policy.ts';

export interface NginxConfigSource {
  /** Of the site, told apart from others of the same server: begins the names of nginx's variables. */
  name: string;
  policy: SitePolicy | undefined;
  redirects: readonly RedirectRule[];
  /** Of the release. */
  notFoundPages: readonly string[];
}

/** A string of nginx's configuration. @throws where nginx would take a part of it for something else */
const quote = (text: string): string => {
  if (/["$\\\n\r]/.test(text)) throw new Error(`nginx cannot be told "${text}": it holds a character of its own.`);
  return `"${text}"`;
};

/** An expression as JavaScript and nginx read it alike, with what has to stand before it. */
const quoteExpression = (start: string, { source }: RegExp): string => `"${start}${source}"`;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const toPrefix = (name: string): string => `site_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;

const toMap = (key: string, name: string, entries: readonly (readonly [pattern: string, value: string])[]): string => {
  return [`map ${key} $${name} {`, ...entries.map(([pattern, value]) => `  ${pattern} ${value};`), '}', ''].join('\n');
};

/** To be included where `http { … }` is. */
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
      [quoteExpression('~', assetFilePattern), '""'],
      ...(special ?? []),
    ] as const;
  };
  const missing = notFoundPages.flatMap((page) => {
    const language = notFoundPagePattern.exec(page)?.[1];
    return language === undefined ? [] : [[`"~*^/${language}(?:/|$)"`, `/${page}`] as const];
  });
  const isHere = '~^(?:200|206|304).*';
  return [
    '# Written with the release, from server/policy. Include it in http { … }, and server.conf in server { … }.\n',
    toMap('$uri', `${prefix}_lifetime`, [
      ['default', quote(revalidateCacheControl)],
      [quoteExpression('~', serviceWorkerFilePattern), quote(noCacheCacheControl)],
      [quoteExpression('~', immutableFile), quote(immutableCacheControl)],
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
    // Neither a script nor a picture that is missing is helped by a page.
    toMap('$uri', `${prefix}_missing`, [
      ['default', notFoundPages.includes('404.html') ? '/404.html' : `@${prefix}_missing`],
      [String.raw`"~^(?!.*\.html$).*\.[A-Za-z0-9]+$"`, `@${prefix}_missing`],
      ...missing,
    ]),
  ].join('\n');
};

/** To be included in a `server { … }` whose `root` is the release. */
export const toNginxServerConfig = ({ name, policy, redirects, notFoundPages }: NginxConfigSource): string => {
  const prefix = toPrefix(name);
  const addHeader = (header: string, value: string) => `add_header ${header} ${value} always;`;
  const types = Object.entries(contentTypes).map(([type, endings]) => `  "${type}" ${endings.join(' ')};`);
  const lines = [
    '# Written with the release, from server/policy. Needs maps.conf in http { … } and a root: the release.',
    'merge_slashes off;',
    'absolute_redirect off;',
    'server_tokens off;',
    // The twins of the release; with its module, `brotli_static on;` beside this file sends the smaller ones.
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
    // A path that cannot be decoded, such as `/%`, is a page that does not exist.
    `error_page 400 =404 $${prefix}_missing;`,
    `error_page 405 @${prefix}_refused;`,
    toTextAnswer(`@${prefix}_missing`, 404, 'Not found'),
    toTextAnswer(`@${prefix}_refused`, 405, 'Method not allowed'),
    toLocation('~ //', 'return 404;'),
    ...redirects.map(toRedirect),
    toLocation(`~ ${quoteExpression('', privateFilePattern)}`, 'return 404;'),
    ...notFoundPages.map((page) => `location = /${page} { internal; }`),
    toLocation('~ ^/(?:[a-z][a-z]/)?404/?$', 'return 404;'),
    toLocation('~ /$', 'try_files ${uri}index.html =404;'),
    toLocation('/', 'try_files $uri $uri/index.html =404;'),
  ];
  return `${lines.join('\n')}\n`;
};

/** Whoever sends something is refused here, and not in the whole server: it may have locations of other programs. */
const toLocation = (place: string, answer: string): string => {
  return `location ${place} { if ($request_method !~ ^(?:GET|HEAD)$) { return 405; } ${answer} }`;
};

const toTextAnswer = (name: string, status: number, text: string): string => {
  return `location ${name} { types {} default_type "text/plain; charset=utf-8"; return ${status} "${text}\\n"; }`;
};

/** In whatever case, with or without a slash at the end; a query of the visitor's is kept where the rule has none. */
const toRedirect = ({ from, to, status }: RedirectRule): string => {
  const path = escape(from.replace(/\/+$/, ''));
  const target = to.includes('?') ? quote(to) : quote(to).replace(/"$/, '$is_args$args"');
  return toLocation(`~* "^${path}/*$"`, `return ${status} ${target};`);
};

/** Type → endings of names. */
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
  /** Of the site, for nginx's variables. */
  name: string;
  /** Of the release. */
  files: readonly string[];
  /** The release before, with which files that did not change are shared. */
  previousFolder: string | undefined;
}

/** Writes `.hosting/nginx/` into the release. */
export const writeNginxConfig = async (release: HostedRelease): Promise<void> => {
  const { folder, name, files } = release;
  const nginx = {
    name,
    policy: await readSitePolicy(folder),
    redirects: await readReleaseRedirects(folder),
    notFoundPages: files.filter(isNotFoundPage),
  };
  await put('nginx/maps.conf', toNginxMapsConfig(nginx), release);
  await put('nginx/server.conf', toNginxServerConfig(nginx), release);
};

const put = async (file: string, text: string, { folder, previousFolder }: HostedRelease): Promise<void> => {
  const target = join(folder, hostingFolder, file);
  await mkdir(dirname(target), { recursive: true });
  const before = previousFolder === undefined ? undefined : join(previousFolder, hostingFolder, file);
  if (before !== undefined && (await readFile(before, 'utf8').catch(() => undefined)) === text)
    await link(before, target);
  else await writeFile(target, text);
};

// The single-machine host: serves one release with pretty paths, compressed twins, caching, redirects, 404 pages and
// security headers. Called by `npm start`, by main.ts and by the browser tests.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { defaultLocale, locales } from '../contract/locale.ts';
import { toNoticePage } from '../contract/publishing/notice-page.ts';
import { hostText } from '../domain/host-text.ts';
import { toAccessLogSettings, type AccessLogOptions } from './ops/access-log.ts';
import { registerOpsRoutes } from './ops/ops-routes.ts';
import { type HttpHeaders, toCacheControl, noCacheCacheControl } from './policy/headers.ts';
import { createReleaseHeaderReader } from './policy/read-policy.ts';
import type { PublishQueue } from './publishing/publish-queue.ts';
import { registerPublishRoutes } from './publishing/publish-routes.ts';
import { createRedirectTable, toRedirectLocation } from './release-redirects.ts';
import {
  isNotFoundPage,
  findExistingFile,
  readLiveRelease,
  toFileCandidates,
  toDecodableUrl,
  toNotFoundPageCandidates,
} from './release-files.ts';

export interface SiteHostOptions {
  /** A folder that buildSite made; it may be switched to a newer release while the host runs. */
  releaseFolder: string;
  /** Whether the first release may come later: until then visitors read that the site is being set up. */
  awaitsRelease?: boolean;
  /** The backend's calls to publish; without it the host only serves. The queue stops with the host. */
  publishing?: { project: string; secret: string; publishQueue: PublishQueue };
  /** Bearer token of `/metrics`; without one it answers this machine alone. */
  metricsToken?: string;
  /** How long a host that is closed goes on answering, so that a load balancer sees first that it is not ready. */
  drainMs?: number;
  /** Without it the host is silent. */
  log?: AccessLogOptions;
  /** Origin whose pages may show this site in a frame, as the studio does with a preview; nobody's by default. */
  framedBy?: string;
}

/** What the page has and a script or picture has not. */
const documentHeaders = ['content-security-policy', 'cross-origin-opener-policy'];

/** How long visitors and crawlers of a site without a release are told to stay away. */
const retryAfterSeconds = 120;

/** Creates the host; the caller listens or injects, and closes it. Throws when there is no release and none is awaited. */
export const createSiteHost = async (options: SiteHostOptions): Promise<FastifyInstance> => {
  const releaseFolder = resolve(options.releaseFolder);
  if (options.awaitsRelease !== true && !statSync(releaseFolder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no release at ${releaseFolder}: build the site first (npm run build).`);
  }
  const host = fastify({
    ...toAccessLogSettings(options.log),
    routerOptions: { maxParamLength: 2_000 },
    // A path that cannot be decoded goes the way of every unknown one, instead of to the router's bare refusal.
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(url),
    // A forwarded address is believed only from a web server on this machine; anyone else could forge it.
    trustProxy: 'loopback',
    // Who asks on an open connection while the host stops is answered, and told to ask elsewhere next time.
    return503OnClosing: false,
  });
  const redirects = createRedirectTable(releaseFolder);
  const readHeaders = createReleaseHeaderReader(releaseFolder, options.framedBy);
  await host.register(fastifyStatic, {
    root: releaseFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'allow',
  });

  host.addHook('onRequest', async (request, reply) => {
    reply.headers((await readHeaders())());
    // Only paths without a route of their own come here; refused before anyone reads a body.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') {
      reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': noCacheCacheControl });
      return reply.type('text/plain; charset=utf-8').send('Method not allowed\n');
    }
    return undefined;
  });

  const { isStopping } = registerOpsRoutes(host, {
    releaseFolder,
    publishQueue: options.publishing?.publishQueue,
    metricsToken: options.metricsToken,
    drainMs: options.drainMs ?? 0,
  });
  if (options.publishing) registerPublishRoutes(host, { ...options.publishing, releaseFolder, isStopping });

  host.setNotFoundHandler(async (request, reply) => {
    // Not by URL: that would read the host out of a path which begins with two slashes.
    const [pathname = '/', query] = request.url.split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const redirect = await redirects.find(pathname);
    if (redirect !== undefined) {
      return reply
        .header('cache-control', noCacheCacheControl)
        .redirect(toRedirectLocation(redirect, search), redirect.status);
    }
    const file = await findExistingFile(releaseFolder, toFileCandidates(pathname));
    if (file === undefined || isNotFoundPage(file)) return sendNotFound(request, reply, releaseFolder, pathname);
    setHeaders(reply, (await readHeaders())(file));
    return reply.header('cache-control', toCacheControl(file)).sendFile(file);
  });
  return host;
};

/** In the place of those of an answer without a file. */
const setHeaders = (reply: FastifyReply, headers: HttpHeaders): void => {
  for (const name of documentHeaders) if (!(name in headers)) reply.removeHeader(name);
  reply.headers(headers);
};

const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, releaseFolder: string, pathname: string) => {
  reply.code(404).header('cache-control', noCacheCacheControl);
  // A script or picture that is missing is not helped by a page.
  const isAsset = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html');
  const page = isAsset ? undefined : await findExistingFile(releaseFolder, toNotFoundPageCandidates(pathname));
  if (page === undefined) {
    if (isAsset || (await readLiveRelease(releaseFolder))) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n');
    }
    reply.code(503).header('retry-after', retryAfterSeconds).type('text/html; charset=utf-8');
    return reply.send(toAwaitedSitePage(pathname));
  }
  // A condition or range of the visitor's is about another answer: honoured here, it would empty this one.
  for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range']) {
    Reflect.deleteProperty(request.raw.headers, name);
  }
  return reply.sendFile(page, { etag: false, lastModified: false, acceptRanges: false });
};

/** In the language of the path. */
const toAwaitedSitePage = (pathname: string): string => {
  const language = locales.find((locale) => pathname.split('/', 2)[1] === locale) ?? defaultLocale;
  const t = hostText(language);
  return toNoticePage({ language, title: t('awaited.title'), paragraphs: [t('awaited.text')] });
};

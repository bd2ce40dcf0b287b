// The single-machine host: serves one release with pretty paths, compressed variants, caching, redirects, 404 pages
// and security headers.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { defaultLocale, locales } from '../contract/locale.ts';
import { toPreviewStatusPageHtml } from '../domain/publishing/preview-status-page.ts';
import { getSiteHostTranslator } from '../domain/site-host-message-translator.ts';
import { toFastifyLoggerOptions, type AccessLogOptions } from './ops/access-log.ts';
import { registerOpsRoutes } from './ops/ops-routes.ts';
import { type HttpHeaders, toCacheControl, noCacheCacheControl } from './http-headers/response-headers.ts';
import { createReleaseResponseHeaderReader } from './http-headers/read-release-security-policy.ts';
import type { PublishQueue } from './publishing/publish-queue.ts';
import { registerPublishRoutes } from './publishing/publish-routes.ts';
import { createReleaseRedirectLookup, toRedirectLocation } from './release-redirects.ts';
import { findFirstExistingReleaseFile, readLiveRelease } from './read-release-files.ts';
import {
  isNotFoundPageFile,
  escapeUndecodableUrlPath,
  toNotFoundPageCandidates,
  toReleaseFileCandidates,
} from './release-file-candidates.ts';

export interface SiteHostOptions {
  /** A folder created by buildAndReleaseSite; it may switch to a newer release while the host runs. */
  releaseFolder: string;
  /** Whether the host starts without a release; visitors then see a page that says the site is being set up. */
  awaitsRelease?: boolean;
  /** Accepts the backend's publish webhook; without it the host only serves. Closing the host stops the queue. */
  publishing?: { project: string; secret: string; publishQueue: PublishQueue };
  /** Bearer token of `/metrics`; without one, only this machine may read it. */
  metricsToken?: string;
  /** How long the host keeps serving after `close()`, so that load balancers notice that it is not ready. */
  drainMs?: number;
  /** Without it the host logs nothing. */
  log?: AccessLogOptions;
  /** Origin that may frame this site, such as the studio for a preview; by default none. */
  framedBy?: string;
}

/** Headers that only documents need, not scripts and images. */
const documentHeaders = ['content-security-policy', 'cross-origin-opener-policy'];

/** `Retry-After` of a site without a release. */
const retryAfterSeconds = 120;

/**
 * Creates the host; the caller listens or injects, and closes the host.
 * @throws if there is no release and `awaitsRelease` is not set
 */
export const createSiteHost = async (options: SiteHostOptions): Promise<FastifyInstance> => {
  const releaseFolder = resolve(options.releaseFolder);
  if (options.awaitsRelease !== true && !statSync(releaseFolder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no release at ${releaseFolder}: build the site first (npm run build).`);
  }
  const host = fastify({
    ...toFastifyLoggerOptions(options.log),
    routerOptions: { maxParamLength: 2_000 },
    // Treats an undecodable path as unknown; the router would respond with 400 and no page.
    rewriteUrl: ({ url = '/' }) => escapeUndecodableUrlPath(url),
    // Trusts forwarded addresses only from a web server on this machine; others could forge them.
    trustProxy: 'loopback',
    // While the host closes, requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
  });
  const redirects = createReleaseRedirectLookup(releaseFolder);
  const readHeaders = createReleaseResponseHeaderReader(releaseFolder, options.framedBy);
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
    // Only paths without a route get here. Rejected before the body is read.
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
    // Does not use `URL`, which would parse a path that begins with two slashes as a host.
    const [pathname = '/', query] = request.url.split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const redirect = await redirects.find(pathname);
    if (redirect !== undefined) {
      return reply
        .header('cache-control', noCacheCacheControl)
        .redirect(toRedirectLocation(redirect, search), redirect.status);
    }
    const file = await findFirstExistingReleaseFile(releaseFolder, toReleaseFileCandidates(pathname));
    if (file === undefined || isNotFoundPageFile(file)) return sendNotFound(request, reply, releaseFolder, pathname);
    setHeaders(reply, (await readHeaders())(file));
    return reply.header('cache-control', toCacheControl(file)).sendFile(file);
  });
  return host;
};

/** Replaces the headers of a response that has no file. */
const setHeaders = (reply: FastifyReply, headers: HttpHeaders): void => {
  for (const name of documentHeaders) if (!(name in headers)) reply.removeHeader(name);
  reply.headers(headers);
};

const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, releaseFolder: string, pathname: string) => {
  reply.code(404).header('cache-control', noCacheCacheControl);
  // A missing script or image gets no 404 page.
  const isAsset = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html');
  const page = isAsset
    ? undefined
    : await findFirstExistingReleaseFile(releaseFolder, toNotFoundPageCandidates(pathname));
  if (page === undefined) {
    if (isAsset || (await readLiveRelease(releaseFolder))) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n');
    }
    reply.code(503).header('retry-after', retryAfterSeconds).type('text/html; charset=utf-8');
    return reply.send(toAwaitedSitePage(pathname));
  }
  // Conditions and ranges of the request refer to another response; applied here, they would empty this one.
  for (const name of ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range']) {
    Reflect.deleteProperty(request.raw.headers, name);
  }
  return reply.sendFile(page, { etag: false, lastModified: false, acceptRanges: false });
};

/** A placeholder page in the language of the path. */
const toAwaitedSitePage = (pathname: string): string => {
  const language = locales.find((locale) => pathname.split('/', 2)[1] === locale) ?? defaultLocale;
  const t = getSiteHostTranslator(language);
  return toPreviewStatusPageHtml({ language, title: t('awaited.title'), paragraphs: [t('awaited.text')] });
};

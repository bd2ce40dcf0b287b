// The preview host: accepts signed links from the backend, builds the record, and serves the site with that record only
// to the visitor with the link. It has a separate listener: on the live site's origin, a service worker or a cache
// could keep drafts.
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { previewModeAttribute } from '../../domain/page-metadata.ts';
import {
  type PreviewLinkQuery,
  type PreviewPagePaths,
  previewPagePathsFile,
  previewedRecordPathsSchema,
} from '../../contract/publishing/preview-link.ts';
import { verifyPreviewLink } from '../../domain/publishing/signed-preview-url.ts';
import { isImmutableFile } from '../../domain/immutable-files.ts';
import { defaultLocale, type Locale, locales } from '../../contract/locale.ts';
import { formatBuildFailureCause } from '../../domain/publishing/format-build-failure.ts';
import { toPreviewStatusPageHtml } from '../../domain/publishing/preview-status-page.ts';
import type { RunBuild } from '../publishing/publish-queue.ts';
import { readReleaseSecurityPolicy } from '../http-headers/read-release-security-policy.ts';
import { getSiteHostTranslator } from '../../domain/site-host-message-translator.ts';
import { toContentSecurityPolicy } from '../http-headers/response-headers.ts';
import { findFirstExistingReleaseFile } from '../read-release-files.ts';
import {
  isNotFoundPageFile,
  escapeUndecodableUrlPath,
  toNotFoundPageCandidates,
  toReleaseFileCandidates,
} from '../release-file-candidates.ts';
import { createPreviewBuildService, type PreviewBuildState } from './preview-builds.ts';
import { verifyPreviewSessionCookie, toPreviewSessionCookieHeader } from './preview-session-cookie.ts';
import { escapeHtml } from '../../domain/html-and-plain-text.ts';

export interface PreviewHostOptions {
  /** Domain of the project to preview. */
  project: string;
  /** Shared with the backend. */
  secret: string;
  /** URL of this host for browsers. */
  previewUrl: string;
  /** URL of the backend for browsers: its studio frames previews, and pages read published content from it. */
  backendUrl: string;
  /** The folder with the preview releases. */
  releasesFolder: string;
  /** From the publish queue, in which previews wait for the live site's builds. */
  runBuild: RunBuild;
  log: (line: string) => void;
}

const waitPath = '/open/wait';
/** Long-polling timeout, shorter than the minute that proxies allow. */
const waitMs = 20_000;

/** Why a visitor sees no preview. */
export type PreviewRefusalReason = 'invalid' | 'too_old' | 'other_project' | 'no_visit';

const refusalStatus: Record<PreviewRefusalReason, number> = {
  invalid: 403,
  too_old: 403,
  other_project: 403,
  no_visit: 403,
};

/** Creates the host. The caller listens or injects, and closes the host, which stops a running build. */
export const createPreviewHost = async (options: PreviewHostOptions): Promise<FastifyInstance> => {
  const { project, secret, log } = options;
  const releasesFolder = resolve(options.releasesFolder);
  const isSecure = new URL(options.previewUrl).protocol === 'https:';
  const headers = toHeaders(options);
  const host = fastify({
    logger: false,
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = '/' }) => escapeUndecodableUrlPath(url),
  });
  const previews = createPreviewBuildService({
    runBuild: options.runBuild,
    log,
    readPages: (release) => readPreviewPages(releasesFolder, release),
  });
  host.addHook('preClose', () => previews.stop());
  await host.register(fastifyStatic, {
    root: releasesFolder,
    serve: false,
    cacheControl: false,
    index: false,
    dotfiles: 'allow',
  });
  host.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
    }
    return undefined;
  });

  host.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  // Available without a preview session.
  host.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));

  host.get('/open', async (request, reply) => {
    const read = await verifyPreviewLink(request.query, secret, Date.now());
    if (!read.ok) return sendRefusal(request, reply, read.code);
    const { link } = read;
    if (link.project !== project) return sendRefusal(request, reply, 'other_project');
    const state = await previews.open(link);
    const target = state.step === 'ready' ? state.paths[link.locale] : waitPath;
    return reply
      .header('set-cookie', await toPreviewSessionCookieHeader(link, secret, Date.now(), isSecure))
      .redirect(target, 303);
  });

  const readProjectVisit = async (request: FastifyRequest) => {
    const visit = await verifyPreviewSessionCookie(request.headers.cookie, secret, Date.now());
    // Hosts of several projects may share a hostname, and therefore cookies.
    return visit?.project === project ? visit : undefined;
  };

  host.get<{ Querystring: { after?: string } }>(waitPath, async (request, reply) => {
    const visit = await readProjectVisit(request);
    if (!visit) return sendRefusal(request, reply, 'no_visit');
    let state = (await previews.read(visit)) ?? (await previews.open(visit));
    if (state.step === request.query.after) {
      state = (await previews.readNext(visit, state.step, waitMs)) ?? state;
    }
    if (state.step === 'ready') return reply.redirect(state.paths[visit.locale], 303);
    return reply.type('text/html; charset=utf-8').send(toStatePage(state, visit.locale));
  });

  host.setNotFoundHandler(async (request, reply) => {
    const visit = await readProjectVisit(request);
    if (!visit) return sendRefusal(request, reply, 'no_visit');
    const [pathname = '/'] = request.url.split('?', 1);
    const state = await previews.read(visit);
    if (state?.step === 'ready') return sendFile(reply, join(releasesFolder, state.release), pathname, options);
    // Rebuilt for other content, or removed in favour of other previews.
    return isAsset(pathname) ? reply.code(404).send() : reply.redirect(waitPath, 303);
  });
  return host;
};

/** Headers of every response: no caching, no indexing, framing by the studio only, no writes to the shop. */
const toHeaders = (options: PreviewHostOptions): Record<string, string> => {
  const { itemsUrl, framedBy } = toBackendUrls(options);
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      `frame-ancestors ${framedBy}; connect-src 'self' ${itemsUrl}; ` +
      "form-action 'self'; base-uri 'self'; object-src 'none'; worker-src 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
};

const toBackendUrls = ({ backendUrl }: PreviewHostOptions): { itemsUrl: string; framedBy: string } => {
  const backend = new URL(backendUrl);
  return { itemsUrl: `${backend.href.replace(/\/+$/, '')}/items/`, framedBy: `'self' ${backend.origin}` };
};

/**
 * The live site's policy without any destination for requests that write; `undefined` for a release without a policy.
 */
const readPagePolicy = async (folder: string, options: PreviewHostOptions): Promise<string | undefined> => {
  const policy = await readReleaseSecurityPolicy(folder);
  if (policy === undefined) return undefined;
  const { itemsUrl, framedBy } = toBackendUrls(options);
  const sources = { ...policy.usual, connections: [itemsUrl], forms: [] };
  return `${toContentSecurityPolicy(policy, sources, framedBy)}; worker-src 'none'`;
};

/** One paragraph per line of the text. */
const toWords = (
  of: `refusals.${PreviewRefusalReason}` | Exclude<PreviewBuildState['step'], 'ready'>,
  language: Locale,
) => {
  const t = getSiteHostTranslator(language);
  return { title: t(`preview.${of}.title`), paragraphs: t(`preview.${of}.text`).split('\n') };
};

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, code: PreviewRefusalReason) => {
  const language = readLocale(request);
  const page = toPreviewStatusPageHtml({ language, ...toWords(`refusals.${code}`, language) });
  return reply.code(refusalStatus[code]).type('text/html; charset=utf-8').send(page);
};

/** The language of the link, or the browser's first supported one. */
const readLocale = ({ query, headers }: FastifyRequest): Locale => {
  const { locale } = query as { locale?: unknown };
  const requestedLanguages = [
    locale,
    ...(headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2)),
  ];
  return (
    locales.find((each) => each === requestedLanguages.find((tag) => locales.some((one) => one === tag))) ??
    defaultLocale
  );
};

const toStatePage = (
  state: Exclude<PreviewBuildState, { step: 'ready' }>,
  language: PreviewLinkQuery['locale'],
): string => {
  const words = toWords(state.step, language);
  if (state.step === 'failed') {
    const { cause, details } = state.reason;
    return toPreviewStatusPageHtml({
      language,
      ...words,
      paragraphs: [formatBuildFailureCause(cause, language), ...details, ...words.paragraphs],
    });
  }
  return toPreviewStatusPageHtml({
    language,
    ...words,
    goesOn: { address: `${waitPath}?after=${state.step}`, afterSeconds: 1 },
  });
};

const isAsset = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html');

/** Blocks the site's service worker, which would keep drafts. */
const isWorker = (pathname: string): boolean => /^\/sw\.js$/.test(pathname);

const sendFile = async (reply: FastifyReply, folder: string, pathname: string, options: PreviewHostOptions) => {
  const found = isWorker(pathname)
    ? undefined
    : await findFirstExistingReleaseFile(folder, toReleaseFileCandidates(pathname));
  if (found === undefined && isAsset(pathname)) return reply.code(404).type('text/plain').send('Not found\n');
  const isMissing = found === undefined || isNotFoundPageFile(found);
  const file = isMissing ? await findFirstExistingReleaseFile(folder, toNotFoundPageCandidates(pathname)) : found;
  if (file === undefined) return reply.code(404).type('text/plain').send('Not found\n');
  if (isMissing) reply.code(404);
  if (file.endsWith('.html')) {
    const policy = await readPagePolicy(folder, options);
    if (policy !== undefined) reply.header('content-security-policy', policy);
    return reply
      .type('text/html; charset=utf-8')
      .send(toPageHtmlWithPreviewBanner(await readFile(join(folder, file), 'utf8')));
  }
  if (isImmutableFile(file)) reply.header('cache-control', 'private, max-age=3600, immutable');
  return reply.sendFile(join(basename(folder), file));
};

/** `undefined` if the release is gone or is not a preview. */
const readPreviewPages = async (releasesFolder: string, release: string): Promise<PreviewPagePaths | undefined> => {
  try {
    return previewedRecordPathsSchema.parse(
      JSON.parse(await readFile(join(releasesFolder, release, previewPagePathsFile), 'utf8')),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const style = [
  'box-sizing:border-box',
  'padding:.5rem 1rem',
  'background:#3d2c00',
  'color:#ffe9b3',
  'font:500 .875rem/1.4 system-ui,sans-serif',
  'text-align:center',
].join(';');

/** The page's language, which may differ from the editor's. */
const readLanguage = (html: string): Locale => {
  const [, language] = /<html[^>]* lang="([a-z]{2})/.exec(html) ?? [];
  return language === 'en' || language === 'fr' ? language : 'de';
};

/**
 * Turns a page of the site into a preview page: marks it for the site's code, and adds a banner outside of React's
 * root, so that the page itself is identical to the future live page.
 */
export const toPageHtmlWithPreviewBanner = (html: string): string => {
  const t = getSiteHostTranslator(readLanguage(html));
  const line = `<aside aria-label="${escapeHtml(t('preview.bannerName'))}" style="${style}">${escapeHtml(t('preview.banner'))}</aside>`;
  return html
    .replace(/<html(?=[\s>])/, `<html ${previewModeAttribute}`)
    .replace(/<body[^>]*>/, (body) => body + line)
    .replace(/<head[^>]*>/, (head) => `${head}<meta name="robots" content="noindex, nofollow">`);
};

// Extends the service worker of gatsby-plugin-offline. add-offline-pages-to-service-worker.ts appends this file to the plug-in's
// sw.js, after `const offline = { pages, templates, privatePaths }`. `workbox`, `navigationRoute`, `MessageAPI` and
// `idbKeyval` come from the plug-in.

// Requests a page while the worker is still starting. Firefox (153) shows its own error page when that request fails,
// whatever the worker responds, so no page would work offline there.
if (!navigator.userAgent.includes('Firefox/')) workbox.navigationPreload.enable();

// The offline page of each language.
workbox.precaching.precache(offline.pages);
workbox.precaching.precache(
  [...new Set(offline.pages.flatMap(({ logos }) => logos))].map((url) => ({ url, revision: null })),
);

const imageCache = new workbox.strategies.CacheFirst({
  // The name contains "runtime": the plug-in deletes these caches when it finds a new release.
  cacheName: `${workbox.core.cacheNames.runtime}-pictures`,
  plugins: [new workbox.expiration.Plugin({ maxEntries: 300, purgeOnQuotaError: true })],
});
workbox.routing.registerRoute(/\/static\/.+\.(?:avif|webp|png|jpe?g|svg|gif)$/, imageCache);

const isPrivate = (path) => offline.privatePaths.some((start) => path === start || path.startsWith(`${start}/`));
const withoutSlash = (path) => path.replace(/\/+$/, '') || '/';

/**
 * Caches what a page needs, and records it where the plug-in looks it up, with and without trailing slash. The
 * plug-in's own list of a page is not used: it lacks scripts, whose names Gatsby 5 writes in a form the plug-in
 * cannot read, and inline styles; it is empty for a URL with a query.
 */
const keepPage = async (path) => {
  const data = `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
  const kept = await caches.open(workbox.core.cacheNames.runtime);
  if (!(await kept.match(data))) await kept.add(data);
  const { componentChunkName } = await (await kept.match(data)).json();
  const files = [data, ...(offline.templates[componentChunkName] ?? [])];
  await Promise.all(files.map(async (file) => (await caches.match(file)) || kept.add(file)));
  for (const known of new Set([path, `${path}/`.replace('//', '/')])) {
    await idbKeyval.set(`resources:${known}`, files);
  }
};
MessageAPI.setPathResources = (event, { path }) => event.waitUntil(keepVisited(path));

/** Caches a visited page. Skips an unknown page, which has no page data, and any page without a connection. */
const keepVisited = (path) => {
  const short = withoutSlash(path);
  return isPrivate(short) ? Promise.resolve() : keepPage(short).catch(() => undefined);
};

/** Caches the pages that were open before the worker was installed. */
const keepOpenPages = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepVisited(new URL(url).pathname)));
};

// Deletes the cache of the previous release. A page identifies its release by app-data.json, which the very first
// page requested before the worker could cache it.
const beginRelease = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes('runtime')).map((name) => caches.delete(name)));
  await idbKeyval.clear();
  const kept = await caches.open(workbox.core.cacheNames.runtime);
  await kept.add('/page-data/app-data.json');
};
// Not awaited: while a worker activates, all requests to it wait.
self.addEventListener('activate', (event) => event.waitUntil(beginRelease().then(() => void keepOpenPages())));

const maxListedPages = 8;

/** Title and path of the pages in a language that can be read without a connection, by title; last read first. */
const findReadablePages = async (language) => {
  const recorded = new Set(await idbKeyval.keys());
  const kept = await caches.open(workbox.core.cacheNames.runtime);
  const data = (await kept.keys()).filter(({ url }) => url.endsWith('/page-data.json')).reverse();
  const found = new Map();
  for (const request of data) {
    const { path, result } = await (await kept.match(request)).json();
    const { page, brand, node } = result.data ?? {};
    const { title, name = title } = (page ?? brand ?? node)?.data ?? {};
    const isListed = recorded.has(`resources:${path}`) && result.pageContext.language === language && !isPrivate(path);
    if (name && isListed && !found.has(name)) found.set(name, path);
    if (found.size === maxListedPages) break;
  }
  return found;
};

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The offline page with links to the pages that can be read, in the place that OfflinePage.tsx leaves. */
const toOfflinePage = async ({ language, url }) => {
  const html = await (await caches.match(workbox.precaching.getCacheKeyForURL(url))).text();
  const pages = await findReadablePages(language).catch(() => new Map());
  if (pages.size === 0) return html;
  const items = [...pages].map(([name, path]) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`);
  return html.replace(
    / hidden="" data-readable-pages=""(.*?<ul>)/s,
    (_found, heading) => ` data-readable-pages=""${heading}${items.join('')}`,
  );
};

/** Renders the page from its cached page data with the plug-in's shell, or shows the offline page. */
const answerWithoutConnection = async (event) => {
  try {
    return await navigationRoute.handler.handle({ event });
  } catch {
    const [, first] = new URL(event.request.url).pathname.split('/');
    const page = offline.pages.find(({ language }) => language === first) ?? offline.pages[0];
    // Status 503, because this is not the requested page.
    return new Response(await toOfflinePage(page), {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
};

workbox.routing.setCatchHandler(async ({ event }) => {
  if (event.request.mode === 'navigate') return answerWithoutConnection(event);
  // Page data does not depend on the query, and is cached without it.
  const isPageData = new URL(event.request.url).pathname.startsWith('/page-data/');
  const kept = isPageData && (await caches.match(event.request, { ignoreSearch: true }));
  return kept || Response.error();
});

// What our service worker does beyond gatsby-plugin-offline's. write-service-worker.ts appends it to the sw.js that the
// plug-in wrote, after `const offline = { pages, templates, privatePaths }`; `workbox`, `navigationRoute`, `MessageAPI`
// and `idbKeyval` are the plug-in's.

// A page is asked for while the worker is still starting, not after. Firefox (153) shows its own error page when that request fails,
// whatever the worker answers: there, no page could be read without a connection.
if (!navigator.userAgent.includes('Firefox/')) workbox.navigationPreload.enable();

// What a visitor is told without a connection, once per language.
workbox.precaching.precache(offline.pages);
workbox.precaching.precache(
  [...new Set(offline.pages.flatMap(({ logos }) => logos))].map((url) => ({ url, revision: null })),
);

const pictures = new workbox.strategies.CacheFirst({
  // "runtime" in the name: the plug-in empties these caches when a new release is found.
  cacheName: `${workbox.core.cacheNames.runtime}-pictures`,
  plugins: [new workbox.expiration.Plugin({ maxEntries: 150, purgeOnQuotaError: true })],
});
workbox.routing.registerRoute(/\/static\/.+\.(?:avif|webp|png|jpe?g|svg|gif)$/, pictures);

const isPrivate = (path) => offline.privatePaths.some((start) => path === start || path.startsWith(`${start}/`));
const withoutSlash = (path) => path.replace(/\/+$/, '') || '/';

/**
 * Keeps what a page needs and notes it where the plug-in looks, with either ending. The page's own list is not taken: it
 * lacks scripts, whose names Gatsby 5 writes in a form it does not read, and styles, which stand in the page; it is
 * empty where the page was asked for with a query.
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

/** Keeps a page that has been visited. An unknown one has no data, and there may be no connection: then it is not kept. */
const keepVisited = (path) => {
  const short = withoutSlash(path);
  return isPrivate(short) ? Promise.resolve() : keepPage(short).catch(() => undefined);
};

/** The pages that were open before there was a worker to see them being asked for. */
const keepOpenPages = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(open.map(({ url }) => keepVisited(new URL(url).pathname)));
};

// A new release: what was kept of the one before does not fit it. By app-data.json a page tells which release it is of;
// the first page of all has asked for it before there was a worker to keep it.
const beginRelease = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.includes('runtime')).map((name) => caches.delete(name)));
  await idbKeyval.clear();
  const kept = await caches.open(workbox.core.cacheNames.runtime);
  await kept.add('/page-data/app-data.json');
};
// Open pages are kept afterwards: while a worker activates, everything that is asked of it waits.
self.addEventListener('activate', (event) => event.waitUntil(beginRelease().then(() => void keepOpenPages())));

/** The page rendered from its kept page data by the plug-in's shell, or else the page that says what is the matter. */
const answerWithoutConnection = async (event) => {
  try {
    return await navigationRoute.handler.handle({ event });
  } catch {
    const [, first] = new URL(event.request.url).pathname.split('/');
    const { url } = offline.pages.find(({ language }) => language === first) ?? offline.pages[0];
    const page = await caches.match(workbox.precaching.getCacheKeyForURL(url));
    // It is not the page that was asked for, and nobody is to take it for that page.
    return new Response(page.body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
};

workbox.routing.setCatchHandler(async ({ event }) => {
  if (event.request.mode === 'navigate') return answerWithoutConnection(event);
  // The data of a page is the same whatever query the page was asked for with, and kept without one.
  const isPageData = new URL(event.request.url).pathname.startsWith('/page-data/');
  const kept = isPageData && (await caches.match(event.request, { ignoreSearch: true }));
  return kept || Response.error();
});

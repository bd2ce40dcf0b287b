// Runs before gatsby-plugin-offline's worker, which answers page requests and hides them from later listeners.
// `keepVisited` is in service-worker-additions.js.

// A page's scripts wait for the first interaction (docs/decisions/009). A visitor who only reads has still visited
// the page, so the worker itself caches it after answering the request.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const { pathname } = new URL(event.request.url);
  event.waitUntil(
    Promise.resolve(event.handled)
      .then(() => keepVisited(pathname))
      .catch(() => undefined),
  );
});

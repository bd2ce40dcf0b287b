// What stands before gatsby-plugin-offline's worker: it answers pages, and no listener that comes after hears of what is answered.
// write-service-worker.ts puts it there; `keepVisited` is in worker-additions.js.

// A page's scripts wait for the visitor (docs/decisions/009). Who only reads, without pressing a key, has visited it all the same:
// the worker sees the page being asked for, and keeps it once it has been answered.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const { pathname } = new URL(event.request.url);
  event.waitUntil(
    Promise.resolve(event.handled)
      .then(() => keepVisited(pathname))
      .catch(() => undefined),
  );
});

// The service worker of a site that is built with OFFLINE=false: browsers that have one of ours look for a new one at the
// next visit, get this one, and have none and nothing kept afterwards. It answers no request; open pages stay as they are.
// Written as sw.js by write-service-worker.ts.
const forgetEverything = async () => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('gatsby-plugin-offline')).map((name) => caches.delete(name)),
  );
  // Where gatsby-plugin-offline remembers the files of visited pages.
  indexedDB.deleteDatabase('keyval-store');
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetEverything()));

// The service worker of a site built with OFFLINE=false. At the next visit it replaces an earlier worker, deletes its
// caches and unregisters itself. It answers no request; open pages do not change.
const forgetEverything = async () => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('gatsby-plugin-offline')).map((name) => caches.delete(name)),
  );
  // Where gatsby-plugin-offline records the files of visited pages.
  indexedDB.deleteDatabase('keyval-store');
  await self.registration.unregister();
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetEverything()));

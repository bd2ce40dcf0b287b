import { expect, it } from 'vitest';
import { withShellRevision } from './write-service-worker.ts';

const toWorker = (revision: string) =>
  `precache([{ "url": "app-1f.js" }, {\n    "url": "offline-plugin-app-shell-fallback/index.html",\n    "revision": "${revision}"\n  }, { "url": "manifest.webmanifest", "revision": "7c" }]);`;

it('gives the shell the revision of what is published, whatever the plug-in has seen of it', () => {
  const worker = withShellRevision(toWorker('29cf'), '<html>held</html>');
  expect(withShellRevision(toWorker('2454'), '<html>held</html>')).toBe(worker);
  expect(withShellRevision(toWorker('29cf'), '<html>other</html>')).not.toBe(worker);
  expect(worker).toContain('"revision": "7c"');
});

it('fails where the plug-in writes its worker in another way', () => {
  expect(() => withShellRevision('precache([])', '')).toThrow('offline-plugin-app-shell-fallback');
});

import { expect, it } from 'vitest';
import { withCorrectedAppShellRevision } from './add-offline-pages-to-service-worker.ts';

const toWorker = (revision: string) =>
  `precache([{ "url": "app-1f.js" }, {\n    "url": "offline-plugin-app-shell-fallback/index.html",\n    "revision": "${revision}"\n  }, { "url": "manifest.webmanifest", "revision": "7c" }]);`;

it('sets the shell’s revision to that of the published file', () => {
  const worker = withCorrectedAppShellRevision(toWorker('29cf'), '<html>held</html>');
  expect(withCorrectedAppShellRevision(toWorker('2454'), '<html>held</html>')).toBe(worker);
  expect(withCorrectedAppShellRevision(toWorker('29cf'), '<html>other</html>')).not.toBe(worker);
  expect(worker).toContain('"revision": "7c"');
});

it('fails if the plug-in’s worker has an unknown form', () => {
  expect(() => withCorrectedAppShellRevision('precache([])', '')).toThrow('offline-plugin-app-shell-fallback');
});

// Runs selected engines or journeys against a running test world (`npm test -- --only site --keep`):
// `node --env-file=.data/test-world.env e2e/browser-engines/main.ts webkit,firefox cart,menu`.
import { runBrowserEngineTests } from './run-browser-engine-tests.ts';

const [engines, names] = process.argv.slice(2).map((list) => list.split(','));
const sites = JSON.parse(process.env.E2E_SITES ?? '{}') as Record<string, string>;
const { passed, failed, missing } = await runBrowserEngineTests({
  urls: { shopUrl: sites['arnsberg-tochter.example'] ?? '', otherUrl: sites['nordlicht.example'] ?? '' },
  backend: { url: process.env.E2E_BACKEND_URL ?? '', token: process.env.E2E_BACKEND_TOKEN ?? '' },
  ...(engines && { engines }),
  ...(names && { names }),
  log: console.log,
});
console.log(`${passed} passed, ${failed} failed${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

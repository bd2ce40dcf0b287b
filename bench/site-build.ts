// `npm run bench:site`: measures duration and memory of a site build, and which pages a small change renders again.
// Prints a Markdown table; reference results are in bench/README.md. `-- --products 5000` adds generated products.
import { readFile, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { buildAndReleaseSite } from '../scripts/build-site.ts';
import { toStartedBackendUrlAndToken } from '../scripts/start-or-connect-backend.ts';
import { createPrefixedLog, runCliCommandAndExit, formatElapsedTime } from '../scripts/run-cli-command-and-exit.ts';
import { toSiteBuildEnvironmentVariables, parseCommandEnvironmentSettings } from '../scripts/cli-command-settings.ts';
import { rootFolder } from '../scripts/setup.mjs';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import { updateBenchProductDescription, raiseBenchProductPrice } from './site-build/edit-demo-products.ts';
import {
  measurePeakProcessMemory,
  readChangedReleaseFiles,
  parseGatsbyRenderedPageCount,
} from './site-build/measure-build.ts';

const name = 'bench';

await runCliCommandAndExit(async (session) => {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '5000' } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 100) throw new Error('--products takes a whole number from 100.');
  const log = createPrefixedLog('bench');
  const backend = await startBenchBackend(session);
  await seedGeneratedProducts(backend.databaseUrl, { products, log });
  const admin = createDirectusRestClient(backend.url, backend.adminToken);
  const settings = parseCommandEnvironmentSettings({});
  const { domain } = settings;
  const buildName = `${name}-${domain}`;
  await rm(join(rootFolder, '.releases', buildName), { recursive: true, force: true });

  const lines: string[] = [];
  let before: string | undefined;
  const build = async (label: string) => {
    await admin.post('/utils/cache/clear', {});
    const startedAt = performance.now();
    const { result, peakBytes } = await measurePeakProcessMemory(() =>
      buildAndReleaseSite({
        domain,
        environment: toSiteBuildEnvironmentVariables(settings, toStartedBackendUrlAndToken(backend)),
        fresh: { name, goesOn: before !== undefined },
        log: createPrefixedLog('site'),
        signal: session.signal,
      }),
    );
    const duration = formatElapsedTime(performance.now() - startedAt);
    const release = await readlink(result.releaseFolder);
    const folder = dirname(result.releaseFolder);
    const changed =
      before === undefined ? undefined : await readChangedReleaseFiles(join(folder, release), join(folder, before));
    before = release;
    for (const file of changed ?? []) log(`differs: ${file}`);
    const rendered = parseGatsbyRenderedPageCount(
      await readFile(join(rootFolder, '.data', 'site', buildName, 'build.log'), 'utf8'),
    );
    const cells = [label, duration, `${(peakBytes / 2 ** 30).toFixed(1)} GB`, rendered, changed?.length ?? 'all'];
    lines.push(`| ${cells.join(' | ')} |`);
    log(lines.at(-1) ?? '');
  };
  await build('from scratch');
  await build('rebuild without changes');
  await updateBenchProductDescription(admin);
  await build('one description changed');
  await raiseBenchProductPrice(admin);
  await build('one price changed');
  const head = `| ${products.toLocaleString('en')} generated products | wall | memory | pages rendered | files that differ |`;
  console.log(['', head, '| --- | --- | --- | --- | --- |', ...lines].join('\n'));
  return 0;
});

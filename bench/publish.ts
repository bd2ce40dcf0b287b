// `npm run bench:publish`: measures the time from an editor's save to the updated page, by stage, and checks that only
// the changed pages are rendered. Prints a Markdown table; `-- --products 5000` adds generated products to the demo
// products.
import { readFile, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { buildAndReleaseSite } from '../scripts/build-site.ts';
import { toStartedBackendUrlAndToken } from '../scripts/start-or-connect-backend.ts';
import { findFreePorts } from '../scripts/check-ports.ts';
import {
  createPrefixedLog,
  runCliCommandAndExit,
  type CliCommandLifecycle,
  formatElapsedTime,
} from '../scripts/run-cli-command-and-exit.ts';
import { toSiteBuildEnvironmentVariables, parseCommandEnvironmentSettings } from '../scripts/cli-command-settings.ts';
import { rootFolder } from '../scripts/setup.mjs';
import { toReleasesFolder } from '../scripts/site/release-folders.ts';
import { createSiteHost } from '../server/host.ts';
import { createBuildCommandRunner } from '../server/publishing/build-command-runner.ts';
import { createPublishQueue, type RunBuild, toPublishQueueStateFilePath } from '../server/publishing/publish-queue.ts';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import {
  benchPublishCacheAndReleaseName,
  toBenchBuildEnvironmentVariables,
} from './publish/bench-site-build-environment.ts';
import { updateBenchProductDescription, createBenchEditorClient } from './site-build/edit-demo-products.ts';
import { readChangedReleaseFiles, parseGatsbyRenderedPageCount } from './site-build/measure-build.ts';

const secret = 'shared by backend and host of the bench';
const pollMs = 50;
const timeoutMs = 30 * 60 * 1_000;

const main = async (session: CliCommandLifecycle) => {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '100' } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 100) throw new Error('--products takes a whole number from 100.');
  const log = createPrefixedLog('bench');
  const [port = 0] = await findFreePorts(1);
  const site = `http://localhost:${port}`;
  const backend = await startBenchBackend(session, { rebuildUrl: `${site}/rebuild`, secret });
  await seedGeneratedProducts(backend.databaseUrl, { products, log });
  const settings = parseCommandEnvironmentSettings({ SITE_PORT: String(port) });
  const { domain } = settings;
  const environment = toSiteBuildEnvironmentVariables(settings, toStartedBackendUrlAndToken(backend));
  const first = { domain, environment, log: createPrefixedLog('site'), signal: session.signal };
  // The release step compares a release with the previous one, and would reject one that is twenty times larger.
  await rm(toReleasesFolder(`${benchPublishCacheAndReleaseName}-${domain}`), { recursive: true, force: true });
  const { releaseFolder } = await buildAndReleaseSite({ ...first, fresh: { name: benchPublishCacheAndReleaseName } });

  /** Events with their times from performance.now(), in milliseconds. */
  const events: [label: string, atMs: number][] = [];
  const recordEvent = (label: string) => void events.push([label, performance.now()]);
  const build = createBuildCommandRunner({
    command: [process.execPath, 'bench/publish/run-bench-build.ts'],
    folder: rootFolder,
    environment: toBenchBuildEnvironmentVariables({ domain, environment }),
    onLine: createPrefixedLog('build'),
  });
  const runBuild: RunBuild = (job, run) => {
    recordEvent('called → build started');
    const stageEnds = { pages: 'command started', files: 'pages', check: 'files', switch: 'check' } as const;
    const onStage: typeof run.onStage = (stage) => {
      recordEvent(stageEnds[stage]);
      run.onStage(stage);
    };
    return build(job, { ...run, onStage });
  };
  const publishQueue = await createPublishQueue({
    runBuild,
    stateFile: toPublishQueueStateFilePath(releaseFolder),
    log,
  });
  const recordingQueue: typeof publishQueue = {
    ...publishQueue,
    publish: (publication) => {
      recordEvent('saved → host called');
      return publishQueue.publish(publication);
    },
  };
  const host = await createSiteHost({
    releaseFolder,
    publishing: { project: domain, secret, publishQueue: recordingQueue },
  });
  session.onEnd(() => host.close());
  await host.listen({ port, host: 'localhost' });

  const editor = await createBenchEditorClient(
    backend.url,
    createDirectusRestClient(backend.url, backend.adminToken),
    domain,
  );
  const before = await readlink(releaseFolder);
  const startedAt = performance.now();
  const { text, slug } = await updateBenchProductDescription(editor);
  recordEvent('save answered');
  await waitUntilServed(`${site}/produkte/${slug}`, text, () => publishQueue.readState().ended[0]?.outcome);
  recordEvent('switch → page served');

  const folder = dirname(releaseFolder);
  const changed = await readChangedReleaseFiles(join(folder, await readlink(releaseFolder)), join(folder, before));
  const output = await readFile(
    join(rootFolder, '.data', 'site', `${benchPublishCacheAndReleaseName}-${domain}`, 'build.log'),
    'utf8',
  );
  const rendered = parseGatsbyRenderedPageCount(output);
  const ordered = events.toSorted(([, a], [, b]) => a - b);
  const rows = ordered.map(([label, atMs], index) => [label, atMs - (ordered[index - 1]?.[1] ?? startedAt)] as const);
  const total = (ordered.at(-1)?.[1] ?? startedAt) - startedAt;
  const lines = [...rows, ['save → page served', total] as const].map(
    ([label, ms]) => `| ${label} | ${formatElapsedTime(ms)} |`,
  );
  console.log(['', `| ${products} generated products | |`, '| --- | --- |', ...lines].join('\n'));
  console.log(`\n${rendered} pages rendered, ${changed.length} files differ:\n${changed.join('\n')}`);
  // The product has one page in each of three languages, and each page consists of two files.
  const others = changed.filter((file) => !file.includes(slug));
  if (others.length > 0 || changed.length !== 6 || rendered !== 3) {
    throw new Error(
      `A changed description must affect 3 pages and 6 files; other files that differ: ${others.join(', ') || 'none'}.`,
    );
  }
  return 0;
};

/** Resolves when the host serves the text. @throws if the build fails or times out. */
const waitUntilServed = async (
  url: string,
  text: string,
  readOutcome: () => { result: string } | undefined,
): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const page = await (await fetch(url)).text();
    if (page.includes(text)) return;
    const outcome = readOutcome();
    if (outcome?.result === 'failed') throw new Error(`The build has failed: ${JSON.stringify(outcome)}`);
    await setTimeout(pollMs);
  }
  throw new Error(`${url} does not show the saved text.`);
};

await runCliCommandAndExit(main);

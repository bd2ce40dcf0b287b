// Gatsby's build hooks; each delegates to src/gatsby. Plain JavaScript, so that Gatsby compiles nothing: Node runs the
// TypeScript that it imports (docs/decisions/004).
import { BackendError } from './domain/backend-error.ts';
import { createContentNoticeCollector } from './domain/content-checks/content-notice-collector.ts';
import {
  offlineAppShellStartScript,
  deferredHydrationScript,
  eventQueueScript,
} from './src/app/deferred-hydration-script.ts';
import { allowedInlineScripts } from './src/app/allowed-inline-scripts.ts';
import { createBackendClient } from './src/gatsby/directus/create-backend-client.ts';
import { readBuildEnvironment } from './src/gatsby/build-environment.ts';
import { createSiteNodes } from './src/gatsby/nodes/create-site-nodes.ts';
import { siteNodeTypeDefs } from './src/gatsby/nodes/site-node-type-defs.ts';
import { createGatsbyRedirects, writeRedirectFiles } from './src/gatsby/pages/create-redirects.ts';
import { createSitePages } from './src/gatsby/pages/create-site-pages.ts';
import { configureWebpack } from './src/gatsby/patches/configure-webpack.ts';
import { deferPageScripts } from './src/gatsby/patches/defer-page-scripts.ts';
import {
  addOfflinePagesToServiceWorker,
  writeSelfUnregisteringServiceWorker,
} from './src/gatsby/patches/add-offline-pages-to-service-worker.ts';
import { writeSiteSecurityPolicy } from './src/gatsby/security-policy/write-site-security-policy.ts';
import { writePreviewedRecordPagePathsFile } from './src/gatsby/preview/write-previewed-record-page-paths-file.ts';
import { createRepeatLimitedLog } from './src/gatsby/read/repeat-limited-log.ts';
import { SiteBuildContentError } from './src/gatsby/read/validate-records.ts';
import { readValidatedSiteRecords } from './src/gatsby/read/read-validated-site-records.ts';
import { removeDeadLinks } from './src/gatsby/read/remove-dead-links.ts';
import {
  markContentChangedForNextBuild,
  writeBuildFailureFile,
  writeContentNoticesFile,
  writePageRecordMap,
  writeExpectedPages,
} from './src/gatsby/report/write-build-reports.ts';

/** @typedef {import('gatsby').Node & { path: string; componentChunkName: string }} SitePage */

/**
 * Logs a bug with its stack; a reported failure explains itself.
 * @param {unknown} error
 */
const toStack = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** @type {import('gatsby').GatsbyNode['createSchemaCustomization']} */
export const createSchemaCustomization = ({ actions }) => {
  actions.createTypes(siteNodeTypeDefs);
};

/** @param {import('gatsby').Reporter} reporter */
const readContent = async (reporter) => {
  const environment = readBuildEnvironment();
  const { log, end } = createRepeatLimitedLog((message) => {
    reporter.warn(message);
  });
  const client = await createBackendClient(environment);
  const notices = createContentNoticeCollector();
  const { report } = notices;
  const preview = environment.previewRecord;
  const found = await readValidatedSiteRecords(client, environment.domain, { log, report, preview });
  return { client, records: removeDeadLinks(found, { log, report }), notices, log, end };
};

/** @type {ReturnType<typeof readContent> | undefined} */
let firstRead;

/** @type {import('gatsby').GatsbyNode['onPreInit']} */
export const onPreInit = ({ reporter }) => {
  // The backend answers while Gatsby initializes.
  firstRead = readContent(reporter);
  // The hook that awaits it reports the error.
  firstRead.catch(() => undefined);
};

/** @type {import('gatsby').GatsbyNode['sourceNodes']} */
export const sourceNodes = async (gatsby) => {
  const { backendUrl, previewRecord, siteUrl } = readBuildEnvironment();
  try {
    const read = firstRead ?? readContent(gatsby.reporter);
    firstRead = undefined;
    const { client, records, notices, log, end } = await read;
    await writePageRecordMap(`${import.meta.dirname}/public`, records);
    await writePreviewedRecordPagePathsFile(`${import.meta.dirname}/public`, previewRecord, records);
    await markContentChangedForNextBuild(import.meta.dirname);
    await createSiteNodes(gatsby, client, records, { log, report: notices.report, siteUrl });
    await writeContentNoticesFile(import.meta.dirname, notices.read());
    await client.close();
    end();
  } catch (error) {
    await writeBuildFailureFile(import.meta.dirname, error);
    const reason =
      error instanceof SiteBuildContentError || error instanceof BackendError ? String(error) : toStack(error);
    gatsby.reporter.panic(`The site cannot be built from the backend at ${backendUrl}.\n${reason}`);
  }
};

/** @type {import('gatsby').GatsbyNode['createPages']} */
export const createPages = async (gatsby) => {
  const { siteUrl, loginUrl, hasOffline, hasStyleGuide } = readBuildEnvironment();
  createGatsbyRedirects(gatsby.actions, loginUrl);
  await createSitePages(gatsby, { siteUrl, hasOffline, hasStyleGuide });
};

/** @type {import('gatsby').GatsbyNode['onCreateWebpackConfig']} */
export const onCreateWebpackConfig = (gatsby) => {
  configureWebpack(import.meta.dirname, gatsby);
};

/** @type {import('gatsby').GatsbyNode['onPostBuild']} */
export const onPostBuild = async (gatsby) => {
  const environment = readBuildEnvironment();
  const { loginUrl, hasOffline, storeRoot } = environment;
  const publicFolder = `${import.meta.dirname}/public`;
  await deferPageScripts(publicFolder, {
    eventQueue: eventQueueScript,
    loader: deferredHydrationScript,
    shellStart: offlineAppShellStartScript,
    knownScripts: allowedInlineScripts,
    pages: /** @type {SitePage[]} */ (gatsby.getNodesByType('SitePage')),
  });
  await writeSiteSecurityPolicy(gatsby, publicFolder, environment, allowedInlineScripts);
  await writeRedirectFiles(publicFolder, loginUrl);
  await writeExpectedPages(publicFolder, gatsby);
  await (hasOffline
    ? addOfflinePagesToServiceWorker(publicFolder, storeRoot)
    : writeSelfUnregisteringServiceWorker(publicFolder));
};

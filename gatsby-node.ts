// Gatsby's build hooks; each delegates to src/gatsby.
import type { GatsbyNode } from 'gatsby';
import { BackendError } from './domain/backend-error.ts';
import { deferredHydrationScript, appShellStartScript } from './src/app/deferred-hydration.ts';
import { inlineScripts } from './src/app/inline-scripts.ts';
import { createBackendClient } from './src/gatsby/directus/create-client.ts';
import { readBuildEnvironment } from './src/gatsby/environment.ts';
import { createSiteNodes } from './src/gatsby/nodes/create-site-nodes.ts';
import { siteNodeTypeDefs } from './src/gatsby/nodes/node-types.ts';
import { createGatsbyRedirects, writeRedirectFiles } from './src/gatsby/pages/create-redirects.ts';
import { createSitePages } from './src/gatsby/pages/create-site-pages.ts';
import { configureWebpack } from './src/gatsby/patches/configure-webpack.ts';
import { deferPageScripts } from './src/gatsby/patches/defer-scripts.ts';
import { writeServiceWorker, writeServiceWorkerRemoval } from './src/gatsby/patches/write-service-worker.ts';
import { writeSiteSecurityPolicy } from './src/gatsby/policy/write-site-policy.ts';
import { writePreviewPagePaths } from './src/gatsby/preview/write-preview-page-paths.ts';
import { createRepeatLimitedLog } from './src/gatsby/read/limited-log.ts';
import { ContentError } from './src/gatsby/read/validate-records.ts';
import { readSiteRecords } from './src/gatsby/read/read-site-records.ts';
import {
  touchContentSyncMarker,
  writeBuildFailure,
  writePageRecords,
  writeExpectedPages,
} from './src/gatsby/report/write-build-reports.ts';

/** Logs a bug with its stack; a reported failure explains itself. */
const toStack = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(siteNodeTypeDefs);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (gatsby) => {
  const environment = readBuildEnvironment();
  const { log, end } = createRepeatLimitedLog((message) => {
    gatsby.reporter.warn(message);
  });
  try {
    const client = await createBackendClient(environment);
    const records = await readSiteRecords(client, environment.domain, { log, preview: environment.previewRecord });
    await writePageRecords(`${__dirname}/public`, records);
    await writePreviewPagePaths(`${__dirname}/public`, environment.previewRecord, records);
    await touchContentSyncMarker(__dirname);
    await createSiteNodes(gatsby, client, records, log, environment.siteUrl);
    await client.close();
    end();
  } catch (error) {
    await writeBuildFailure(__dirname, error);
    const reason = error instanceof ContentError || error instanceof BackendError ? String(error) : toStack(error);
    gatsby.reporter.panic(`The site cannot be built from the backend at ${environment.backendUrl}.\n${reason}`);
  }
};

export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const { siteUrl, loginUrl, hasOffline, hasStyleGuide } = readBuildEnvironment();
  createGatsbyRedirects(gatsby.actions, loginUrl);
  await createSitePages(gatsby, { siteUrl, hasOffline, hasStyleGuide });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  configureWebpack(__dirname, gatsby);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (gatsby) => {
  const environment = readBuildEnvironment();
  const { loginUrl, hasOffline, storeRoot } = environment;
  const publicFolder = `${__dirname}/public`;
  await deferPageScripts(publicFolder, {
    loader: deferredHydrationScript,
    shellStart: appShellStartScript,
    knownScripts: inlineScripts,
  });
  await writeSiteSecurityPolicy(gatsby, publicFolder, environment, inlineScripts);
  await writeRedirectFiles(publicFolder, loginUrl);
  await writeExpectedPages(publicFolder, gatsby);
  await (hasOffline ? writeServiceWorker(publicFolder, storeRoot) : writeServiceWorkerRemoval(publicFolder));
};

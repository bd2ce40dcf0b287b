// Gatsby's build hooks; each delegates to src/build.
import type { GatsbyNode } from 'gatsby';
import { createBackendClient } from './src/build/directus/create-client.ts';
import { readBuildEnvironment } from './src/build/environment.ts';
import { createSiteNodes } from './src/build/nodes/create-site-nodes.ts';
import { nodeTypes } from './src/build/nodes/node-types.ts';
import { createSitePages } from './src/build/pages/create-site-pages.ts';
import { configureWebpack } from './src/build/pages/configure-webpack.ts';
import { readSite } from './src/build/read/read-site.ts';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(nodeTypes);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (gatsby) => {
  const environment = readBuildEnvironment();
  const log = (message: string) => {
    gatsby.reporter.warn(message);
  };
  try {
    const client = await createBackendClient(environment);
    const records = await readSite(client, environment.domain);
    await createSiteNodes(gatsby, client, records, log);
    await client.close();
  } catch (error) {
    gatsby.reporter.panic(`The site cannot be built from the backend at ${environment.backendUrl}.\n${String(error)}`);
  }
};

export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  await createSitePages(gatsby, readBuildEnvironment().siteUrl);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (gatsby) => {
  configureWebpack(__dirname, gatsby);
};

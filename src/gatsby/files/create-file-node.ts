// Brings a picture of the file library into the build as a Gatsby file node. Used by the build's page nodes.
import type { Node, SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import type { BackendClient } from '../directus/create-client.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import type { Log } from '../../../domain/translate.ts';

export type GatsbyApi = Pick<SourceNodesArgs, 'actions' | 'cache' | 'createNodeId' | 'getCache' | 'getNode'>;

/**
 * The file node of a picture, downloaded once per version of the file. A file that cannot be read is logged by name
 * and gives nothing (specification §8, failed image lookup).
 */
export const createFileNode = async (
  api: GatsbyApi,
  client: BackendClient,
  file: FileRecord,
  log: Log,
): Promise<Node | undefined> => {
  const cacheKey = `library-file-${file.id}`;
  const version = file.modified_on ?? file.id;
  const cached = (await api.cache.get(cacheKey)) as { version: string; nodeId: string } | undefined;
  const known = cached?.version === version ? api.getNode(cached.nodeId) : undefined;
  if (known) {
    api.actions.touchNode(known);
    return known;
  }
  const buffer = await client.readFile(file.id).catch((error: unknown) => {
    log(`image "${file.filename_download}" cannot be read (${String(error)}); the page is built without it`);
    return undefined;
  });
  if (!buffer) return undefined;
  const [, name = file.id, extension = ''] = /^(.*?)(\.[^.]+)?$/.exec(file.filename_download.trim()) ?? [];
  const node = await createFileNodeFromBuffer({
    buffer,
    name: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    ext: extension.toLowerCase(),
    createNode: api.actions.createNode,
    createNodeId: api.createNodeId,
    getCache: api.getCache,
  });
  await api.cache.set(cacheKey, { version, nodeId: node.id });
  return node;
};

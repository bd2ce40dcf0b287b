// The project's logo as a local file (specification §3): SVG made safe and coloured for the page, other formats as they are.
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import type { BackendClient } from '../directus/create-client.ts';
import type { GatsbyApi } from '../files/create-file-node.ts';
import { toSafeSvg, toSvgSize } from '../files/safe-svg.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import type { Log } from '../../../domain/translate.ts';

/** Largest height of the logo in the header, in CSS pixels (specification §2). */
const maxHeightPixels = 80;

export interface LogoNode {
  /** Ids of the Gatsby file nodes, in the text colour of the mode the project starts in and of the other one. */
  file: string;
  otherFile: string | null;
  width: number;
  height: number;
}

/** `null` where the project has no logo or it cannot be shown, which is logged; the house's name stands in. */
export const createLogo = async (
  api: GatsbyApi,
  client: BackendClient,
  source: { file: FileRecord | null; textColors: { initial: string; other: string } },
  log: Log,
): Promise<LogoNode | null> => {
  const { file, textColors } = source;
  if (!file) {
    log('the project has no logo; its name is shown instead');
    return null;
  }
  const bytes = await client.readFile(file.id).catch((error: unknown) => {
    log(`image "${file.filename_download}" cannot be read (${String(error)}); the name is shown instead of the logo`);
    return null;
  });
  const svg = bytes && file.type === 'image/svg+xml' ? toSafeSvg(bytes.toString('utf8'), textColors.initial) : null;
  const size = svg ? toSvgSize(svg) : { width: file.width ?? 0, height: file.height ?? 0 };
  if (!bytes) return null;
  if (!size?.width || !size.height) {
    log(`image "${file.filename_download}" states no size; the name is shown instead of the logo`);
    return null;
  }
  const create = async (content: Buffer, ext: string) => {
    const { createNodeId, getCache, actions } = api;
    const { createNode } = actions;
    const node = await createFileNodeFromBuffer({
      buffer: content,
      name: 'logo',
      ext,
      createNode,
      createNodeId,
      getCache,
    });
    return node.id;
  };
  const scale = Math.min(1, maxHeightPixels / size.height);
  const dimensions = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  if (!svg) {
    const extension = /\.[a-z0-9]+$/i.exec(file.filename_download)?.[0] ?? '.png';
    return { file: await create(bytes, extension), otherFile: null, ...dimensions };
  }
  const other = toSafeSvg(bytes.toString('utf8'), textColors.other);
  return {
    file: await create(Buffer.from(svg), '.svg'),
    otherFile: other === svg ? null : await create(Buffer.from(other), '.svg'),
    ...dimensions,
  };
};

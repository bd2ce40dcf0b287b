// Scripts and styles of each named chunk, as webpack has bundled them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Templates have the name in their page data (`component---src-templates-home-page-tsx`). */
export const templateChunkPrefix = 'component---src-templates-';

/**
 * Code that a template imports on demand and that its visitors need first, such as the island that fills the page:
 * `component---src-templates-cart-page-tsx` → `cart-page-preload`. The `import()` has this name as its chunk name.
 */
export const toTemplatePreloadChunkName = (templateChunkName: string): string =>
  templateChunkName.replace(templateChunkPrefix, '').replace(/-tsx$/, '-preload');

/** URLs by chunk name, with those of shared chunks. */
export const readChunkUrlsByName = async (publicFolder: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const stats: unknown = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const chunks = Object.entries(statsSchema.parse(stats).assetsByChunkName);
  return new Map(chunks.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
};

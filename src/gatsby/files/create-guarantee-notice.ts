// Puts the official notice on the legal guarantee into the release, byte for byte: nobody may change it (law row L14).
// Called by create-product-nodes.ts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ShopDefaults } from '../../../domain/shop-defaults.ts';
import type { Log } from '../../../domain/translate.ts';
import type { BackendClient } from '../directus/create-client.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import { toSvgSize } from './safe-svg.ts';

/** Its files are never asked for again: the name carries a hash of the content. */
const folder = 'static/notices';

/** `null` where the house has none, or none that can be shown, which is logged: the notice then stands in words. */
export const createGuaranteeNotice = async (
  file: FileRecord | null,
  client: Pick<BackendClient, 'readFile'>,
  publicFolder: string,
  log: Log,
): Promise<ShopDefaults['guaranteeNotice']> => {
  if (!file) return null;
  const name = file.filename_download;
  const bytes = await client.readFile(file.id).catch((error: unknown) => {
    log(`notice on the legal guarantee "${name}" cannot be read (${String(error)}); it stands in words`);
    return null;
  });
  if (!bytes) return null;
  const size = file.type === 'image/svg+xml' ? toSvgSize(bytes.toString('utf8')) : file;
  if (!size?.width || !size.height) {
    log(`notice on the legal guarantee "${name}" states no size; it stands in words`);
    return null;
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const path = `${folder}/${hash}${extname(name).toLowerCase()}`;
  await mkdir(join(publicFolder, folder), { recursive: true });
  await writeFile(join(publicFolder, path), bytes);
  return { path: `/${path}`, width: Math.round(size.width), height: Math.round(size.height) };
};

// Copies a file into the release unchanged, under a name with a content hash: logos, and the official notice on the
// legal guarantee, which nobody may alter (law row L14).
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildTimeShopSettingsAndTexts } from '../../../domain/shop-settings.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { FileRecord } from '../read/read-records.ts';
import type { ReadDirectusFileThroughCache } from './cached-files.ts';
import { parseSvgSize } from './safe-svg.ts';

/** The host serves files below `static/` as immutable. */
const folder = 'static/files';

/** Extensions for files whose name has none; hosts derive the content type from it. */
const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
};

/** Resolves to the path of the file on the site. */
export const writeContentHashedFile = async (
  bytes: Buffer,
  file: Pick<FileRecord, 'filename_download' | 'type'>,
  publicFolder: string,
): Promise<string> => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const path = `${folder}/${hash}${toEnding(file)}`;
  await mkdir(join(publicFolder, folder), { recursive: true });
  await writeFile(join(publicFolder, path), bytes);
  return `/${path}`;
};

/** Editors choose file names freely: only letters and digits get into a path. */
const toEnding = ({ filename_download, type }: Pick<FileRecord, 'filename_download' | 'type'>): string =>
  (/\.[a-z0-9]+$/i.exec(filename_download.trim())?.[0] ?? endings[type ?? ''] ?? '').toLowerCase();

/** `null` if the project has no notice or it cannot be shown, which is logged; pages then show the notice as text. */
export const writeGuaranteeNoticeImageFile = async (
  file: FileRecord | null,
  readCachedFile: ReadDirectusFileThroughCache,
  publicFolder: string,
  log: LogFunction,
): Promise<BuildTimeShopSettingsAndTexts['guaranteeNotice']> => {
  if (!file) return null;
  const purpose = { description: 'notice on the legal guarantee', fallback: 'it stands in words' };
  const bytes = await readCachedFile(file, purpose);
  if (!bytes) return null;
  const size = file.type === 'image/svg+xml' ? parseSvgSize(bytes.toString('utf8')) : file;
  if (!size?.width || !size.height) {
    log(`${purpose.description} "${file.filename_download}" states no size; ${purpose.fallback}`);
    return null;
  }
  const path = await writeContentHashedFile(bytes, file, publicFolder);
  return { path, width: Math.round(size.width), height: Math.round(size.height) };
};

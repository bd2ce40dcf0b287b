// Puts a file into the release byte for byte, under a name that changes with its content; used for logos and for the
// official notice on the legal guarantee, which nobody may change (law row L14).
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopDefaults } from '../../../domain/shop-settings.ts';
import type { Log } from '../../../domain/translate.ts';
import type { FileRecord } from '../read/read-records.ts';
import type { ReadCachedFile } from './cached-files.ts';
import { parseSvgSize } from './safe-svg.ts';

/** Below a folder whose files the host never asks for again. */
const folder = 'static/files';

/** For files whose names say no ending; hosts tell the type by it. */
const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
};

/** The path of the file on the site. */
export const writePublicFile = async (
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

/** Editors name files as they like: only letters and digits come into a path. */
const toEnding = ({ filename_download, type }: Pick<FileRecord, 'filename_download' | 'type'>): string =>
  (/\.[a-z0-9]+$/i.exec(filename_download.trim())?.[0] ?? endings[type ?? ''] ?? '').toLowerCase();

/** `null` where the house has none, or none that can be shown, which is logged: the notice then stands in words. */
export const writeGuaranteeNotice = async (
  file: FileRecord | null,
  readKeptFile: ReadCachedFile,
  publicFolder: string,
  log: Log,
): Promise<ShopDefaults['guaranteeNotice']> => {
  if (!file) return null;
  const role = { what: 'notice on the legal guarantee', instead: 'it stands in words' };
  const bytes = await readKeptFile(file, role);
  if (!bytes) return null;
  const size = file.type === 'image/svg+xml' ? parseSvgSize(bytes.toString('utf8')) : file;
  if (!size?.width || !size.height) {
    log(`${role.what} "${file.filename_download}" states no size; ${role.instead}`);
    return null;
  }
  const path = await writePublicFile(bytes, file, publicFolder);
  return { path, width: Math.round(size.width), height: Math.round(size.height) };
};

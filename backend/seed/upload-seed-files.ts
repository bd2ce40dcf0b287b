// Uploads seed files to the file library under their fixed ids.
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { DatabaseConnection } from '../database/with-database-connection.ts';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import {
  readExistingItemKeys,
  type SeedContent,
  type SeedFile,
  type SeedItem,
  splitIntoBatches,
} from './create-seed-items.ts';

/** Concurrent uploads; Directus reads the dimensions of every image during the upload. */
const parallelUploads = 4;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const readSeedFile = async (file: SeedFile, folder: string): Promise<Buffer> => {
  try {
    return await readFile(join(folder, file.path));
  } catch (cause) {
    throw new Error(`The demo file ${file.path} ("${file.title}") is missing in ${folder}.`, { cause });
  }
};

const upload = async (rest: DirectusRestClient, file: SeedFile, folder: string): Promise<void> => {
  const bytes = await readSeedFile(file, folder);
  const type = types[extname(file.path).toLowerCase()];
  if (type === undefined)
    throw new Error(`The demo file ${file.path} is of no known type (${Object.keys(types).join(', ')}).`);
  const form = new FormData();
  // Directus reads only fields that precede the file.
  form.set('id', file.id);
  form.set('title', file.title);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), basename(file.path));
  const saved = await rest.post<{ width: number | null; height: number | null }>('/files', form);
  if (!file.focalPoint || !saved.width || !saved.height) return;
  await rest.patch(`/files/${file.id}`, {
    focal_point_x: Math.round(file.focalPoint.x * saved.width),
    focal_point_y: Math.round(file.focalPoint.y * saved.height),
  });
};

/** Uploads missing files; returns their number. */
export const uploadSeedFiles = async (
  rest: DirectusRestClient,
  { readRows }: DatabaseConnection,
  { files, filesFolder = '' }: SeedContent,
): Promise<number> => {
  const ids = files.map(({ id }) => id);
  // A file without a size was not uploaded completely before Directus exited; Directus cannot delete it itself.
  await readRows('delete from directus_files where filesize is null and id = any($1::uuid[])', [ids]);
  const existing = await readExistingItemKeys(rest, '/files', 'id', ids);
  const missing = files.filter(({ id }) => !existing.has(id));
  const pending = [...missing];
  const work = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) await upload(rest, next, filesFolder);
  };
  await Promise.all(Array.from({ length: parallelUploads }, work));
  return missing.length;
};

const toStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toStrings) : [];
};

/** The project of each file: the project of the first item that references it. */
const toFileOwners = (content: SeedContent): Map<string, string> => {
  const ids = new Set(content.files.map(({ id }) => id));
  const owners = new Map<string, string>();
  const visit = (item: SeedItem, owner: unknown): void => {
    if (typeof owner !== 'string') return;
    for (const id of toStrings(item)) if (ids.has(id) && !owners.has(id)) owners.set(id, owner);
  };
  for (const set of content.sets) {
    for (const item of set.items) visit(item, set.collection === 'project' ? item['id'] : item['project']);
  }
  return owners;
};

/** Assigns the files to their projects, which exist only after the items were seeded. */
export const assignSeedFilesToProjects = async (rest: DirectusRestClient, content: SeedContent): Promise<void> => {
  for (const batch of splitIntoBatches([...toFileOwners(content)])) {
    await rest.patch(
      '/files',
      batch.map(([id, project]) => ({ id, project })),
    );
  }
};

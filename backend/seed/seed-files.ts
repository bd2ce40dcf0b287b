// Brings the files of the demo content into the file library under their fixed ids. Called by the seeder.
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Database } from '../database/connection.ts';
import type { SeedContent, SeedFile, SeedItem } from './seed-content.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { isEdited } from './edits.ts';
import { toHash, type Ledger } from './ledger.ts';

const collection = 'directus_files';
/** Uploads at a time; Directus reads the size of every picture on the way. */
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

const readDemoFile = async (file: SeedFile, folder: string): Promise<Buffer> => {
  try {
    return await readFile(join(folder, file.path));
  } catch (cause) {
    throw new Error(`The demo file ${file.path} ("${file.title}") is missing in ${folder}.`, { cause });
  }
};

const upload = async (rest: RestClient, file: SeedFile, bytes: Buffer, replaces: boolean): Promise<void> => {
  const type = types[extname(file.path).toLowerCase()];
  if (type === undefined)
    throw new Error(`The demo file ${file.path} is of no known type (${Object.keys(types).join(', ')}).`);
  const form = new FormData();
  // Directus takes the fields that come before the file.
  if (!replaces) form.set('id', file.id);
  form.set('title', file.title);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), basename(file.path));
  const saved = replaces
    ? await rest.patch<{ width: number | null; height: number | null }>(`/files/${file.id}`, form)
    : await rest.post<{ width: number | null; height: number | null }>('/files', form);
  if (!file.focalPoint || !saved.width || !saved.height) return;
  await rest.patch(`/files/${file.id}`, {
    focal_point_x: Math.round(file.focalPoint.x * saved.width),
    focal_point_y: Math.round(file.focalPoint.y * saved.height),
  });
};

/** Files per request, so that addresses stay far below the limit. */
const batchSize = 50;

const readExistingIds = async (rest: RestClient, ids: string[]): Promise<Set<string>> => {
  const existing = new Set<string>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const filter = encodeURIComponent(JSON.stringify({ id: { _in: ids.slice(start, start + batchSize) } }));
    for (const { id } of await rest.get<{ id: string }[]>(`/files?fields=id&limit=-1&filter=${filter}`))
      existing.add(id);
  }
  return existing;
};

export interface FilesOutcome {
  /** Paths of the files that were uploaded. */
  seeded: string[];
  /** Files that a newer demo version changed but an editor had made their own. */
  kept: string[];
}

/** Uploads new and changed files. A file that an editor deleted stays deleted, one that an editor changed stays so. */
export const seedFiles = async (
  { rest, database, ledger }: { rest: RestClient; database: Database; ledger: Ledger },
  files: SeedFile[],
  folder: string,
): Promise<FilesOutcome> => {
  const waiting: { file: SeedFile; bytes: Buffer; hash: string }[] = [];
  for (const file of files) {
    const bytes = await readDemoFile(file, folder);
    const hash = toHash({ title: file.title, focalPoint: file.focalPoint ?? null }, bytes);
    if (ledger.hashOf(collection, file.id) !== hash) waiting.push({ file, bytes, hash });
  }
  const existing = await readExistingIds(
    rest,
    waiting.map(({ file }) => file.id),
  );
  const outcome: FilesOutcome = { seeded: [], kept: [] };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, bytes, hash } = next;
      const isKnown = ledger.hashOf(collection, file.id) !== undefined;
      const isThere = existing.has(file.id);
      // Known and gone: deleted by an editor. There but unknown: an earlier seeding was broken off here.
      if (isThere && (await isEdited(database, [{ collection, item: file.id }]))) {
        outcome.kept.push(`${collection} ${file.id}`);
      } else if (isThere || !isKnown) {
        await upload(rest, file, bytes, isThere);
        outcome.seeded.push(file.path);
      }
      await ledger.write(collection, [{ item: file.id, hash }]);
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, work));
  return outcome;
};

const toStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toStrings) : [];
};

/** The project of each demo file: that of the first item which refers to it. */
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

/** Gives the files to their projects, once; the projects exist only after the items were seeded. */
export const seedFileOwners = async (rest: RestClient, ledger: Ledger, content: SeedContent): Promise<void> => {
  const name = `${collection}.project`;
  const waiting = [...toFileOwners(content)].filter(([id]) => ledger.hashOf(name, id) === undefined);
  const existing = await readExistingIds(
    rest,
    waiting.map(([id]) => id),
  );
  const updates = waiting.filter(([id]) => existing.has(id)).map(([id, project]) => ({ id, project }));
  if (updates.length > 0) await rest.patch('/files', updates);
  if (waiting.length > 0)
    await ledger.write(
      name,
      waiting.map(([item, hash]) => ({ item, hash })),
    );
};

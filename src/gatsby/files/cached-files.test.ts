import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDiskCachedBackendFileReader,
  cachedFileGroupHashPrefixLength,
  touchCachedFile,
  removeCachedFilesUnusedFor30Days,
} from './cached-files.ts';

describe('cached files', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kept-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const file = { id: 'a', modified_on: '2026-01-01', filename_download: 'logo.svg', title: null };
  const purpose = { description: 'image', fallback: 'the name is shown' };
  const log = vi.fn();

  const read = async (readFile: () => Promise<Buffer>, version = file) =>
    (await createDiskCachedBackendFileReader({ readFile }, folder, log)(version, purpose))?.toString();
  const give = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));
  const fail = vi.fn(() => Promise.reject(new Error('no connection')));

  it('downloads a version once, so that a later failure removes nothing', async () => {
    expect(await read(give('one'))).toBe('one');
    expect(await read(fail)).toBe('one');
    expect(fail).not.toHaveBeenCalled();
  });

  it('downloads a new version', async () => {
    await read(give('one'));
    expect(await read(give('two'), { ...file, modified_on: '2026-02-02' })).toBe('two');
  });

  it('logs the name of an unreadable file, and retries with the next build', async () => {
    expect(await read(fail)).toBeUndefined();
    expect(log).toHaveBeenCalledWith('image "logo.svg" cannot be read (Error: no connection); the name is shown');
    expect(await read(give('one'))).toBe('one');
  });

  it('downloads an empty cached file again', async () => {
    await read(give('one'));
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '');
    expect(await read(give('one'))).toBe('one');
  });

  it('fails if the file cannot be cached', async () => {
    await writeFile(join(folder, 'no folder'), '');
    const reader = createDiskCachedBackendFileReader(
      { readFile: give('one') },
      join(folder, 'no folder', 'below'),
      log,
    );
    await expect(reader(file, purpose)).rejects.toThrow('ENOTDIR');
  });
});

describe('unused files', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const hash = (letter: string) => letter.repeat(cachedFileGroupHashPrefixLength);

  const writeAged = async (name: string, days: number) => {
    const seconds = Date.now() / 1_000 - days * 24 * 60 * 60;
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), seconds, seconds);
  };

  it('removes files unused for 30 days, all files of a hash together', async () => {
    await writeAged(`${hash('a')}.json`, 29);
    await writeAged(`${hash('a')}-320.avif`, 90);
    await writeAged(`${hash('b')}.json`, 31);
    await writeAged(`${hash('b')}-320.avif`, 90);
    await writeAged(`${hash('c')}-320.avif.part`, 31);
    await removeCachedFilesUnusedFor30Days(folder);
    expect((await readdir(folder)).sort()).toEqual([`${hash('a')}-320.avif`, `${hash('a')}.json`]);
  });

  it('keeps files that a build marks as used', async () => {
    await writeAged(`${hash('a')}.json`, 90);
    await touchCachedFile(join(folder, `${hash('a')}.json`));
    await removeCachedFilesUnusedFor30Days(folder);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('does not touch files that were used today', async () => {
    await writeAged('a', 0.5);
    const before = await stat(join(folder, 'a'));
    await touchCachedFile(join(folder, 'a'));
    expect((await stat(join(folder, 'a'))).ctimeMs).toBe(before.ctimeMs);
  });

  it('does nothing without a folder', async () => {
    await expect(removeCachedFilesUnusedFor30Days(join(folder, 'none'))).resolves.toBeUndefined();
  });
});

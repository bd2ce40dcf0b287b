import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeBrandLogosToPublicFolder } from './write-logo-files.ts';

let publicFolder = '';
beforeEach(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'logos-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const toLogo = (id: string) => ({ id, filename_download: `${id}.svg`, title: null });
const brands = [{ logo: toLogo('a') }, { logo: toLogo('a') }, { logo: null }, { logo: toLogo('b') }];

it('reads a logo shared by several brands once, and omits unreadable ones', async () => {
  const readCachedFile = vi.fn(({ id }: { id: string }) => Promise.resolve(id === 'a' ? Buffer.from('<svg/>') : null));
  const logos = await writeBrandLogosToPublicFolder(brands, { readCachedFile, publicFolder });
  expect(readCachedFile).toHaveBeenCalledTimes(2);
  expect([...logos]).toEqual([['a', expect.stringMatching(/^\/static\/files\/.*\.svg$/)]]);
});

it('fails when a logo cannot be written', async () => {
  await writeFile(join(publicFolder, 'static'), 'no folder');
  const readCachedFile = () => Promise.resolve(Buffer.from('<svg/>'));
  await expect(writeBrandLogosToPublicFolder(brands, { readCachedFile, publicFolder })).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
});

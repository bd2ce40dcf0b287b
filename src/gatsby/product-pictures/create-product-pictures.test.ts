import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProductPictures } from './create-product-pictures.ts';

let publicFolder = '';
beforeEach(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const picture = { id: 'a', version: '2026-01-01', name: 'front.jpg' };
const original = await sharp({ create: { width: 700, height: 875, channels: 3, background: '#a08060' } })
  .jpeg()
  .toBuffer();

const make = (pictures = [picture], read = vi.fn(() => Promise.resolve(original)), log = vi.fn()) =>
  createProductPictures(pictures, read, publicFolder, log);

it('makes AVIF and WebP in preset widths, none wider than the picture', async () => {
  const { files, madeCount } = await make();
  expect(madeCount).toBe(1);
  const shown = files.get('a');
  expect(shown).toMatchObject({ width: 700, height: 875 });
  const widths = [...(shown?.images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([320, 640, 700]);
  expect(shown?.images.sources?.map(({ type }) => type)).toEqual(['image/avif']);
  const names = await readdir(join(publicFolder, 'static/pictures'));
  expect(names.filter((name) => name.endsWith('.avif'))).toHaveLength(3);
  const smallest = shown?.images.sources?.[0]?.srcSet.split(' ')[0] ?? '';
  expect(await sharp(join(publicFolder, smallest)).metadata()).toMatchObject({
    format: 'heif',
    width: 320,
    height: 400,
  });
});

it('downloads and makes nothing twice', async () => {
  await make();
  const read = vi.fn(() => Promise.resolve(original));
  const again = await make([picture], read);
  expect(read).not.toHaveBeenCalled();
  expect(again.madeCount).toBe(0);
  expect(again.files.get('a')).toMatchObject({ width: 700 });
});

it('makes a new version under a new name', async () => {
  const first = await make();
  const second = await make([{ ...picture, version: '2026-02-02' }]);
  expect(second.files.get('a')?.images.fallback?.src).not.toBe(first.files.get('a')?.images.fallback?.src);
});

it('logs a file that is no picture by its name and leaves it out', async () => {
  const log = vi.fn();
  const read = vi.fn(() => Promise.resolve(Buffer.from('no picture')));
  const { files } = await make([picture], read, log);
  expect(files.size).toBe(0);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('front.jpg'));
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { generateResponsiveSiteImages } from './generate-responsive-site-images.ts';

let publicFolder = '';
beforeEach(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'site-images-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a08060' } })
  .png()
  .toBuffer();

const toFile = (id: string) => ({ id, modified_on: '2026-01-01', filename_download: `${id}.png`, title: null });

const toRecords = (ids: string[]): SiteRecords => {
  const pages = ids.map((id) => ({ header_image: toFile(id) }));
  const none = { brands: [], events: [], sections: [], products: [], teaserProducts: [] };
  return { ...none, pages, sectionProducts: { byId: new Map(), byCategory: new Map() } } as unknown as SiteRecords;
};

const readFile = vi.fn(() => Promise.resolve(original));
const build = (ids: string[]) =>
  generateResponsiveSiteImages(
    toRecords(ids),
    { readFile, publicFolder, log: vi.fn(), report: vi.fn() },
    { info: vi.fn() },
  );

const listFiles = () => readdir(join(publicFolder, 'static/pictures'));

const ageFiles = async (days: number) => {
  const seconds = Date.now() / 1_000 - days * 24 * 60 * 60;
  for (const name of await listFiles()) await utimes(join(publicFolder, 'static/pictures', name), seconds, seconds);
};

it('removes the files of images that no build has used for 30 days, and nothing else', async () => {
  const share = join(publicFolder, 'static/share/home-1.jpg');
  await mkdir(join(share, '..'), { recursive: true });
  await writeFile(share, '');
  await utimes(share, 0, 0);
  await build(['a', 'b']);
  expect(await listFiles()).toHaveLength(6);
  await build(['a']);
  expect(await listFiles()).toHaveLength(6);
  await ageFiles(31);
  const toImage = await build(['a']);
  const src = toImage(toFile('a'), null, 'page')?.files.images.fallback.src ?? '';
  expect(await listFiles()).toHaveLength(3);
  expect(await listFiles()).toContain(src.split('/').at(-1));
  expect(readFile).toHaveBeenCalledTimes(2);
  expect(await readdir(join(publicFolder, 'static/share'))).toEqual(['home-1.jpg']);
});

it('downloads a file that could not be decoded again after 30 days', async () => {
  const failing = vi.fn(() => Promise.resolve(Buffer.from('not an image')));
  const buildFailing = () =>
    generateResponsiveSiteImages(
      toRecords(['a']),
      { readFile: failing, publicFolder, log: vi.fn(), report: vi.fn() },
      { info: vi.fn() },
    );
  await buildFailing();
  await ageFiles(29);
  await buildFailing();
  expect(failing).toHaveBeenCalledTimes(1);
  await ageFiles(31);
  await buildFailing();
  await buildFailing();
  expect(failing).toHaveBeenCalledTimes(2);
});

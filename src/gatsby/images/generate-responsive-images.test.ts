import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  generateResponsiveImages,
  type ResponsiveImageUsage,
  toResponsiveImageFiles,
} from './generate-responsive-images.ts';

let publicFolder = '';
beforeEach(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const image = { id: 'a', modified_on: '2026-01-01', filename_download: 'front.jpg', title: null };
const original = await sharp({ create: { width: 700, height: 875, channels: 3, background: '#a08060' } })
  .jpeg()
  .toBuffer();

const make = async (
  { file = image, use = 'product' }: { file?: typeof image; use?: ResponsiveImageUsage } = {},
  readFile = vi.fn(() => Promise.resolve(original)),
  log = vi.fn(),
  report = vi.fn(),
) => {
  const { images, generatedCount } = await generateResponsiveImages([file], use, {
    readFile,
    publicFolder,
    log,
    report,
  });
  const image = images.get('a');
  return { shown: image && toResponsiveImageFiles(image, use), madeCount: generatedCount, readFile };
};

const toWidths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const listFiles = (ending: string) =>
  readdir(join(publicFolder, 'static/pictures')).then((names) => names.filter((name) => name.endsWith(ending)));

it('creates AVIF and WebP in preset widths, none wider than the image', async () => {
  const { shown, madeCount } = await make();
  expect(madeCount).toBe(1);
  expect(shown).toMatchObject({
    width: 700,
    height: 875,
    backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  });
  expect(toWidths(shown?.images.fallback.srcSet)).toEqual([320, 640, 700]);
  expect(shown?.images.sources.map(({ type }) => type)).toEqual(['image/avif']);
  expect(await listFiles('.avif')).toHaveLength(3);
  const smallest = shown?.images.sources[0]?.srcSet.split(' ')[0] ?? '';
  expect(await sharp(join(publicFolder, smallest)).metadata()).toMatchObject({
    format: 'heif',
    width: 320,
    height: 400,
  });
});

it('has the color of the ground, not of what is on it', async () => {
  const ring = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#604020' } })
    .png()
    .toBuffer();
  const onPlaster = await sharp({ create: { width: 700, height: 875, channels: 3, background: '#e3dfd8' } })
    .composite([{ input: ring }])
    .jpeg()
    .toBuffer();
  const { shown } = await make(
    {},
    vi.fn(() => Promise.resolve(onPlaster)),
  );
  expect(shown?.backgroundColor).toMatch(/^#e[2-4]d[e-f]d[7-9]$/);
});

it('has the widths of the backend’s presets for products', async () => {
  const wide = await sharp(original).resize(2400).toBuffer();
  const { shown } = await make(
    {},
    vi.fn(() => Promise.resolve(wide)),
  );
  expect(toWidths(shown?.images.fallback.srcSet)).toEqual([320, 640, 960, 1440]);
});

it('downloads and encodes nothing twice', async () => {
  await make();
  const again = await make();
  expect(again.readFile).not.toHaveBeenCalled();
  expect(again.madeCount).toBe(0);
  expect(again.shown).toMatchObject({ width: 700 });
});

it('creates only the missing widths for another usage', async () => {
  await make();
  const page = await make({ use: 'page' });
  expect(page.madeCount).toBe(1);
  expect(toWidths(page.shown?.images.fallback.srcSet)).toEqual([480, 700]);
  expect(await listFiles('.webp')).toHaveLength(4);
  expect((await make()).madeCount).toBe(0);
  expect((await make({ use: 'teaser' })).madeCount).toBe(0);
});

it('creates a new version under a new name', async () => {
  const first = await make();
  const second = await make({ file: { ...image, modified_on: '2026-02-02' } });
  expect(second.shown?.images.fallback.src).not.toBe(first.shown?.images.fallback.src);
});

it('logs and reports the name of a file that is not an image, and omits it', async () => {
  const log = vi.fn();
  const report = vi.fn();
  const { shown } = await make(
    {},
    vi.fn(() => Promise.resolve(Buffer.from('not an image'))),
    log,
    report,
  );
  expect(shown).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('front.jpg'));
  expect(report).toHaveBeenCalledWith({
    collection: 'directus_files',
    item: 'a',
    code: 'image_unreadable',
    detail: 'front.jpg',
    isLeftOut: true,
  });
});

const toPath = async (ending: string) => join(publicFolder, 'static/pictures', (await listFiles(ending))[0] ?? '');

it('fails when a file cannot be written, instead of omitting the image', async () => {
  await make();
  await rm(await toPath('.json'));
  await mkdir(`${await toPath('-320.avif')}.part`);
  const log = vi.fn();
  await expect(make({}, undefined, log)).rejects.toThrow('EISDIR');
  expect(log).not.toHaveBeenCalled();
});

it('creates an image with damaged metadata again', async () => {
  await make();
  for (const damaged of ['', '{"width":700', '{}']) {
    await writeFile(await toPath('.json'), damaged);
    const again = await make();
    expect([again.madeCount, again.shown?.width]).toEqual([1, 700]);
  }
});

it('downloads a file that is not an image once, and logs with every build that it is omitted', async () => {
  const log = vi.fn();
  const noImage = vi.fn(() => Promise.resolve(Buffer.from('not an image')));
  for (const use of ['page', 'product', 'page'] as const)
    expect((await make({ use }, noImage, log)).shown).toBeUndefined();
  expect(noImage).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(3);
  expect((await make({ file: { ...image, modified_on: '2026-02-02' } })).shown).toBeDefined();
});

it('retries a failed download with the next build', async () => {
  const log = vi.fn();
  const failing = vi.fn(() => Promise.reject(new Error('no connection')));
  expect((await make({}, failing, log)).shown).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/front\.jpg.*no connection/));
  expect((await make()).madeCount).toBe(1);
});

it('keeps the files of one usage if the file cannot be decoded for another', async () => {
  await make();
  expect(
    (
      await make(
        { use: 'page' },
        vi.fn(() => Promise.resolve(Buffer.from('cut off'))),
      )
    ).shown,
  ).toBeUndefined();
  expect((await make()).shown).toBeDefined();
});

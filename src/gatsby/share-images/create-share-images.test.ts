import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShareImages, type ShareImagePage, type ShareImageBranding } from './create-share-images.ts';

const colors = { background: '#fafafa', surface: '#eeeeee', control: '#888888', text: '#111111' };
let folder: string;
let branding: ShareImageBranding;
let pages: ShareImagePage[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  const photograph = join(folder, 'ring.jpg');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#aa0000' } })
    .jpeg()
    .toFile(photograph);
  branding = { name: 'Arnsberg & Tochter', colors, logo: null };
  const photo = { src: '/ring.jpg', focalPoint: { x: 20, y: 50 } };
  pages = [
    { path: '/trauringe', title: 'Trauringe', image: photo },
    { path: '/en/wedding-rings', title: 'Wedding rings', image: photo },
    { path: '/', title: 'Gemacht, um getragen zu werden', image: null },
  ];
});
afterAll(() => rm(folder, { recursive: true }));

it('draws one JPEG per page, in the size that social networks require', async () => {
  const { paths, drawnCount } = await createShareImages(pages, branding, folder);
  expect(drawnCount).toBe(3);
  expect([...paths.values()]).toEqual([
    expect.stringMatching(/^\/static\/share\/trauringe-[0-9a-f]{16}\.jpg$/),
    expect.stringMatching(/^\/static\/share\/en-wedding-rings-[0-9a-f]{16}\.jpg$/),
    expect.stringMatching(/^\/static\/share\/home-[0-9a-f]{16}\.jpg$/),
  ]);
  const file = join(folder, paths.get('/trauringe') ?? '');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await sharp(file)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(150);
  expect(data[1]).toBeLessThan(20);
});

it('redraws only changed images', async () => {
  const { paths } = await createShareImages(pages, branding, folder);
  const before = await stat(join(folder, paths.get('/') ?? ''));
  expect((await createShareImages(pages, branding, folder)).drawnCount).toBe(0);
  const [first, ...others] = pages;
  const renamed = [{ ...first, title: 'Eheringe' } as ShareImagePage, ...others];
  expect((await createShareImages(renamed, branding, folder)).drawnCount).toBe(1);
  expect(
    (await createShareImages(pages, { ...branding, colors: { ...colors, text: '#222222' } }, folder)).drawnCount,
  ).toBe(3);
  expect((await stat(join(folder, paths.get('/') ?? ''))).mtimeMs).toBe(before.mtimeMs);
  expect((await readdir(join(folder, 'static/share'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await readFile(join(folder, paths.get('/') ?? ''))).length).toBeLessThan(100_000);
});

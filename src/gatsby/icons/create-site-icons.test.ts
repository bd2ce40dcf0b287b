import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDisplayFontOutlineRenderer } from '../typesetting/load-display-font-outline-renderer.ts';
import { createSiteIcons, maxIconLetterSizes, toInitialLetterFaviconSvg } from './create-site-icons.ts';

describe('createIcons', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'icons-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#c00000"/></svg>';
  const readPixel = async (path: string, left: number, top: number) => [
    ...(await sharp(join(folder, path)).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];

  it('keeps an SVG for the browser tab and renders PNGs of every size', async () => {
    const icons = await createSiteIcons({ bytes: Buffer.from(svg), isSvg: true, isFullBleed: true }, '#ffffff', folder);
    expect(icons.head.type).toBe('image/svg+xml');
    expect(await readFile(join(folder, icons.head.href), 'utf8')).toBe(svg);
    expect(await sharp(join(folder, icons.head.touchHref)).metadata()).toMatchObject({ width: 180, height: 180 });
    expect(icons.manifest.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons.manifest) {
      expect(src).toMatch(/^\/static\/icons\/[a-z0-9-]+-[0-9a-f]{16}\.png$/);
      const { format, width, height } = await sharp(join(folder, src)).metadata();
      expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
    }
  });

  it('adds a background to an image with transparent edges in maskable icons', async () => {
    const bytes = await sharp(Buffer.from(svg)).resize(300, 300).png().toBuffer();
    const { head, manifest } = await createSiteIcons({ bytes, isSvg: false, isFullBleed: false }, '#0000ff', folder);
    expect(head.type).toBe('image/png');
    expect(await sharp(join(folder, head.href)).metadata()).toMatchObject({ width: 96, height: 96 });
    const maskable = manifest.find(({ purpose }) => purpose === 'maskable')?.src ?? '';
    expect(await readPixel(maskable, 70, 256)).toEqual([0, 0, 255, 255]);
    expect(await readPixel(maskable, 256, 256)).toEqual([192, 0, 0, 255]);
    expect(await readPixel(head.touchHref, 0, 0)).toEqual([0, 0, 255, 255]);
    expect((await readPixel(manifest[0]?.src ?? '', 0, 0))[3]).toBe(0);
  });
});

const typeface = await loadDisplayFontOutlineRenderer();
const colors = { accent: '#1f3d34', onAccent: '#ffffff' };

it('is the outlined initial, centered on the accent color', () => {
  const svg = toInitialLetterFaviconSvg('Arnsberg & Tochter', colors, typeface, maxIconLetterSizes.tab);
  expect(svg).toContain('fill="#1f3d34"');
  expect(svg).toMatch(/<path transform="translate\([\d.]+ [\d.]+\)" fill="#ffffff" d="M/);
  expect(svg).not.toContain('<text');
  expect(svg.length).toBeLessThan(2_000);
});

it('is the plain color for a name without letters', () => {
  expect(toInitialLetterFaviconSvg('1884', colors, typeface, maxIconLetterSizes.tab)).not.toContain('<path');
});

// Draws the image that messengers and social networks show for a link to a page.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type OverlayOptions } from 'sharp';
import type { FocalPoint } from '../../../domain/content-image-data.ts';
import { writeFileAtomically } from '../files/cached-files.ts';
import { loadDisplayFontOutlineRenderer } from '../typesetting/load-display-font-outline-renderer.ts';
import {
  shareImageLogoBox,
  shareImagePhotoBox,
  type ShareImageColors,
  toFocalPointCrop,
  toShareImageSvg,
} from './to-share-image-svg.ts';

export interface ShareImagePhoto {
  /** Path of the largest generated file; it changes with its content. */
  src: string;
  focalPoint: FocalPoint;
}

export interface ShareImagePage {
  path: string;
  title: string;
  image: ShareImagePhoto | null;
}

export interface ShareImageBranding {
  name: string;
  colors: ShareImageColors;
  /** Path on the site; it changes with its content. */
  logo: string | null;
}

/** The host serves this folder as immutable: names carry a hash of everything drawn. */
const folder = 'static/share';
const jpegQuality = 84;

/** SVG logos are rendered at four times their size before they are scaled down. */
const logoDensity = 288;

/**
 * URLs of the share images by page path. Draws only what is missing, and decodes a page's photo once for all
 * languages. Old images stay, because earlier links still show them.
 * @param publicFolder becomes the release
 */
export const createShareImages = async (
  pages: readonly ShareImagePage[],
  branding: ShareImageBranding,
  publicFolder: string,
): Promise<{ paths: Map<string, string>; drawnCount: number }> => {
  const typeface = await loadDisplayFontOutlineRenderer();
  const drawings = pages.map((page) => {
    const { title, image } = page;
    const content = { title, siteName: branding.name, hasLogo: branding.logo !== null, hasPhoto: image !== null };
    const svg = toShareImageSvg(content, branding.colors, typeface);
    const ingredients = [svg, branding.logo, image, shareImageLogoBox, shareImagePhotoBox, jpegQuality];
    const hash = createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 16);
    return { ...page, svg, file: `${folder}/${toName(page.path)}-${hash}.jpg` };
  });
  const missing = drawings.filter(({ file }) => !existsSync(join(publicFolder, file)));
  if (missing.length > 0) {
    await mkdir(join(publicFolder, folder), { recursive: true });
    const logo = branding.logo === null ? null : await drawLogo(join(publicFolder, branding.logo));
    const limit = pLimit(availableParallelism());
    const photoKeys = new Set(missing.map(toPhotoKey));
    await Promise.all(
      [...photoKeys].map((key) =>
        limit(async () => {
          const group = missing.filter((drawing) => toPhotoKey(drawing) === key);
          const photo = group[0]?.image ? await drawPhoto(group[0].image, publicFolder) : null;
          for (const { svg, file } of group) {
            const layers = [photo, logo].filter((layer) => layer !== null);
            await writeFileAtomically(join(publicFolder, file), await drawJpeg(svg, layers));
          }
        }),
      ),
    );
  }
  return { paths: new Map(drawings.map(({ path, file }) => [path, `/${file}`])), drawnCount: missing.length };
};

/** The same in all languages of a page. */
const toPhotoKey = ({ image }: ShareImagePage): string => JSON.stringify(image);

const drawJpeg = (svg: string, layers: OverlayOptions[]): Promise<Buffer> =>
  sharp(Buffer.from(svg)).composite(layers).jpeg({ quality: jpegQuality }).toBuffer();

const drawPhoto = async ({ src, focalPoint }: ShareImagePhoto, publicFolder: string): Promise<OverlayOptions> => {
  const source = sharp(join(publicFolder, src));
  const size = await source.metadata();
  const { width, height, left, top } = shareImagePhotoBox;
  const { data, info } = await source
    .extract(toFocalPointCrop(size, focalPoint, shareImagePhotoBox))
    .resize(width, height)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels }, left, top };
};

const drawLogo = async (path: string): Promise<OverlayOptions> => {
  const { width, height, left, top } = shareImageLogoBox;
  const drawn = sharp(path, { density: logoDensity }).resize({ width, height, fit: 'inside' });
  return { input: await drawn.png().toBuffer(), left, top };
};

/** `/en/watches/rolex` → `en-watches-rolex`. */
const toName = (path: string): string => path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

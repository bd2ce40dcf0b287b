// Creates the icons for browser tabs, home screens and launchers: from an image of the editors, or from the project's
// initial on its accent color.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteFaviconFiles } from '../../../domain/site-content.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { Palette } from '../../../domain/palette.ts';
import type { ReadDirectusFileThroughCache } from '../files/cached-files.ts';
import { toSafeSvg, parseSvgSize } from '../files/safe-svg.ts';
import type { FileRecord } from '../read/read-records.ts';
import {
  displayFontWeights,
  loadDisplayFontOutlineRenderer,
  type TextOutlineRenderer,
} from '../typesetting/load-display-font-outline-renderer.ts';
import { toNameInitial } from '../typesetting/to-title-lines.ts';

/** The square image from which all icons are made. */
interface IconSource {
  bytes: Buffer;
  isSvg: boolean;
  /** An SVG for the browser tab, if it differs from `bytes`. */
  tabSvg?: Buffer;
  /**
   * Whether the image fills its square and keeps its content in the inner 60 %, so that launchers may crop it to any
   * shape.
   */
  isFullBleed: boolean;
}

export interface WebManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

export interface SiteIconSet {
  /** The icons that every page links in its head. */
  head: SiteFaviconFiles;
  manifest: WebManifestIcon[];
}

/** File names carry a content hash, so that browsers may cache them forever. */
const folder = 'static/icons';

/** Side of the browser tab's icon if the source is not an SVG; search engines require a multiple of 48. */
const tabSide = 96;
const touchSide = 180;
const launcherSides = [192, 512] as const;

/**
 * Share of a maskable icon that an image without full bleed may take, so that it stays inside the safe zone of 80 %.
 */
const maskableShare = 0.56;

/**
 * Writes the icons.
 * @param background fills transparent areas, which a launcher would show in black
 * @throws when the source is not an image
 */
export const createSiteIcons = async (
  source: IconSource,
  background: string,
  publicFolder: string,
): Promise<SiteIconSet> => {
  await mkdir(join(publicFolder, folder), { recursive: true });
  const write = async (name: string, extension: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const path = `${folder}/${name}-${hash}.${extension}`;
    await writeFile(join(publicFolder, path), bytes);
    return `/${path}`;
  };
  const draw = (side: number) => drawSquare(source, side);
  const touch = await sharp(await draw(touchSide))
    .flatten({ background })
    .png()
    .toBuffer();
  const launchers = await Promise.all(
    launcherSides.map(async (side) => toEntry(await write(`icon-${side}`, 'png', await draw(side)), side, 'any')),
  );
  const [, largest] = launcherSides;
  const maskable = await drawMaskable(source, largest, background);
  return {
    head: {
      ...(source.isSvg
        ? { href: await write('icon', 'svg', source.tabSvg ?? source.bytes), type: 'image/svg+xml' }
        : { href: await write(`icon-${tabSide}`, 'png', await draw(tabSide)), type: 'image/png' }),
      touchHref: await write('touch-icon', 'png', touch),
    },
    manifest: [...launchers, toEntry(await write('maskable', 'png', maskable), largest, 'maskable')],
  };
};

const toEntry = (src: string, side: number, purpose: WebManifestIcon['purpose']): WebManifestIcon => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** Renders an SVG at a high density first, so that it is sharp at every size. */
const drawSquare = ({ bytes, isSvg }: IconSource, side: number): Promise<Buffer> =>
  sharp(bytes, isSvg ? { density: 600 } : {})
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

const drawMaskable = async (source: IconSource, side: number, background: string): Promise<Buffer> => {
  if (source.isFullBleed) return drawSquare(source, side);
  const drawing = await drawSquare(source, Math.round(side * maskableShare));
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
};

/** Logs a file that cannot be read or is not an image, and falls back to the initial. */
export const readSiteIconSource = async (
  readCachedFile: ReadDirectusFileThroughCache,
  site: { name: string; icon: FileRecord | null; colors: Pick<Palette, 'accent' | 'onAccent' | 'text'> },
  log: LogFunction,
): Promise<IconSource> => {
  const { name, icon, colors } = site;
  const own = icon && (await readOwnIcon(readCachedFile, icon, colors.text, log));
  if (own) return own;
  const [face, boldFace] = await Promise.all([
    loadDisplayFontOutlineRenderer(),
    loadDisplayFontOutlineRenderer(displayFontWeights.tab),
  ]);
  return {
    bytes: Buffer.from(toInitialLetterFaviconSvg(name, colors, face, maxIconLetterSizes.launcher)),
    tabSvg: Buffer.from(toInitialLetterFaviconSvg(name, colors, boldFace, maxIconLetterSizes.tab)),
    isSvg: true,
    isFullBleed: true,
  };
};

const readOwnIcon = async (
  readCachedFile: ReadDirectusFileThroughCache,
  icon: FileRecord,
  textColor: string,
  log: LogFunction,
): Promise<IconSource | null> => {
  const purpose = { description: 'icon', fallback: 'the initial of the project is shown instead' };
  const bytes = await readCachedFile(icon, purpose);
  if (!bytes) return null;
  try {
    if (icon.type !== 'image/svg+xml') {
      await sharp(bytes).stats();
      return { bytes, isSvg: false, isFullBleed: false };
    }
    const svg = toSafeSvg(bytes.toString('utf8'), textColor);
    if (!parseSvgSize(svg)) throw new Error('it states no size');
    return { bytes: Buffer.from(svg), isSvg: true, isFullBleed: false };
  } catch (error) {
    log(`${purpose.description} "${icon.filename_download}" cannot be used (${String(error)}); ${purpose.fallback}`);
    return null;
  }
};

/** Side of the SVG. */
const side = 64;

/** Maximum height and width of the letter: in a browser tab, and inside the circle to which launchers crop an icon. */
export const maxIconLetterSizes = { tab: 50, launcher: 34 } as const;

export const toInitialLetterFaviconSvg = (
  siteName: string,
  { accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>,
  typeface: TextOutlineRenderer,
  letterSide: number,
): string => {
  const background = `<rect width="${side}" height="${side}" fill="${accent}"/>`;
  const initial = toNameInitial(siteName);
  const letter = initial ? toLetter(initial, onAccent, typeface, letterSide) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${background}${letter}</svg>`;
};

/** Scales the letter to the square, and centers its outline. */
const toLetter = (initial: string, color: string, typeface: TextOutlineRenderer, letterSide: number): string => {
  const { box } = typeface.draw(initial, side);
  const size = (side * letterSide) / Math.max(box.right - box.left, box.bottom - box.top);
  const outline = typeface.draw(initial, size);
  const x = (side - (outline.box.left + outline.box.right)) / 2;
  const y = (side - (outline.box.top + outline.box.bottom)) / 2;
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${color}" d="${outline.path}"/>`;
};

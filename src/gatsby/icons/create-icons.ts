// Draws the icons of a house for browser tabs, home screens and launchers: from the editors' own drawing, or from the
// house's initial on its accent colour. Called by create-site-nodes.ts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { HouseIcon } from '../../../domain/site.ts';
import type { Log } from '../../../domain/translate.ts';
import type { Palette } from '../../theme/palette.ts';
import type { ReadCachedFile } from '../files/cached-files.ts';
import { toSafeSvg, parseSvgSize } from '../files/safe-svg.ts';
import type { FileRecord } from '../read/read-records.ts';
import { displayFontWeights, loadDisplayTypeface, type Typeface } from '../typesetting/load-typeface.ts';
import { toNameInitial } from '../typesetting/to-title-lines.ts';

/** The drawing that all icons are made from: a square. */
interface IconSource {
  bytes: Buffer;
  isSvg: boolean;
  /** An SVG for the browser's tab, where that is another drawing. */
  tabSvg?: Buffer;
  /** Whether it fills its square to the edges and what matters stands in the inner 60 %, so that any shape may be cut out. */
  isFullBleed: boolean;
}

export interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

export interface SiteIcons {
  /** What the head of every page names. */
  head: HouseIcon;
  manifest: ManifestIcon[];
}

/** Where the icons lie; a name carries a hash of the icon, so that browsers keep it for good. */
const folder = 'static/icons';

/** Side of the browser tab's icon where the source is no SVG; search engines want a multiple of 48. */
const tabSide = 96;
const touchSide = 180;
const launcherSides = [192, 512] as const;

/** Share of the square that a drawing which is not made for it may take in a maskable icon: inside the circle of 80 %. */
const maskableShare = 0.56;

/**
 * Writes the icons.
 * @param background lies behind what is transparent, where a launcher would show black
 * @throws when the source is no picture.
 */
export const createSiteIcons = async (
  source: IconSource,
  background: string,
  publicFolder: string,
): Promise<SiteIcons> => {
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

const toEntry = (src: string, side: number, purpose: ManifestIcon['purpose']): ManifestIcon => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** An SVG is drawn large first, so that it is sharp at every side. */
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

/** A file that cannot be read or is no picture is logged by name; the initial stands in. */
export const readIconSource = async (
  readKeptFile: ReadCachedFile,
  house: { name: string; icon: FileRecord | null; colors: Pick<Palette, 'accent' | 'onAccent' | 'text'> },
  log: Log,
): Promise<IconSource> => {
  const { name, icon, colors } = house;
  const own = icon && (await readOwnIcon(readKeptFile, icon, colors.text, log));
  if (own) return own;
  const [face, boldFace] = await Promise.all([loadDisplayTypeface(), loadDisplayTypeface(displayFontWeights.tab)]);
  return {
    bytes: Buffer.from(toInitialIconSvg(name, colors, face, iconLetterSizes.launcher)),
    tabSvg: Buffer.from(toInitialIconSvg(name, colors, boldFace, iconLetterSizes.tab)),
    isSvg: true,
    isFullBleed: true,
  };
};

const readOwnIcon = async (
  readKeptFile: ReadCachedFile,
  icon: FileRecord,
  textColor: string,
  log: Log,
): Promise<IconSource | null> => {
  const role = { what: 'icon', instead: 'the initial of the house is shown instead' };
  const bytes = await readKeptFile(icon, role);
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
    log(`${role.what} "${icon.filename_download}" cannot be used (${String(error)}); ${role.instead}`);
    return null;
  }
};

/** Side of the drawing. */
const side = 64;

/** Height and width that the letter may take: in a tab, and inside the circle that launchers cut out of an icon. */
export const iconLetterSizes = { tab: 50, launcher: 34 } as const;

export const toInitialIconSvg = (
  houseName: string,
  { accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>,
  typeface: Typeface,
  letterSide: number,
): string => {
  const ground = `<rect width="${side}" height="${side}" fill="${accent}"/>`;
  const initial = toNameInitial(houseName);
  const letter = initial ? toLetter(initial, onAccent, typeface, letterSide) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${letter}</svg>`;
};

/** Every letter fills the same square, and its ink stands in the middle. */
const toLetter = (initial: string, color: string, typeface: Typeface, letterSide: number): string => {
  const { box } = typeface.draw(initial, side);
  const size = (side * letterSide) / Math.max(box.right - box.left, box.bottom - box.top);
  const outline = typeface.draw(initial, size);
  const x = (side - (outline.box.left + outline.box.right)) / 2;
  const y = (side - (outline.box.top + outline.box.bottom)) / 2;
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${color}" d="${outline.path}"/>`;
};

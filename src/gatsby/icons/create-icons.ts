// Draws the icons of a house for browser tabs, home screens and launchers. Called by create-site-nodes.ts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { HouseIcon } from '../../../domain/site.ts';

/** The drawing that all icons are made from: a square. */
export interface IconSource {
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

export interface HouseIcons {
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
export const createIcons = async (
  source: IconSource,
  background: string,
  publicFolder: string,
): Promise<HouseIcons> => {
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

// Draws a share image (docs/design.md, Share pictures): the project's logo or name and the page's title, beside the
// page's photo cropped around its focal point, or the project's initial. Pure.
import type { FocalPoint } from '../../../domain/content-image-data.ts';
import { socialShareImageSize } from '../../../domain/page-metadata.ts';
import type { Palette } from '../../../domain/palette.ts';
import type { TextOutline, TextOutlineRenderer } from '../typesetting/load-display-font-outline-renderer.ts';
import { toNameInitial, fitTitleIntoBalancedLines } from '../typesetting/to-title-lines.ts';

/** Size of the whole image. */
const shareSize: Size = socialShareImageSize;

/** Title panel and photo have the ratio 5 : 7 (docs/design.md, Space and grid). */
const panelWidth = 500;

/** Position of the page's photo. */
export const shareImagePhotoBox: Crop = {
  left: panelWidth,
  top: 0,
  width: shareSize.width - panelWidth,
  height: shareSize.height,
};

const margin = 56;
const marginToPhoto = 36;
const column = {
  width: panelWidth - margin - marginToPhoto,
  maxLines: 4,
  sizes: [68, 60, 54, 48, 42, 38, 34, 30],
} as const;
const lineHeight = 1.08;

/** Maximum box of the logo, which is aligned to its left and top edges. */
export const shareImageLogoBox: Crop = { left: margin, top: margin, width: 300, height: 84 };

const siteNameSize = 38;

/** Height of the initial that replaces a missing photo. */
const initialSize = 760;

export interface ShareImageContent {
  title: string;
  siteName: string;
  /** Whether a logo is composited over {@link shareImageLogoBox}; otherwise the project's name is drawn there. */
  hasLogo: boolean;
  /** Whether the page's photo is composited over {@link shareImagePhotoBox}. */
  hasPhoto: boolean;
}

export type ShareImageColors = Pick<Palette, 'background' | 'control' | 'surface' | 'text'>;

/** The whole image as SVG without fonts; logo and photo are composited over it. */
export const toShareImageSvg = (
  content: ShareImageContent,
  colors: ShareImageColors,
  typeface: TextOutlineRenderer,
): string => {
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    content.hasPhoto ? '' : toInitialOutline(content.siteName, colors, typeface),
    content.hasLogo ? '' : toSiteName(content.siteName, colors.text, typeface),
    ...toTitle(content.title, colors.text, typeface),
    '</svg>',
  ].join('');
};

/** Laid out from the bottom up, so that the last line has the same position on every page. */
const toTitle = (title: string, color: string, typeface: TextOutlineRenderer): string[] => {
  const { size, lines } = fitTitleIntoBalancedLines(title, column, typeface.measure);
  const bottom = shareSize.height - margin - size * 0.22;
  return lines.map((line, index) => {
    const baseline = bottom - (lines.length - 1 - index) * size * lineHeight;
    return toPath(typeface.draw(line, size), { x: margin, y: baseline }, color);
  });
};

const toSiteName = (siteName: string, color: string, typeface: TextOutlineRenderer): string => {
  const { size, lines } = fitTitleIntoBalancedLines(
    siteName,
    { ...column, sizes: [siteNameSize, 32, 28], maxLines: 2 },
    typeface.measure,
  );
  return lines
    .map((line, index) =>
      toPath(typeface.draw(line, size), { x: margin, y: margin + size * (0.7 + index * lineHeight) }, color),
    )
    .join('');
};

/** The project's initial as a large, finely outlined letter, in place of the photo. */
const toInitialOutline = (siteName: string, colors: ShareImageColors, typeface: TextOutlineRenderer): string => {
  const { left, top, width, height } = shareImagePhotoBox;
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colors.surface}"/>`;
  const initial = toNameInitial(siteName);
  if (!initial) return ground;
  const outline = typeface.draw(initial, initialSize);
  const { box } = outline;
  const x = left + (width - (box.left + box.right)) / 2;
  const y = top + (height - (box.top + box.bottom)) / 2;
  // The fill covers the inner half of the line, and so hides where the strokes of the letter cross.
  const look = `fill="${colors.surface}" stroke="${colors.control}" stroke-width="2.5" paint-order="stroke"`;
  return `${ground}<path transform="${toTranslation(x, y)}" ${look} d="${outline.path}"/>`;
};

const toPath = ({ path }: TextOutline, { x, y }: { x: number; y: number }, color: string): string =>
  `<path transform="${toTranslation(x, y)}" fill="${color}" d="${path}"/>`;

const toTranslation = (x: number, y: number): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * The largest crop with the proportions of `target`, as close to the focal point as the edges allow. All in pixels of
 * the photo.
 */
export const toFocalPointCrop = (photo: Size, focalPoint: FocalPoint, target: Size): Crop => {
  const scale = Math.min(photo.width / target.width, photo.height / target.height);
  const width = Math.max(1, Math.min(photo.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(photo.height, Math.round(target.height * scale)));
  return {
    width,
    height,
    left: toStart(photo.width, width, focalPoint.x),
    top: toStart(photo.height, height, focalPoint.y),
  };
};

const toStart = (whole: number, part: number, percent: number): number =>
  Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));

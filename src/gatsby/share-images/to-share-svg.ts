// The panel of a share picture (docs/design.md, Share pictures): the house's logo or name and the page's title beside
// the page's picture, cut around the editor's focal point, or beside the house's initial where it has none. Pure;
// drawn by create-share-images.ts.
import type { FocalPoint } from '../../../domain/image.ts';
import { shareImageSize } from '../../../domain/page.ts';
import type { Palette } from '../../theme/palette.ts';
import type { TextOutline, Typeface } from '../typesetting/load-typeface.ts';
import { toNameInitial, toBalancedTitleLines } from '../typesetting/to-title-lines.ts';

/** Of the whole picture. */
const shareSize: Size = shareImageSize;

/** Panel and picture stand 5 : 7 (docs/design.md, Space and grid). */
const panelWidth = 500;

/** Where the page's picture stands. */
export const shareImagePhotoBox: Crop = {
  left: panelWidth,
  top: 0,
  width: shareSize.width - panelWidth,
  height: shareSize.height,
};

const margin = 56;
const marginToPicture = 36;
const column = {
  width: panelWidth - margin - marginToPicture,
  maxLines: 4,
  sizes: [68, 60, 54, 48, 42, 38, 34, 30],
} as const;
const lineHeight = 1.08;

/** Where the logo stands: its box in the picture, the logo at its left edge and upper one. */
export const shareImageLogoBox: Crop = { left: margin, top: margin, width: 300, height: 84 };

const houseNameSize = 38;

/** Height of the initial that stands in for a picture. */
const initialSize = 760;

export interface ShareImageContent {
  title: string;
  houseName: string;
  /** Whether a logo is laid over {@link shareImageLogoBox}; the house's name is set there otherwise. */
  hasLogo: boolean;
  /** Whether the page's picture is laid over {@link shareImagePhotoBox}. */
  hasPicture: boolean;
}

export type ShareImageColors = Pick<Palette, 'background' | 'control' | 'surface' | 'text'>;

/** The whole picture as SVG without fonts; logo and picture are laid over it. */
export const toShareImageSvg = (content: ShareImageContent, colors: ShareImageColors, typeface: Typeface): string => {
  const { width, height } = shareSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    content.hasPicture ? '' : toStandIn(content.houseName, colors, typeface),
    content.hasLogo ? '' : toHouseName(content.houseName, colors.text, typeface),
    ...toTitle(content.title, colors.text, typeface),
    '</svg>',
  ].join('');
};

/** Set from the bottom up, so that the last line stands where every other page's does. */
const toTitle = (title: string, color: string, typeface: Typeface): string[] => {
  const { size, lines } = toBalancedTitleLines(title, column, typeface.measure);
  const bottom = shareSize.height - margin - size * 0.22;
  return lines.map((line, index) => {
    const baseline = bottom - (lines.length - 1 - index) * size * lineHeight;
    return toPath(typeface.draw(line, size), { x: margin, y: baseline }, color);
  });
};

const toHouseName = (houseName: string, color: string, typeface: Typeface): string => {
  const { size, lines } = toBalancedTitleLines(
    houseName,
    { ...column, sizes: [houseNameSize, 32, 28], maxLines: 2 },
    typeface.measure,
  );
  return lines
    .map((line, index) =>
      toPath(typeface.draw(line, size), { x: margin, y: margin + size * (0.7 + index * lineHeight) }, color),
    )
    .join('');
};

/** The house's initial, large and drawn with one fine line, where the picture would be. */
const toStandIn = (houseName: string, colors: ShareImageColors, typeface: Typeface): string => {
  const { left, top, width, height } = shareImagePhotoBox;
  const ground = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colors.surface}"/>`;
  const initial = toNameInitial(houseName);
  if (!initial) return ground;
  const outline = typeface.draw(initial, initialSize);
  const { box } = outline;
  const x = left + (width - (box.left + box.right)) / 2;
  const y = top + (height - (box.top + box.bottom)) / 2;
  // The fill covers the inner half of the line, and with it where the strokes of the letter cross.
  const look = `fill="${colors.surface}" stroke="${colors.control}" stroke-width="2.5" paint-order="stroke"`;
  return `${ground}<path transform="${toTranslation(x, y)}" ${look} d="${outline.path}"/>`;
};

const toPath = ({ path }: TextOutline, { x, y }: { x: number; y: number }, color: string): string =>
  `<path transform="${toTranslation(x, y)}" fill="${color}" d="${path}"/>`;

const toTranslation = (x: number, y: number): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Cuts a picture to a format around the editor's focal point. */
interface Size {
  width: number;
  height: number;
}

interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * The largest part of a picture with the proportions of `target`, as near to the focal point as the picture's edges let
 * it. All in the picture's own pixels.
 */
export const toFocalPointCrop = (picture: Size, focalPoint: FocalPoint, target: Size): Crop => {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(target.height * scale)));
  return {
    width,
    height,
    left: toStart(picture.width, width, focalPoint.x),
    top: toStart(picture.height, height, focalPoint.y),
  };
};

const toStart = (whole: number, part: number, percent: number): number =>
  Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));

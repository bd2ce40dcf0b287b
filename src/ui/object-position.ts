// Where a cropped picture is held, so that the editor's focal point stays in view. Used by Picture.

/** Focal point in percent of the picture's width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * CSS `object-position` for a focal point. A point off the middle is drawn towards the middle of the crop, because
 * what matters has a size of its own; it stays inside every crop that shows at least a fifth of the picture.
 */
export const toObjectPosition = ({ x, y }: FocalPoint): string => `${towardsMiddle(x)}% ${towardsMiddle(y)}%`;

const towardsMiddle = (percent: number): number => Math.min(100, Math.max(0, 1.5 * percent - 25));

// Where a mark stands: whole percents of the picture's width and height. Pure; used by the interface beside.

export interface Place {
  x: number;
  y: number;
}

/** A point in the window, or the extent of something in it, in CSS pixels. */
type Point = Pick<DOMRect, 'x' | 'y'>;
export type Frame = Pick<DOMRect, 'height' | 'width' | 'x' | 'y'>;

const toPercent = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/** The place in the picture below a point of the window; beside the picture, the nearest one in it. */
export const toPlace = (point: Point, frame: Frame): Place => ({
  x: toPercent(((point.x - frame.x) / frame.width) * 100),
  y: toPercent(((point.y - frame.y) / frame.height) * 100),
});

const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place one step of a key further: one percent, five with Shift; `null` for a key that moves nothing. */
export const toNextPlace = (place: Place, { key, shiftKey }: { key: string; shiftKey: boolean }): Place | null => {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? 5 : 1;
  return { x: toPercent(place.x + direction.x * step), y: toPercent(place.y + direction.y * step) };
};

// Draws one or two rings that lie on a table, seen at an angle from above, with the text on the far inside of the band.
// Pure.
import { toFittingFontSize, type EngravedTextOutline } from './engraved-text-outline.ts';
import { type EngravingScene, type EngravingSceneShape, toSvgEllipsePath } from './engraving-scene-shapes.ts';
import { toEngravingEternityStoneShapes, toRingHeadShapes, toRingHeadHeight } from './ring-head-shapes.ts';
import { type EngravingPreviewAppearance, toRingDrawingGeometry } from './ring-drawing-geometry.ts';
import {
  type EngravingSceneRing,
  ringViewTiltSin,
  toRingCirclePath,
  toRingHalfPath,
  toRingOpeningPath,
  toRingOutsidePath,
  toRingPoint,
  ringViewTiltCos,
} from './ring-view.ts';

/** Maximum angle of the text on either side; letters beyond it are illegible. */
const maxAngle = (60 * Math.PI) / 180;
const maxCapShare = 0.46;

/** Room around the drawing; the shadow falls to the lower right. */
const margin = 16;
const shadowReach = 16;

/** Two rings touch; the second one is nearer and to the right. */
const pairDirection = Math.asin(0.36);

const drawRing = (
  ring: EngravingSceneRing,
  look: EngravingPreviewAppearance,
  outline: EngravedTextOutline | undefined,
): EngravingSceneShape[] => [
  drawShadow(ring),
  ...toRingHeadShapes(ring, look),
  ...drawInside(ring),
  ...(outline ? [drawText(ring, outline)] : []),
  ...drawOutside(ring, look),
  ...(look.head === 'eternity' ? toEngravingEternityStoneShapes(ring, look) : []),
  ...drawRim(ring),
];

const drawShadow = ({ origin: [x, y], outer }: EngravingSceneRing): EngravingSceneShape => ({
  path: toSvgEllipsePath([x + 10, y + 8], outer * 1.08, outer * ringViewTiltSin * 1.13),
  style: 'shadow',
});

/** Strokes of different widths on one line look like one soft stroke. */
const drawSoftly = (path: string, style: 'crease' | 'gleam', widths: readonly number[]): EngravingSceneShape[] =>
  widths.map((strokeWidth) => ({ path, style, strokeWidth }));

const drawInside = (ring: EngravingSceneRing): EngravingSceneShape[] => {
  const { inner, bandWidth } = ring;
  const opening = toRingOpeningPath(ring);
  const wall = toRingCirclePath(ring, inner, bandWidth) + opening;
  const edge = toRingHalfPath(ring, 'far', inner, bandWidth * 0.92);
  return [
    { path: opening, style: 'bounce' },
    { path: wall, style: 'wall' },
    { path: wall, style: 'wallShade' },
    ...(ring.isInnerRounded
      ? drawSoftly(
          edge,
          'gleam',
          [0.16, 0.1, 0.05].map((share) => share * bandWidth),
        )
      : []),
  ];
};

const drawText = (ring: EngravingSceneRing, outline: EngravedTextOutline): EngravingSceneShape => {
  const { inner, bandWidth } = ring;
  const size = toFittingFontSize([{ outline, width: 2 * maxAngle * inner }], {
    maxCapHeight: maxCapShare * bandWidth,
  });
  const baseline = (bandWidth - outline.capHeight * size) / 2;
  const path = outline.draw((along, down) =>
    toRingPoint(ring, ((along - outline.width / 2) * size) / inner, baseline - down * size, inner),
  );
  return { path, style: 'cut' };
};

/** Widths of a highlight, and heights of a shadow's upper edge, as shares of the band. */
const gleamShares = [0.56, 0.48, 0.4, 0.32, 0.24, 0.16, 0.08];
const creaseShares = [0.42, 0.39, 0.36, 0.33, 0.3, 0.27, 0.24, 0.21, 0.18, 0.15];

const drawOutside = (ring: EngravingSceneRing, { metals }: EngravingPreviewAppearance): EngravingSceneShape[] => {
  const { bandWidth } = ring;
  const along = (share: number) => toRingHalfPath(ring, 'near', ring.radiusAt(share * bandWidth), share * bandWidth);
  return [
    { path: toRingOutsidePath(ring, 0, bandWidth), style: 'body' },
    ...(metals.length > 1
      ? [{ path: toRingOutsidePath(ring, bandWidth / 2, bandWidth), style: 'body', color: 1 } as const]
      : []),
    ...(ring.isDomed
      ? [
          ...drawSoftly(
            along(0.64),
            'gleam',
            gleamShares.map((share) => share * bandWidth),
          ),
          ...creaseShares.flatMap((share) =>
            drawSoftly(along(share), 'crease', [2 * toDistanceFromGround(ring, share * bandWidth)]),
          ),
        ]
      : [{ path: along(0.97), style: 'glint', strokeWidth: 1.6 } as const]),
  ];
};

/** As seen from above, where a domed outside covers its lower edge in part. */
const toDistanceFromGround = ({ edge, radiusAt }: EngravingSceneRing, height: number): number =>
  height * ringViewTiltCos - (radiusAt(height) - edge) * ringViewTiltSin;

const drawRim = (ring: EngravingSceneRing): EngravingSceneShape[] => {
  const { inner, edge, bandWidth } = ring;
  return [
    { path: toRingCirclePath(ring, edge, bandWidth) + toRingCirclePath(ring, inner, bandWidth), style: 'rim' },
    { path: toRingHalfPath(ring, 'near', inner + 1, bandWidth), style: 'glint', strokeWidth: 1.8 },
    { path: toRingHalfPath(ring, 'far', inner, bandWidth), style: 'crease', strokeWidth: 1.2 },
  ];
};

const frameOf = (rings: readonly EngravingSceneRing[], headHeight: number): EngravingScene['frame'] => {
  const left = Math.min(...rings.map(({ origin, outer }) => origin[0] - outer)) - margin;
  const right = Math.max(...rings.map(({ origin, outer }) => origin[0] + outer)) + margin + shadowReach;
  const top =
    Math.min(
      ...rings.map(({ origin, outer, bandWidth }) => origin[1] - bandWidth * ringViewTiltCos - outer * ringViewTiltSin),
    ) -
    headHeight -
    margin;
  const bottom =
    Math.max(...rings.map(({ origin, outer }) => origin[1] + outer * ringViewTiltSin)) + margin + shadowReach;
  return { left, top, width: right - left, height: bottom - top };
};

/** One ring per text. */
export const toRingEngravingScene = (
  outlines: readonly (EngravedTextOutline | undefined)[],
  look: EngravingPreviewAppearance,
): EngravingScene => {
  const far = toRingDrawingGeometry(look, 0);
  const rings = outlines.map((_, index): EngravingSceneRing => {
    const shape = toRingDrawingGeometry(look, index);
    const distance = index * (far.outer + shape.outer + 12);
    return {
      ...shape,
      origin: [distance * Math.sin(pairDirection), distance * Math.cos(pairDirection) * ringViewTiltSin],
    };
  });
  return {
    colors: [...look.metals, ...look.stones],
    frame: frameOf(rings, toRingHeadHeight(look, far)),
    shapes: rings.flatMap((ring, index) => drawRing(ring, look, outlines[index])),
  };
};

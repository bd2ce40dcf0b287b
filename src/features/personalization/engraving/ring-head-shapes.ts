// The stones of a ring: those that stand behind its band, of which only what is above the band shows, and those around its
// near side. Pure.
import {
  type EngravingScenePoint,
  type EngravingSceneShape,
  toSvgEllipsePath,
  toSvgPolygonPath,
} from './engraving-scene-shapes.ts';
import type { EngravingPreviewAppearance, RingDrawingGeometry } from './ring-drawing-geometry.ts';
import { type EngravingSceneRing, ringViewTiltSin, toRingPoint, ringViewTiltCos } from './ring-view.ts';

/** Diameter of a stone in the middle and its height above the band, in millimetres. */
const stoneMm = 5;
const settingMm = 3.6;

/** Size of the other stones. */
const sideShare = 0.68;

/** Room that the stones need above the band, in drawing units. */
export const toRingHeadHeight = (
  { head }: EngravingPreviewAppearance,
  { bandWidth, unitsPerMm }: RingDrawingGeometry,
): number =>
  head === 'none' || head === 'eternity'
    ? 0
    : Math.max(
        0,
        ((1.2 * stoneMm * unitsPerMm - bandWidth) / 2) * ringViewTiltCos + settingMm * unitsPerMm * ringViewTiltSin,
      );

export const toRingHeadShapes = (ring: EngravingSceneRing, look: EngravingPreviewAppearance): EngravingSceneShape[] => {
  const [middle, side] = [toStoneColor(look, 0), toStoneColor(look, 1)];
  const beside = 1.55 * (stoneMm / 2) * ring.unitsPerMm;
  switch (look.head) {
    case 'solitaire':
      return drawStoneInProngs(placeStone(ring, 0, 1), middle);
    case 'bezel':
      return drawStoneInBezel(placeStone(ring, 0, 0.9), middle);
    case 'three_stones':
      return [
        ...[-beside, beside].flatMap((across) => drawStoneInProngs(placeStone(ring, across, sideShare), side)),
        ...drawStoneInProngs(placeStone(ring, 0, 1), middle),
      ];
    case 'eternity':
    case 'none':
      return [];
  }
};

/** Index of a stone's color in the scene, where stones come after metals; the last stone stands for all others. */
const toStoneColor = ({ metals, stones }: EngravingPreviewAppearance, index: number): number =>
  metals.length + Math.min(index, stones.length - 1);

/** Radii are shares of the stone's; `depth` is 0 at the band and 1 at the girdle, the widest part of the stone. */
interface PlacedStone {
  at: (angle: number, radius: number, depth: number) => EngravingScenePoint;
  circle: (radius: number, depth: number) => string;
}

/** The stone faces away from the ring's center, so it is seen from behind. */
const placeStone = (ring: EngravingSceneRing, across: number, size: number): PlacedStone => {
  const { origin, outer, bandWidth, unitsPerMm } = ring;
  const stoneRadius = (stoneMm / 2) * unitsPerMm * size;
  const height = settingMm * unitsPerMm * (0.35 + 0.65 * size);
  const centerAt = (depth: number): EngravingScenePoint => [
    origin[0] + across,
    origin[1] - (bandWidth / 2) * ringViewTiltCos - (outer + depth * height) * ringViewTiltSin,
  ];
  return {
    at: (angle, radius, depth) => {
      const [x, y] = centerAt(depth);
      return [x + radius * stoneRadius * Math.sin(angle), y - radius * stoneRadius * ringViewTiltCos * Math.cos(angle)];
    },
    circle: (radius, depth) =>
      toSvgEllipsePath(centerAt(depth), radius * stoneRadius, radius * stoneRadius * ringViewTiltCos),
  };
};

const eighth = Math.PI / 4;

const drawStone = ({ at, circle }: PlacedStone, color: number): EngravingSceneShape[] => {
  const facets = [0, 2, 4, 6].map((index) =>
    toSvgPolygonPath([at(index * eighth, 1, 1), at((index + 1) * eighth, 1, 1), at(0, 0, 0.45)]),
  );
  const inner = Array.from({ length: 8 }, (_, index) => at(index * eighth, 0.55, 0.75));
  return [
    { path: circle(1, 1), style: 'stone', color },
    { path: facets.join(''), style: 'sparkle', color },
    { path: toSvgPolygonPath(inner), style: 'sparkle', color },
    { path: circle(1, 1), style: 'facet', strokeWidth: 1, color },
  ];
};

const prongAngles = [-0.85, 0.85, -2.1, 2.1];

const drawStoneInProngs = (stone: PlacedStone, color: number): EngravingSceneShape[] => [
  ...drawStone(stone, color),
  { path: stone.circle(0.62, 0.5) + stone.circle(0.54, 0.5), style: 'bevel' },
  ...prongAngles.flatMap((angle): EngravingSceneShape[] => {
    const [tip, foot] = [stone.at(angle, 1.03, 1.04), stone.at(angle, 0.34, 0)];
    const prong = toSvgPolygonPath([
      [tip[0] - 4, tip[1]],
      [tip[0] + 4, tip[1]],
      [foot[0] + 7, foot[1]],
      [foot[0] - 7, foot[1]],
    ]);
    return [
      { path: prong, style: 'body' },
      { path: toSvgEllipsePath(tip, 6, 5.5), style: 'face' },
    ];
  }),
];

/** A metal edge around the stone, open at the back. */
const drawStoneInBezel = (stone: PlacedStone, color: number): EngravingSceneShape[] => [
  { path: stone.circle(1.14, 1), style: 'body' },
  ...drawStone(stone, color),
  { path: stone.circle(1.1, 0.7) + stone.circle(0.62, 0.8), style: 'bevel' },
];

/** The text is opposite them, where the band is plain. */
export const toEngravingEternityStoneShapes = (
  ring: EngravingSceneRing,
  look: EngravingPreviewAppearance,
): EngravingSceneShape[] => {
  const { outer, bandWidth, unitsPerMm } = ring;
  const radius = Math.min(bandWidth * 0.37, unitsPerMm);
  const color = toStoneColor(look, 0);
  return Array.from({ length: 9 }, (_, index): EngravingSceneShape[] => {
    const angle = Math.PI - (index - 4) * ((2.15 * radius) / outer);
    const [x, y] = toRingPoint(ring, angle, bandWidth * 0.52, outer);
    const [across, down] = [radius * Math.abs(Math.cos(angle)), radius * ringViewTiltCos];
    const table = toSvgPolygonPath([
      [x - across * 0.5, y],
      [x, y - down * 0.5],
      [x + across * 0.5, y],
      [x, y + down * 0.5],
    ]);
    return [
      { path: toSvgEllipsePath([x, y], across, down), style: 'bevel' },
      { path: toSvgEllipsePath([x, y], across * 0.84, down * 0.84), style: 'stone', color },
      { path: table, style: 'sparkle', color },
    ];
  }).flat();
};

// Paths of a ring that lies on a table, seen at an angle from above. Pure.
import {
  type EngravingScenePoint,
  toSvgArcCommand,
  toSvgCurveCommand,
  toSvgEllipsePath,
  toSvgMoveCommand,
} from './engraving-scene-shapes.ts';
import type { RingDrawingGeometry } from './ring-drawing-geometry.ts';

/** The view is 31° above the plane, without perspective: circles become ellipses and the band is foreshortened. */
export const ringViewTiltSin = Math.sin((31 * Math.PI) / 180);
export const ringViewTiltCos = Math.cos((31 * Math.PI) / 180);

export interface EngravingSceneRing extends RingDrawingGeometry {
  /** Center of the lower opening. */
  origin: EngravingScenePoint;
}

/** Maps a point of the ring: clockwise angle from the farthest point, height above the table, radius. */
export const toRingPoint = (
  { origin: [x, y] }: EngravingSceneRing,
  angle: number,
  height: number,
  radius: number,
): EngravingScenePoint => [
  x + radius * Math.sin(angle),
  y - height * ringViewTiltCos - radius * ringViewTiltSin * Math.cos(angle),
];

export const toRingCirclePath = ({ origin: [x, y] }: EngravingSceneRing, radius: number, height: number): string =>
  toSvgEllipsePath([x, y - height * ringViewTiltCos], radius, radius * ringViewTiltSin);

/** The half of a circle that is far from the viewer, or near. */
export const toRingHalfPath = (
  ring: EngravingSceneRing,
  side: 'far' | 'near',
  radius: number,
  height: number,
): string =>
  toSvgMoveCommand(toRingPoint(ring, -Math.PI / 2, height, radius)) +
  toSvgArcCommand(radius, radius * ringViewTiltSin, toRingPoint(ring, Math.PI / 2, height, radius), side === 'far');

/** The table as it is visible through the ring. */
export const toRingOpeningPath = ({ origin: [x, y], inner, bandWidth }: EngravingSceneRing): string => {
  // It ends where the far edge of the lower opening meets the near edge of the upper.
  const middle = y - (bandWidth * ringViewTiltCos) / 2;
  const reach = inner * Math.sqrt(1 - ((bandWidth * ringViewTiltCos) / 2 / (inner * ringViewTiltSin)) ** 2);
  const [left, right]: [EngravingScenePoint, EngravingScenePoint] = [
    [x - reach, middle],
    [x + reach, middle],
  ];
  const arcTo = (end: EngravingScenePoint) => toSvgArcCommand(inner, inner * ringViewTiltSin, end);
  return `${toSvgMoveCommand(left)}${arcTo(right)}${arcTo(left)}Z`;
};

/**
 * The outside between two heights, as far as it can be seen below its upper edge. A domed outside stands out between its
 * edges: there, the outline is the envelope of all circles.
 */
export const toRingOutsidePath = (ring: EngravingSceneRing, from: number, to: number): string => {
  const { origin, outer, edge, bandWidth, radiusAt } = ring;
  const [x, y] = origin;
  const dome = (4 * (outer - edge)) / (bandWidth * ringViewTiltCos);
  /** The direction, downwards from the right, in which a circle touches the outline. */
  const directionAt = (height: number) => {
    const tilt = dome * (1 - (2 * height) / bandWidth);
    return Math.asin(tilt / Math.sqrt(1 + tilt ** 2 * ringViewTiltCos ** 2));
  };
  const touch = (height: number) => {
    const [across, down] = [Math.cos(directionAt(height)), Math.sin(directionAt(height))];
    const reach = Math.hypot(across, ringViewTiltSin * down);
    const radius = radiusAt(height) / reach;
    const point: EngravingScenePoint = [
      radius * across,
      radius * ringViewTiltSin ** 2 * down - height * ringViewTiltCos,
    ];
    return { point, across, down };
  };
  const place = ([across, down]: EngravingScenePoint, side: number): EngravingScenePoint => [
    x + side * across,
    y + down,
  ];
  const [high, middle, low] = [to, (from + to) / 2, from].map(touch) as [Touch, Touch, Touch];
  const bend = (start: Touch, end: Touch, side: number) =>
    toSvgCurveCommand(place(toCrossing(start, end), side), place(end.point, side));
  const arc = (height: number, end: EngravingScenePoint, isClockwise: boolean) =>
    toSvgArcCommand(radiusAt(height), radiusAt(height) * ringViewTiltSin, end, isClockwise);
  return [
    toSvgMoveCommand(place(high.point, 1)),
    bend(high, middle, 1),
    bend(middle, low, 1),
    arc(from, place(low.point, -1), true),
    bend(low, middle, -1),
    bend(middle, high, -1),
    arc(to, [x, y - to * ringViewTiltCos + radiusAt(to) * ringViewTiltSin], false),
    arc(to, place(high.point, 1), false),
    'Z',
  ].join('');
};

interface Touch {
  point: EngravingScenePoint;
  /** Direction that is perpendicular to the outline. */
  across: number;
  down: number;
}

/** Where the tangents of two points of an outline meet: the control point of the curve between them. */
const toCrossing = (one: Touch, other: Touch): EngravingScenePoint => {
  const determinant = one.across * other.down - one.down * other.across;
  if (Math.abs(determinant) < 1e-6) return other.point;
  const [reach, otherReach] = [one, other].map(({ point, across, down }) => point[0] * across + point[1] * down) as [
    number,
    number,
  ];
  return [
    (reach * other.down - otherReach * one.down) / determinant,
    (one.across * otherReach - other.across * reach) / determinant,
  ];
};

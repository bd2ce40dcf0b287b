// Draws one or two rings seen at an angle from above, with the text on the far inside of the band. Pure.
import { toFittingFontSize, type EngravedTextOutline } from './engraved-text-outline.ts';
import {
  type EngravingScenePoint,
  type EngravingScene,
  type EngravingSceneShape,
  toSvgArcCommand,
  toSvgEllipsePath,
  toSvgLineCommand,
  toSvgMoveCommand,
  toSvgLinePath,
} from './engraving-scene.ts';

/**
 * Inner radius, outer radius and width of the band: size 54 with a band of four millimetres, 28 units per millimetre.
 */
const inner = 240;
const outer = 257;
const bandWidth = 116;

/** The view is 31° above the plane, without perspective: circles become ellipses and the band is foreshortened. */
const slant = Math.sin((31 * Math.PI) / 180);
const upright = Math.cos((31 * Math.PI) / 180);
const depth = bandWidth * upright;

/** Maximum angle of the text on either side; letters beyond it are illegible. */
const maxAngle = (60 * Math.PI) / 180;
const maxCapShare = 0.44;

const margin = 10;

/** Maps a point of the band: clockwise angle from the farthest point, height above the plane, radius. */
type Project = (angle: number, height: number, radius: number) => EngravingScenePoint;

const projectAt =
  ([x, y]: EngravingScenePoint): Project =>
  (angle, height, radius) => [x + radius * Math.sin(angle), y - height * upright - radius * slant * Math.cos(angle)];

/** @param origin center of the lower opening */
const drawRing = (origin: EngravingScenePoint, outline: EngravedTextOutline | undefined): EngravingSceneShape[] => {
  const [x, y] = origin;
  const project = projectAt(origin);
  const top: EngravingScenePoint = [x, y - depth];
  // What is visible through the ring ends where the far edge of the lower opening meets the near edge of the upper.
  const meets = inner * Math.sqrt(1 - (depth / 2 / (inner * slant)) ** 2);
  const opening = `${toSvgMoveCommand([x - meets, y - depth / 2])}${toSvgArcCommand(inner, inner * slant, [x + meets, y - depth / 2])}${toSvgArcCommand(inner, inner * slant, [x - meets, y - depth / 2])}Z`;
  const body = `${toSvgMoveCommand([x - outer, top[1]])}${toSvgArcCommand(outer, outer * slant, [x + outer, top[1]])}${toSvgLineCommand([x + outer, y])}${toSvgArcCommand(outer, outer * slant, [x - outer, y])}Z`;
  return [
    { path: body + opening, style: 'metal' },
    { path: toSvgEllipsePath(top, inner, inner * slant) + opening, style: 'wall' },
    { path: toHatching(project), style: 'hatch' },
    { path: toSvgEllipsePath(top, outer, outer * slant) + toSvgEllipsePath(top, inner, inner * slant), style: 'edge' },
    ...(outline ? [drawText(project, outline)] : []),
  ];
};

const drawText = (project: Project, outline: EngravedTextOutline): EngravingSceneShape => {
  const size = toFittingFontSize([{ outline, width: 2 * maxAngle * inner }], {
    maxCapHeight: maxCapShare * bandWidth,
  });
  const baseline = (bandWidth - outline.capHeight * size) / 2;
  const path = outline.draw((along, down) =>
    project(((along - outline.width / 2) * size) / inner, baseline - down * size, inner),
  );
  return { path, style: 'cut' };
};

/** Light comes from the left: the left inside and the right outside are in the shade. */
const toHatching = (project: Project): string => {
  const degrees = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ((from + index * step) * Math.PI) / 180);
  const inside = [...degrees(-87, -66, 2.2), ...degrees(80, 88, 2.6)].map((angle) => {
    const far = project(angle, bandWidth, inner);
    const low = project(angle, 0, inner);
    // The near edge of the upper opening hides what is below it.
    const near = project(Math.PI - angle, bandWidth, inner);
    return toSvgLinePath(far, [far[0], Math.min(low[1], near[1])]);
  });
  const outside = [...degrees(92, 134, 2.4), ...degrees(-98, -92, 2.6)].map((angle) =>
    toSvgLinePath(project(angle, bandWidth, outer), project(angle, 0, outer)),
  );
  return [...inside, ...outside].join('');
};

const frameOf = (origins: readonly EngravingScenePoint[]): EngravingScene['frame'] => {
  const left = Math.min(...origins.map(([x]) => x)) - outer - margin;
  const right = Math.max(...origins.map(([x]) => x)) + outer + margin;
  const top = Math.min(...origins.map(([, y]) => y)) - depth - outer * slant - margin;
  const bottom = Math.max(...origins.map(([, y]) => y)) + outer * slant + margin;
  return { left, top, width: right - left, height: bottom - top };
};

/** One ring per text. Two rings stand behind each other, far enough apart to read both. */
export const toRingEngravingScene = (outlines: readonly (EngravedTextOutline | undefined)[]): EngravingScene => {
  const origins = outlines.map((_, index): EngravingScenePoint => [index * 92, index * 232]);
  return {
    frame: frameOf(origins),
    shapes: outlines.flatMap((lettering, index) => drawRing(origins[index] ?? [0, 0], lettering)),
  };
};

// A ring that lies on the bench, seen from above at a slant: the text stands on the far inside of the band, as someone
// who holds the ring reads it. Also two of them, for a pair. Pure.
import { toFittingFontSize, type EngravedTextOutline } from './text-outline.ts';
import {
  type ScenePoint,
  type EngravingScene,
  type EngravedShape,
  toArcCommand,
  toEllipsePath,
  toLineCommand,
  toMoveCommand,
  toStraightPath,
} from './scene.ts';

/** Inner and outer radius and width of the band: size 54 with a band of four millimetres, 28 units to the millimetre. */
const inner = 240;
const outer = 257;
const bandWidth = 116;

/** The eye stands 31° above the bench, far away: circles become ellipses, and the band is as much lower. */
const slant = Math.sin((31 * Math.PI) / 180);
const upright = Math.cos((31 * Math.PI) / 180);
const depth = bandWidth * upright;

/** Text reaches at most this far round to either side, where letters are still to be read. */
const maxAngle = (60 * Math.PI) / 180;
const maxCapShare = 0.44;

const margin = 10;

/** A point of the band: angle from the farthest point clockwise, height above the bench, radius. */
type Project = (angle: number, height: number, radius: number) => ScenePoint;

const projectAt =
  ([x, y]: ScenePoint): Project =>
  (angle, height, radius) => [x + radius * Math.sin(angle), y - height * upright - radius * slant * Math.cos(angle)];

/** @param origin where the middle of the ring's lower opening lies */
const drawRing = (origin: ScenePoint, lettering: EngravedTextOutline | undefined): EngravedShape[] => {
  const [x, y] = origin;
  const project = projectAt(origin);
  const top: ScenePoint = [x, y - depth];
  // Through the ring one sees what lies behind it: where the far edge of the lower opening meets the near edge of the upper.
  const meets = inner * Math.sqrt(1 - (depth / 2 / (inner * slant)) ** 2);
  const opening = `${toMoveCommand([x - meets, y - depth / 2])}${toArcCommand(inner, inner * slant, [x + meets, y - depth / 2])}${toArcCommand(inner, inner * slant, [x - meets, y - depth / 2])}Z`;
  const body = `${toMoveCommand([x - outer, top[1]])}${toArcCommand(outer, outer * slant, [x + outer, top[1]])}${toLineCommand([x + outer, y])}${toArcCommand(outer, outer * slant, [x - outer, y])}Z`;
  return [
    { path: body + opening, look: 'metal' },
    { path: toEllipsePath(top, inner, inner * slant) + opening, look: 'wall' },
    { path: toHatching(project), look: 'hatch' },
    { path: toEllipsePath(top, outer, outer * slant) + toEllipsePath(top, inner, inner * slant), look: 'edge' },
    ...(lettering ? [drawText(project, lettering)] : []),
  ];
};

const drawText = (project: Project, lettering: EngravedTextOutline): EngravedShape => {
  const size = toFittingFontSize([{ lettering, width: 2 * maxAngle * inner }], {
    maxCapHeight: maxCapShare * bandWidth,
  });
  const baseline = (bandWidth - lettering.capHeight * size) / 2;
  const path = lettering.draw((along, down) =>
    project(((along - lettering.width / 2) * size) / inner, baseline - down * size, inner),
  );
  return { path, look: 'cut' };
};

/** Light comes from the left: the inside is in the shade at the left, the outside at the right. */
const toHatching = (project: Project): string => {
  const degrees = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => ((from + index * step) * Math.PI) / 180);
  const inside = [...degrees(-87, -66, 2.2), ...degrees(80, 88, 2.6)].map((angle) => {
    const far = project(angle, bandWidth, inner);
    const low = project(angle, 0, inner);
    // The near edge of the upper opening hides what is below it.
    const near = project(Math.PI - angle, bandWidth, inner);
    return toStraightPath(far, [far[0], Math.min(low[1], near[1])]);
  });
  const outside = [...degrees(92, 134, 2.4), ...degrees(-98, -92, 2.6)].map((angle) =>
    toStraightPath(project(angle, bandWidth, outer), project(angle, 0, outer)),
  );
  return [...inside, ...outside].join('');
};

const frameOf = (origins: readonly ScenePoint[]): EngravingScene['frame'] => {
  const left = Math.min(...origins.map(([x]) => x)) - outer - margin;
  const right = Math.max(...origins.map(([x]) => x)) + outer + margin;
  const top = Math.min(...origins.map(([, y]) => y)) - depth - outer * slant - margin;
  const bottom = Math.max(...origins.map(([, y]) => y)) + outer * slant + margin;
  return { left, top, width: right - left, height: bottom - top };
};

/** One ring per lettering; two of them stand behind each other, a little apart, so that both texts can be read. */
export const toRingScene = (letterings: readonly (EngravedTextOutline | undefined)[]): EngravingScene => {
  const origins = letterings.map((_, index): ScenePoint => [index * 92, index * 232]);
  return {
    frame: frameOf(origins),
    shapes: letterings.flatMap((lettering, index) => drawRing(origins[index] ?? [0, 0], lettering)),
  };
};

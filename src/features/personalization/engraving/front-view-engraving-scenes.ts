// Draws surfaces seen from the front: a watch's case back, a pendant with text in the center or around the rim, a
// signet ring. Pure.
import { toChainShapes, toSvgAnnulusPath } from './chain-shapes.ts';
import { toFittingFontSize, type EngravedTextOutline } from './engraved-text-outline.ts';
import {
  type EngravingScenePoint,
  type EngravingScene,
  type EngravingSceneShape,
  toSvgArcCommand,
  toSvgEllipsePath,
  toSvgLineCommand,
  toSvgMoveCommand,
  toSvgPolygonPath,
  toSvgLinePath,
} from './engraving-scene-shapes.ts';

const centre: EngravingScenePoint = [0, 0];

const turn = ([x, y]: EngravingScenePoint, angle: number): EngravingScenePoint => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Centered lines, each as wide as the circle allows at its height. */
const drawLines = (
  outlines: readonly EngravedTextOutline[],
  radius: number,
  maxCapHeight: number,
): EngravingSceneShape[] => {
  const shown = outlines.filter(({ width }) => width > 0);
  if (shown.length === 0) return [];
  const toBaselines = (size: number) => {
    const cap = Math.max(...shown.map(({ capHeight }) => capHeight)) * size;
    const leading = cap * 2.15;
    return shown.map((_, index) => cap / 2 + (index - (shown.length - 1) / 2) * leading);
  };
  const fits = (size: number) =>
    toBaselines(size).every((baseline, index) => {
      const { width = 0, capHeight = 0, descent = 0 } = shown[index] ?? {};
      const farthest = Math.max(Math.abs(baseline - capHeight * size), Math.abs(baseline + descent * size * 0.5));
      return farthest < radius && (width * size) / 2 <= Math.sqrt(radius ** 2 - farthest ** 2);
    });
  let size = toFittingFontSize(
    shown.map((outline) => ({ outline, width: 2 * radius })),
    { maxCapHeight },
  );
  while (size > 1 && !fits(size)) size *= 0.97;
  const baselines = toBaselines(size);
  return shown.map((outline, index) => ({
    path: outline.draw((x, y) => [(x - outline.width / 2) * size, (baselines[index] ?? 0) + y * size]),
    style: 'cut',
  }));
};

/** Text clockwise along the upper rim. */
const drawRim = (outline: EngravedTextOutline, radius: number, maxCapHeight: number): EngravingSceneShape[] => {
  if (outline.width === 0) return [];
  const size = toFittingFontSize([{ outline, width: 1.45 * Math.PI * radius }], { maxCapHeight });
  const path = outline.draw((x, y) => turn([0, -radius + y * size], ((x - outline.width / 2) * size) / radius));
  return [{ path, style: 'cut' }];
};

/** A watch's case back: lugs, crown, a screwed back with six notches and a plain plate for the text. */
export const toCaseBackEngravingScene = (
  outlines: readonly EngravedTextOutline[],
  metals: readonly string[],
): EngravingScene => {
  const lugs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end): EngravingSceneShape => {
      const points: EngravingScenePoint[] = [
        [94, 196],
        [104, 282],
        [140, 276],
        [168, 162],
      ];
      return {
        path: toSvgPolygonPath(points.map(([x, y]): EngravingScenePoint => [side * x, end * y])),
        style: 'body',
      };
    }),
  );
  const crown = toSvgPolygonPath([
    [-232, -26],
    [-262, -24],
    [-262, 24],
    [-232, 26],
  ]);
  const ridges = [-14, -7, 0, 7, 14].map((y) => toSvgLinePath([-262, y], [-240, y])).join('');
  const notch: EngravingScenePoint[] = [
    [-15, -206],
    [15, -206],
    [13, -184],
    [-13, -184],
  ];
  const notches = Array.from({ length: 6 }, (_, index) =>
    toSvgPolygonPath(notch.map((point) => turn(point, ((index + 0.5) * Math.PI) / 3))),
  );
  return {
    colors: metals,
    frame: { left: -280, top: -292, width: 580, height: 596 },
    shapes: [
      { path: toSvgEllipsePath([12, 16], 272), style: 'shadow' },
      ...lugs,
      { path: crown, style: 'body' },
      { path: ridges, style: 'crease', strokeWidth: 3 },
      { path: toSvgEllipsePath(centre, 240), style: 'bevel' },
      { path: toSvgEllipsePath(centre, 220), style: 'face' },
      { path: notches.join(''), style: 'recess' },
      { path: toSvgEllipsePath(centre, 178), style: 'bevel' },
      { path: toSvgEllipsePath(centre, 172), style: 'face' },
      ...drawLines(outlines, 148, 46),
    ],
  };
};

/** A round pendant on its chain. */
export const toDiscEngravingScene = (
  outlines: readonly EngravedTextOutline[],
  placement: 'centre' | 'rim',
  metals: readonly string[],
): EngravingScene => {
  const [first, ...others] = outlines;
  const text =
    placement === 'rim' && first
      ? [...drawRim(first, 138, 32), ...drawLines(others, 100, 34)]
      : drawLines(outlines, 152, 54);
  return {
    colors: metals,
    frame: { left: -222, top: -372, width: 466, height: 618 },
    shapes: [
      { path: toSvgEllipsePath([10, 14], 226), style: 'shadow' },
      ...toChainShapes([[0, -266]]),
      { path: toSvgAnnulusPath([0, -238], 28, 17), style: 'bevel' },
      {
        path: `${toSvgMoveCommand([-20, -196])}${toSvgLineCommand([-12, -222])}${toSvgArcCommand(12, 12, [12, -222])}${toSvgLineCommand([20, -196])}Z`,
        style: 'body',
      },
      { path: toSvgEllipsePath(centre, 204), style: 'bevel' },
      { path: toSvgEllipsePath(centre, 192), style: 'face' },
      ...text,
    ],
  };
};

const faceX = 158;
const faceY = 190;

/** A signet ring's face with the shoulders of its band, seen from the front; small plates look the same. */
export const toSignetPlateEngravingScene = (
  outlines: readonly EngravedTextOutline[],
  metals: readonly string[],
): EngravingScene => {
  const shoulder = (side: number) =>
    `${toSvgMoveCommand([side * 96, -150])}Q${side * 214} -112 ${side * 252} -70Q${side * 272} 0 ${side * 252} 70Q${side * 214} 112 ${side * 96} 150Z`;
  return {
    colors: metals,
    frame: { left: -276, top: -210, width: 560, height: 436 },
    shapes: [
      { path: toSvgEllipsePath([8, 16], 266, 208), style: 'shadow' },
      { path: shoulder(-1), style: 'leftShoulder' },
      { path: shoulder(1), style: 'rightShoulder' },
      { path: toSvgEllipsePath(centre, faceX + 8, faceY + 8), style: 'bevel' },
      { path: toSvgEllipsePath(centre, faceX, faceY), style: 'face' },
      ...drawLines(outlines, 126, 122),
    ],
  };
};

// Draws a pendant in the shape of a letter, on its chain. Pure.
import type { EngravedTextOutline } from './engraved-text-outline.ts';
import { toChainShapes, toSvgAnnulusPath } from './chain-shapes.ts';
import { type EngravingScenePoint, type EngravingScene, type EngravingSceneShape } from './engraving-scene-shapes.ts';

const maxHeight = 340;
const maxWidth = 350;
const bevelWidth = 10;

/** How far the sides of the letter reach, to the right; further down by a third. */
const depths = [7, 5.5, 4, 2.5, 1];

/** @param outline of the letter; `undefined` while the font loads */
export const toLetterPendantEngravingScene = (
  outline: EngravedTextOutline | undefined,
  metals: readonly string[],
): EngravingScene => {
  const frame = { left: -226, top: -346, width: 460, height: 540 };
  if (!outline) return { colors: metals, frame, shapes: drawLoops([[0, -maxHeight / 2]]) };
  const points: EngravingScenePoint[] = [];
  outline.draw((x, y) => {
    points.push([x, y]);
    return [x, y];
  });
  const [left, right] = toRange(points.map(([x]) => x));
  const [top, bottom] = toRange(points.map(([, y]) => y));
  const size = Math.min(maxHeight / (bottom - top), maxWidth / (right - left));
  const place = (x: number, y: number): EngravingScenePoint => [
    (x - (left + right) / 2) * size,
    (y - (top + bottom) / 2) * size,
  ];
  const draw = (depth: number) =>
    outline.draw((x, y) => {
      const [across, down] = place(x, y);
      return [across + depth, down + depth * 1.3];
    });
  const face = draw(0);
  const sides = depths.map((depth): EngravingSceneShape => ({
    path: draw(depth),
    style: 'side',
    strokeWidth: bevelWidth,
  }));
  return {
    colors: metals,
    frame,
    shapes: [
      ...sides,
      { path: face, style: 'edge', strokeWidth: bevelWidth },
      { path: face, style: 'letter' },
      ...drawLoops(toHangers(points.map(([x, y]) => place(x, y)))),
    ],
  };
};

const toRange = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Where the letter hangs: from the highest metal at its middle, or else from both sides. */
const toHangers = (points: readonly EngravingScenePoint[]): EngravingScenePoint[] => {
  const [left, right] = toRange(points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const high = points.filter(([, y]) => y < top + maxHeight * 0.05);
  const nearestTo = (goal: number) =>
    high.reduce((best, point) => (Math.abs(point[0] - goal) < Math.abs(best[0] - goal) ? point : best));
  const middle = nearestTo(0);
  return Math.abs(middle[0]) < (right - left) * 0.2 ? [middle] : [nearestTo(left * 0.75), nearestTo(right * 0.75)];
};

const loopRadius = 18;

const drawLoops = (hangers: readonly EngravingScenePoint[]): EngravingSceneShape[] => {
  const loops = hangers.map(([x, y]): EngravingScenePoint => [x, y - loopRadius + 4]);
  const starts = loops.map(([x, y]): EngravingScenePoint => [x, y - loopRadius - 6]);
  return [
    ...toChainShapes(starts),
    { path: loops.map((loop) => toSvgAnnulusPath(loop, loopRadius, 11)).join(''), style: 'rightShoulder' },
  ];
};

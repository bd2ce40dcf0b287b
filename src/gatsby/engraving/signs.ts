// The signs that no engraving face has, drawn by the house in units of an em of 1000, like the glyphs beside them.
// Used by read-engraving-face.ts.
import type { EngravingGlyph } from '../../../domain/personalization/engraving-font.ts';

const heart: EngravingGlyph = [
  700,
  'm350 0c-40-62-300-214-300-412c0-112 76-178 160-178c66 0 116 40 140 92c24-52 74-92 140-92c84 0 160 66 160 178c0 198-260 350-300 412z',
];

/** A lemniscate of Bernoulli, drawn with a pen of even width: out along one edge, back along the other. */
const toInfinity = (): EngravingGlyph => {
  const [halfWidth, halfPen, steps] = [390, 24, 72];
  const toPoint = (angle: number): [number, number] => {
    const spread = 1 + Math.sin(angle) ** 2;
    return [(halfWidth * Math.cos(angle)) / spread, (1.3 * halfWidth * Math.sin(angle) * Math.cos(angle)) / spread];
  };
  const toEdge = (angle: number, side: number): [number, number] => {
    const [x, y] = toPoint(angle);
    const [aheadX, aheadY] = toPoint(angle + 0.001);
    const length = Math.hypot(aheadX - x, aheadY - y);
    const [across, along] = [(aheadY - y) / length, (aheadX - x) / length];
    return [450 + x + side * halfPen * across, -300 + y - side * halfPen * along];
  };
  const angles = Array.from({ length: steps + 1 }, (_, index) => (2 * Math.PI * index) / steps);
  const edge = [...angles.map((angle) => toEdge(angle, 1)), ...angles.reverse().map((angle) => toEdge(angle, -1))];
  let [lastX, lastY] = [0, 0];
  const path = edge.map(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const step = `${index === 0 ? 'm' : 'l'}${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return step;
  });
  return [900, `${path.join('').replaceAll(' -', '-')}z`];
};

export const signs: Readonly<Record<string, EngravingGlyph>> = { '♥': heart, '∞': toInfinity() };

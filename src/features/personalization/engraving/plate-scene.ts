// The face of a signet ring, seen from the front with the shoulders of its band; small plates are drawn alike. Pure.
import type { Lettering } from './lettering.ts';
import { drawLines } from './round-scenes.ts';
import { type Scene, toArc, toEllipse, toLine, toMove, toStroke } from './scene.ts';

const faceX = 158;
const faceY = 190;

export const toPlateScene = (letterings: readonly Lettering[]): Scene => {
  const shoulder = (side: number) =>
    `${toMove([side * 96, -150])}Q${side * 214} -112 ${side * 250} -64${toLine([side * 250, 64])}Q${side * 214} 112 ${side * 96} 150Z`;
  // Light comes from the left: the band is in the shade at the right.
  const hatching = Array.from({ length: 9 }, (_, index) => {
    const x = 176 + index * 8;
    const reach = 106 - index * 5;
    return toStroke([x, -reach], [x, reach]);
  });
  return {
    frame: { left: -262, top: -208, width: 524, height: 416 },
    shapes: [
      { path: shoulder(-1), look: 'metal' },
      { path: shoulder(1), look: 'wall' },
      { path: hatching.join(''), look: 'hatch' },
      {
        path: `${toMove([-faceX - 8, 0])}${toArc(faceX + 8, faceY + 8, [faceX + 8, 0])}${toArc(faceX + 8, faceY + 8, [-faceX - 8, 0])}Z`,
        look: 'metal',
      },
      { path: toEllipse([0, 0], faceX, faceY), look: 'edge' },
      { path: toEllipse([0, 0], faceX - 8, faceY - 8), look: 'line' },
      ...drawLines(letterings, 126, 122),
    ],
  };
};

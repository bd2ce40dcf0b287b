import { expect, it } from 'vitest';
import { toGlyphSvgPath } from './to-glyph-svg-path.ts';

it('writes relative whole units with the y axis pointing down', () => {
  const path = toGlyphSvgPath(
    [
      { command: 'moveTo', args: [10, 20] },
      { command: 'lineTo', args: [30, 10] },
      { command: 'closePath', args: [] },
      { command: 'moveTo', args: [0, 0] },
      { command: 'bezierCurveTo', args: [1, 2, 3, 4, 5, 6] },
    ],
    2,
  );
  expect(path).toBe('m20-40l40 20zm-20 40c2-4 6-8 10-12');
});

it('omits control points implied by the previous one', () => {
  const path = toGlyphSvgPath(
    [
      { command: 'moveTo', args: [0, 0] },
      { command: 'quadraticCurveTo', args: [0, 10, 10, 10] },
      { command: 'quadraticCurveTo', args: [20, 10, 20, 0] },
      { command: 'quadraticCurveTo', args: [0, 0, 0, 0] },
    ],
    1,
  );
  expect(path).toBe('m0 0q0-10 10-10t10 10q-20 0-20 0');
});

import { expect, it } from 'vitest';
import { toObjectPosition } from './ResponsiveImage.tsx';

it('keeps the focal point inside every crop that shows at least a fifth of the image', () => {
  for (let point = 0; point <= 100; point += 1) {
    const position = Number.parseFloat(toObjectPosition({ x: point, y: 50 }));
    for (let shown = 20; shown <= 100; shown += 5) {
      const start = (position / 100) * (100 - shown);
      expect(point, `${shown} % of the image`).toBeGreaterThanOrEqual(start);
      expect(point, `${shown} % of the image`).toBeLessThanOrEqual(start + shown);
    }
  }
});

it('keeps a central point in the center and moves an outer one inwards', () => {
  expect(toObjectPosition({ x: 50, y: 50 })).toBe('50% 50%');
  expect(toObjectPosition({ x: 84, y: 10 })).toBe('100% 0%');
});

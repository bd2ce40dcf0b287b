import { expect, it } from 'vitest';
import { ringSizeConversions } from '../../../domain/ring-size/ring-size.ts';
import {
  ringSizeChartHeightMm,
  toRingSizeCirclePositions,
  ringSizeSheetWidthMm,
  paperRingSizerZeroOffsetMm,
  toRingSizeRulerSvgPath,
  toPaperRingSizerMarks,
} from './PaperRingSizer.tsx';

it('draws every circle completely and without overlap', () => {
  const circles = toRingSizeCirclePositions(ringSizeConversions);
  for (const [index, { x, y, diameterMm }] of circles.entries()) {
    const radius = diameterMm / 2;
    expect(Math.min(x, ringSizeSheetWidthMm - x, y, ringSizeChartHeightMm - y)).toBeGreaterThan(radius + 1);
    for (const other of circles.slice(index + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(radius + other.diameterMm / 2 + 2);
    }
  }
});

it('draws a ruler of 100 mm', () => {
  const marks = [...toRingSizeRulerSvgPath().matchAll(/M([\d.]+) 1v/g)].map(([, x]) => Number(x));
  expect(marks).toHaveLength(101);
  expect((marks.at(-1) ?? 0) - (marks[0] ?? 0)).toBe(100);
});

it('measures the strip from its slit', () => {
  const { slit, labels, outline } = toPaperRingSizerMarks();
  expect(slit).toContain(`M${paperRingSizerZeroOffsetMm} `);
  for (const { size, x } of labels) expect(x - paperRingSizerZeroOffsetMm).toBe(size);
  expect(outline).toContain('M1 1h100');
  expect(labels.map(({ size }) => size)).toContain(54);
});

// A finger of size 54 seen from above, as an outline with a little shade. Units are millimetres. Pure.
import { circumferenceToDiameterMm } from '../../../domain/ring-size/ring-size.ts';

export const fingerDrawingRingSize = 54;
export const fingerDrawingRingInnerRadiusMm = circumferenceToDiameterMm(fingerDrawingRingSize) / 2;
/** Middle of the ring on the finger. */
export const fingerDrawingRingCenter = { x: 24.5, y: 60.5 };
const fingertip = 8.5;
/** Distance from the tip and half the width of a finger. */
const fingerOutline = [
  [0.35, 2.6],
  [1.4, 4.6],
  [3.6, 6.3],
  [8, 7.35],
  [15, 7.75],
  [21.5, 8.15],
  [28, 7.75],
  [32, 8.1],
  [36.5, 8.75],
  [43.5, 8.45],
  [52.5, fingerDrawingRingInnerRadiusMm],
  [62, 8.75],
  [70, 9.3],
  [78, 10.2],
] as const;

export const toFingerSvg = (): string => {
  const right = fingerOutline.map(([from, half]) => [fingerDrawingRingCenter.x + half, fingertip + from] as const);
  const left = fingerOutline
    .map(([from, half]) => [fingerDrawingRingCenter.x - half, fingertip + from] as const)
    .reverse();
  const outline = toSmoothPath([...left, [fingerDrawingRingCenter.x, fingertip], ...right]);
  const crease = (from: number, half: number, sag: number, opacity: number) =>
    `<path d="M${fingerDrawingRingCenter.x - half} ${fingertip + from}q${half} ${sag} ${2 * half} 0" stroke-opacity="${opacity}"/>`;
  const creases = [
    ...[20.3, 21.5, 22.6].map((from, index) => crease(from, 3.6 - 0.5 * Math.abs(index - 1), -0.5, 0.4)),
    ...[34.2, 35.5, 36.8].map((from, index) => crease(from, 4.3 - 0.6 * Math.abs(index - 1), 0.9 * (index - 1), 0.4)),
  ];
  const nail = `M${fingerDrawingRingCenter.x - 4.1} ${fingertip + 10.6}c-.4-3.2-.5-5.6.3-7.8c1.4-2.3 6.2-2.3 7.6 0c.8 2.2.7 4.6.3 7.8c-.9 2-7.3 2-8.2 0z`;
  return (
    `<g mask="url(#below)"><path d="${outline}" transform="translate(.9 1)" fill="#8b7c68" fill-opacity=".35" filter="url(#soft)"/>` +
    `<path d="${outline}" fill="url(#skin)" stroke="#a08f79" stroke-width=".13"/>` +
    `<g fill="none" stroke="#a08f79" stroke-width=".14" stroke-linecap="round">${creases.join('')}` +
    `<path d="${nail}" fill="#f6f0e9" fill-opacity=".6" stroke-opacity=".75"/><path d="M${fingerDrawingRingCenter.x - 2.6} ${fingertip + 10.9}q2.6-1.6 5.2 0" stroke-opacity=".4"/></g></g>`
  );
};

/** Catmull-Rom spline through all points. */
const toSmoothPath = (points: readonly (readonly [number, number])[]): string => {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points.slice(1).reduce(
    (path, end, index) => {
      const [a, b, d] = [at(index - 1), at(index), at(index + 2)];
      const bends = [
        b[0] + (end[0] - a[0]) / 6,
        b[1] + (end[1] - a[1]) / 6,
        end[0] - (d[0] - b[0]) / 6,
        end[1] - (d[1] - b[1]) / 6,
      ];
      return `${path}C${bends.map((value) => value.toFixed(2)).join(' ')} ${end[0].toFixed(2)} ${end[1].toFixed(2)}`;
    },
    `M${at(0).join(' ')}`,
  );
};

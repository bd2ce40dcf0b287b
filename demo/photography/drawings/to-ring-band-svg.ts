// A band seen from above: its metals, its surface and the stones along its middle. Units are millimetres. Pure.
import { toStoneFromAboveSvg, getDarkMetalTone } from './metals-and-stones.ts';
import type { RingDrawingSpec } from './ring-drawing-specs.ts';

/** The part of a band between two distances from its middle line, seen from above; negative is towards the tip. */
export const toRingBandPath = (half: number, from: number, to: number, rise: number): string => {
  const edge = (offset: number, direction: 1 | -1) =>
    `${direction === 1 ? 'M' : 'L'}${-half * direction} ${offset}Q0 ${offset - 2 * rise} ${half * direction} ${offset}`;
  // The ends turn away from the viewer.
  const end = half + Math.min(0.4, 0.25 * (to - from));
  return `${edge(from, 1)}Q${end} ${(from + to) / 2} ${half} ${to}${edge(to, -1)
    .slice(1)
    .replace(/^[^Q]*/, '')}Q${-end} ${(from + to) / 2} ${-half} ${from}Z`;
};

export const toRingBandSvg = (ring: RingDrawingSpec, width: number, half: number, rise: number): string => {
  const { metal, secondMetal, finish, isFlat, isCurved } = ring;
  const gap = secondMetal ? 0.13 : 0;
  const upper = ring.isCurved ? rise + 0.8 : rise;
  const whole = toRingBandPath(half, -width / 2, width / 2, upper);
  const parts = secondMetal
    ? `<path d="${whole}" fill="${getDarkMetalTone(metal)}"/><path d="${toRingBandPath(half, -width / 2, -gap, rise)}" fill="url(#band-${secondMetal})"/>` +
      `<path d="${toRingBandPath(half, gap, width / 2, rise)}" fill="url(#band-${metal})"/>`
    : `<path d="${whole}" fill="url(#band-${metal})"/>`;
  const clip = `<clipPath id="in-${width}-${half}"><path d="${whole}"/></clipPath>`;
  const inside = `<g clip-path="url(#in-${width}-${half})">${drawFinish(finish, width, half, upper)}</g>`;
  return (
    `${clip}${parts}${inside}` +
    (isFlat || isCurved
      ? `<path d="${toRingBandPath(half, -width / 2, -width / 2 + 0.22, upper)}" fill="#fff" fill-opacity=".6"/><path d="${toRingBandPath(half, width / 2 - 0.2, width / 2, upper)}" fill="#000" fill-opacity=".25"/>`
      : '') +
    (isFlat ? '' : `<path d="${whole}" fill="url(#dome)"/>`) +
    `<path d="${whole}" fill="none" stroke="${getDarkMetalTone(metal)}" stroke-width=".1"/>`
  );
};

const drawFinish = (finish: RingDrawingSpec['finish'], width: number, half: number, rise: number): string => {
  if (finish === 'brushed') {
    const strokes = Array.from({ length: Math.round(width * 9) }, (_, index) => {
      const y = -width / 2 + (index + 0.5) / 9;
      const light = index % 3 === 0;
      return `<path d="M${-half} ${y}Q0 ${y - 2 * rise} ${half} ${y}" stroke="${light ? '#fff' : '#000'}" stroke-opacity="${light ? 0.2 : 0.07 + 0.05 * (index % 2)}"/>`;
    });
    return `<path d="${toRingBandPath(half, -width, width, rise)}" fill="#8a8a8a" fill-opacity=".12"/><g fill="none" stroke-width=".07">${strokes.join('')}</g>`;
  }
  if (finish === 'hammered') {
    const across = Math.ceil(width / 1.15) + 1;
    return Array.from({ length: across * 20 }, (_, index) => {
      const [row, column] = [Math.floor(index / 20), index % 20];
      const x = ((column + (row % 2) / 2 + 0.45 * Math.sin(index * 7.3)) / 19.5 - 0.5) * 2 * half;
      const y = -width / 2 + row * 1.12 + 0.38 * Math.sin(index * 3.1 + row) - rise * (1 - (x / half) ** 2);
      const flat = Math.sqrt(Math.max(0.03, 1 - (x / half) ** 2));
      return `<ellipse cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx="${(0.66 * flat).toFixed(2)}" ry=".62" fill="#000" fill-opacity=".1"/><path d="M${(x - 0.45 * flat).toFixed(2)} ${(y + 0.32).toFixed(2)}q${(0.45 * flat).toFixed(2)} .3 ${(0.9 * flat).toFixed(2)} 0" fill="none" stroke="#fff" stroke-opacity="${(0.3 + 0.25 * Math.sin(index * 5)).toFixed(2)}" stroke-width=".13"/>`;
    }).join('');
  }
  if (finish === 'folded') {
    return `<path d="M${-half} ${-width}H${half}V${-width * 0.16}Q0 ${-2 * rise} ${-half} ${width * 0.34}Z" fill="#fff" fill-opacity=".35"/><path d="M${-half} ${width * 0.34}Q0 ${-2 * rise} ${half} ${-width * 0.16}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width=".22"/>`;
  }
  return '';
};

export const toStoneRowSvg = (
  { count, diameter }: NonNullable<RingDrawingSpec['row']>,
  half: number,
  rise: number,
): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((index - (count - 1) / 2) * diameter * 1.06) / half;
    const x = half * Math.sin(turn);
    const stone = toStoneFromAboveSvg({
      cut: 'brilliant',
      color: 'diamond',
      width: diameter * 0.86,
      length: diameter * 0.86,
    });
    return `<g transform="translate(${x} ${-rise * (1 - (x / half) ** 2)}) scale(${Math.max(0.12, Math.cos(turn))} 1)">${stone}</g>`;
  }).join('');

// Draws a ring at a goldsmith's desk: on a finger of size 54 seen from above, and standing, both at the same scale, with
// dimension lines. Figures only, as one picture serves all languages. Units are millimetres. Pure.
import { toRingBandSvg, toStoneRowSvg, toRingBandPath } from './to-ring-band-svg.ts';
import {
  createSvgDimensionLabelRenderer,
  toHorizontalDimensionLineSvg,
  toVerticalDimensionLineSvg,
  type LabelToSvgElement,
  type TextToSvgPath,
  dimensionLineAttributes,
  toDimensionTickPath,
  formatMillimeters,
} from './dimension-lines.ts';
import {
  toFingerSvg,
  fingerDrawingRingInnerRadiusMm as innerRadius,
  fingerDrawingRingSize,
  fingerDrawingRingCenter,
} from './finger.ts';
import {
  toStoneFromAboveSvg,
  toStoneFromSideSvg,
  renderDemoDrawingMetalGradients,
  getDarkMetalTone,
  toStoneOutlinePoint,
} from './metals-and-stones.ts';
import type { RingDrawingSpec, DrawnStone } from './ring-drawing-specs.ts';

export const ringDrawingSize = { width: 66, height: 82.5 };

/** Middle of the standing ring. */
const standing = { x: 51.5, y: 29 };
/** How far the middle of a band is above its ends, as one looks along the finger a little. */
const bow = 0.9;

export const drawRingToScaleAsSvg = (ring: RingDrawingSpec, drawText: TextToSvgPath): string => {
  const { width, height } = ringDrawingSize;
  const label = createSvgDimensionLabelRenderer(drawText);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${renderDemoDrawingMetalGradients()}${grounds}</defs><rect width="${width}" height="${height}" fill="url(#plaster)"/>` +
    toFingerSvg() +
    drawWornRing(ring, label) +
    drawStandingRing(ring, label) +
    drawWidths(ring, label) +
    '</svg>'
  );
};

const grounds =
  '<linearGradient id="plaster" x2="1" y2=".6"><stop offset="0" stop-color="#eae7e0"/><stop offset="1" stop-color="#e4e1da"/></linearGradient>' +
  '<linearGradient id="skin"><stop offset="0" stop-color="#dcd2c4"/><stop offset=".3" stop-color="#f1ece4"/><stop offset=".62" stop-color="#e6ded2"/><stop offset="1" stop-color="#d2c6b6"/></linearGradient>' +
  '<linearGradient id="fade" x1="0" x2="0" y1="0" y2="1"><stop offset=".8" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
  '<linearGradient id="dome" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>' +
  `<mask id="below"><rect width="66" height="82.5" fill="url(#fade)"/></mask>` +
  '<filter id="soft" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation=".75"/></filter>';

const drawWornRing = (ring: RingDrawingSpec, label: LabelToSvgElement): string => {
  const width = ring.widths[Math.floor((ring.widths.length - 1) / 2)] ?? 0;
  const half = innerRadius + ring.thickness * 0.8;
  const [main] = ring.stones;
  const wide = ring.plate ?? main;
  const rise = bow + (ring.isCurved ? 0.8 : 0);
  const top = -rise;
  const shadow = `<path d="${toRingBandPath(half, -width / 2, width / 2 + 0.9, bow)}" fill="#5d4d3a" fill-opacity=".5" filter="url(#soft)"/>`;
  const dimensions = [
    ...(ring.isWidthUnnamed
      ? []
      : [toVerticalDimensionLineSvg(-half - 2.2, -width / 2, width / 2, -half - 0.4, formatMillimeters(width), label)]),
    ...(wide ? dimensionsOfHead(wide, top, label) : []),
  ];
  return (
    `<g transform="translate(${fingerDrawingRingCenter.x} ${fingerDrawingRingCenter.y})">${shadow}${toRingBandSvg(ring, width, half, bow)}` +
    (ring.row ? toStoneRowSvg(ring.row, half, bow) : '') +
    (ring.plate ? drawPlate(ring, ring.plate, top) : '') +
    `<g transform="translate(0 ${top})">${ring.stones.length > 0 ? drawHeadShadow(ring) : ''}${[...ring.stones]
      .reverse()
      .map((stone) => drawSetStone(ring, stone))
      .join('')}</g>` +
    `${dimensions.join('')}</g>`
  );
};

const drawHeadShadow = ({ stones }: RingDrawingSpec): string =>
  stones
    .map(
      ({ at, width, length }) =>
        `<ellipse cx="${at + 0.7}" cy=".8" rx="${width / 2 + 0.3}" ry="${length / 2 + 0.3}" fill="#3d3226" fill-opacity=".5" filter="url(#soft)"/>`,
    )
    .join('');

const drawSetStone = ({ metal, setting }: RingDrawingSpec, stone: DrawnStone): string => {
  const { at, width, length } = stone;
  const seat =
    setting === 'bezel'
      ? `<g transform="scale(${(width + 1.3) / width} ${(length + 1.3) / length})">${drawBezel(metal, stone)}</g>`
      : '';
  const claws = typeof setting === 'object' ? drawClaws(metal, stone, setting.claws) : '';
  return `<g transform="translate(${at} 0)">${seat}${toStoneFromAboveSvg(stone)}${claws}</g>`;
};

const drawBezel = (metal: string, { cut, width, length }: DrawnStone): string =>
  cut === 'step'
    ? `<rect x="${-width / 2}" y="${-length / 2}" width="${width}" height="${length}" rx="${width * 0.19}" fill="url(#rim-${metal})" stroke="#5a4012" stroke-width=".08"/>`
    : `<ellipse rx="${width / 2}" ry="${length / 2}" fill="url(#rim-${metal})" stroke="#5a4012" stroke-width=".08"/>`;

const drawClaws = (metal: string, { cut, width, length, at }: DrawnStone, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    const [across, along] = toStoneOutlinePoint(cut, angle);
    const [x, y] = [(0.97 * across * width) / 2, (0.97 * along * length) / 2];
    const bead = at === 0 ? 0.42 : 0.34;
    return `<ellipse cx="${x}" cy="${y}" rx="${bead}" ry="${bead * 1.25}" transform="rotate(${(angle * 180) / Math.PI} ${x} ${y})" fill="url(#bead-${metal})"/>`;
  }).join('');

const drawPlate = (
  { metal }: RingDrawingSpec,
  { width, length }: { width: number; length: number },
  top: number,
): string => {
  const plate = (inset: number) =>
    `x="${-width / 2 + inset}" y="${top - length / 2 + inset}" width="${width - 2 * inset}" height="${length - 2 * inset}" rx="${width * 0.42 - inset}"`;
  const shoulder = `M${-innerRadius - 1.2} -2.4C-7-3.2-6-5-4.6-5.4H4.6C6-5 7-3.2 ${innerRadius + 1.2}-2.4V2.2C7 3 6 4.4 4.6 4.6H-4.6C-6 4.4-7 3 ${-innerRadius - 1.2} 2.2Z`;
  return (
    `<path d="${shoulder}" fill="${getDarkMetalTone(metal)}"/><path d="${shoulder}" fill="url(#band-${metal})" fill-opacity=".85" stroke="${getDarkMetalTone(metal)}" stroke-width=".08"/>` +
    `<rect ${plate(0)} transform="translate(.5 .7)" fill="#3d3226" fill-opacity=".45" filter="url(#soft)"/>` +
    `<rect ${plate(0)} fill="url(#band-${metal})" stroke="${getDarkMetalTone(metal)}" stroke-width=".08"/><rect ${plate(0.55)} fill="url(#rim-${metal})"/>`
  );
};

const dimensionsOfHead = (
  { width, length }: { width: number; length: number },
  middle: number,
  label: LabelToSvgElement,
): string[] => {
  const top = middle - length / 2;
  const isRound = width === length;
  const across = toHorizontalDimensionLineSvg(top - 3, -width / 2, width / 2, middle, formatMillimeters(width), label);
  if (isRound) return [across];
  const right = innerRadius + 4.2;
  return [
    across,
    toVerticalDimensionLineSvg(
      right,
      middle - length / 2,
      middle + length / 2,
      width / 2 + 0.5,
      formatMillimeters(length),
      label,
    ),
  ];
};

const drawStandingRing = (ring: RingDrawingSpec, label: LabelToSvgElement): string => {
  const { metal, thickness, stones, setting, headHeight, plate, row, secondMetal } = ring;
  const outer = innerRadius + thickness;
  const circle = (radius: number) =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const [main] = stones;
  const depth = (main?.cut === 'brilliant' ? main.width * 0.6 : (main?.length ?? 0) * 0.5) || 0;
  const girdle = -outer - Math.max(depth * 0.62, headHeight === undefined ? 0 : headHeight - thickness - depth * 0.28);
  const line = Math.round(innerRadius * 10) / 10;
  const heads = [...stones].reverse().map((stone) => {
    const own = stone.cut === 'brilliant' ? stone.width * 0.6 : depth;
    const seat = typeof setting === 'object' ? drawSideClaws(metal, stone, girdle, outer) : '';
    const wall = setting === 'bezel' ? drawSideBezel(metal, stone, girdle, outer) : '';
    return `${seat}<g transform="translate(${stone.at} ${girdle})">${toStoneFromSideSvg(stone, own)}</g>${wall}`;
  });
  const top = girdle - depth * 0.28;
  return (
    `<g transform="translate(${standing.x} ${standing.y})">` +
    `<ellipse cx="1.6" cy="${outer + 0.1}" rx="9" ry=".7" fill="#5d4d3a" fill-opacity=".4" filter="url(#soft)"/>${heads.join('')}` +
    `<path d="${plate ? toSignetOutline(plate.width, outer) : circle(outer)}${circle(innerRadius)}" fill-rule="evenodd" fill="url(#rim-${metal})" stroke="${getDarkMetalTone(metal)}" stroke-width=".1"/>` +
    `<path d="${circle(innerRadius + 0.28)}" fill="none" stroke="${getDarkMetalTone(secondMetal ?? metal)}" stroke-opacity=".4" stroke-width=".12"/>` +
    `<path d="${plate ? '' : circle(outer - 0.3)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".14"/>` +
    (row ? drawSideRow(row, outer) : '') +
    label(String(fingerDrawingRingSize), 0, -1.3, 'middle', 5.4) +
    `<path d="M${-line} 1.4H${line}${toDimensionTickPath(-line, 1.4)}${toDimensionTickPath(line, 1.4)}" ${dimensionLineAttributes}/>` +
    label(`Ø ${formatMillimeters(2 * innerRadius)}`, 0, 5, 'middle') +
    (headHeight === undefined
      ? ''
      : toVerticalDimensionLineSvg(-8, top, -innerRadius, -1.5, formatMillimeters(headHeight), label)) +
    (ring.isThicknessNamed
      ? toVerticalDimensionLineSvg(-5.4, innerRadius, outer, -0.6, formatMillimeters(thickness), label)
      : '') +
    '</g>'
  );
};

/** Shoulders that rise from the middle of the ring to its plate. */
const toSignetOutline = (plateWidth: number, outer: number): string => {
  const [edge, top] = [plateWidth / 2, -outer - 1.1];
  return (
    `M${-outer} 0C${-outer} -4.2 -7.4 -8 ${-edge - 0.2} ${top + 1.1}Q${-edge - 0.3} ${top} ${-edge + 0.6} ${top}` +
    `H${edge - 0.6}Q${edge + 0.3} ${top} ${edge + 0.2} ${top + 1.1}C7.4 -8 ${outer} -4.2 ${outer} 0A${outer} ${outer} 0 0 1 ${-outer} 0Z`
  );
};

const drawSideClaws = (
  metal: RingDrawingSpec['metal'],
  { at, width }: DrawnStone,
  girdle: number,
  outer: number,
): string =>
  [-1, 1]
    .map((side) => {
      const [tip, foot] = [at + (side * width) / 2, at + side * width * 0.16];
      return `<path d="M${foot} ${-outer + 0.6}C${foot + side * 0.3} ${-outer - 0.8} ${tip} ${girdle + 1.4} ${tip} ${girdle}q0-.7 ${-side * 0.55}-.75" fill="none" stroke="${getDarkMetalTone(metal)}" stroke-width=".78" stroke-linecap="round"/><path d="M${foot} ${-outer + 0.6}C${foot + side * 0.3} ${-outer - 0.8} ${tip} ${girdle + 1.4} ${tip} ${girdle}q0-.7 ${-side * 0.55}-.75" fill="none" stroke="url(#band-${metal})" stroke-width=".6" stroke-linecap="round"/>`;
    })
    .join('');

const drawSideBezel = (
  metal: RingDrawingSpec['metal'],
  { at, width }: DrawnStone,
  girdle: number,
  outer: number,
): string => {
  const [half, foot] = [width / 2 + 0.6, width * 0.36];
  return `<path d="M${at - half + 0.15} ${girdle - 0.35}H${at + half - 0.15}L${at + half} ${girdle + 0.4}C${at + half - 0.3} ${girdle + 1.8} ${at + foot} ${-outer - 0.6} ${at + foot} ${-outer + 0.5}H${at - foot}C${at - foot} ${-outer - 0.6} ${at - half + 0.3} ${girdle + 1.8} ${at - half} ${girdle + 0.4}Z" fill="url(#band-${metal})" stroke="${getDarkMetalTone(metal)}" stroke-width=".1"/>`;
};

const drawSideRow = ({ count, diameter }: NonNullable<RingDrawingSpec['row']>, outer: number): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = ((index - (count - 1) / 2) * diameter * 1.06) / outer;
    const stone = toStoneFromSideSvg(
      { cut: 'brilliant', color: 'diamond', width: diameter * 0.86, length: diameter * 0.86 },
      diameter * 0.5,
    );
    return `<g transform="rotate(${(turn * 180) / Math.PI}) translate(0 ${-outer})">${stone}</g>`;
  }).join('');

/** A short length of the band in each width that can be chosen, one below the other. */
const drawWidths = (ring: RingDrawingSpec, label: LabelToSvgElement): string => {
  if (ring.widths.length < 2) return '';
  const half = 7;
  const pitch = 10;
  const first = fingerDrawingRingCenter.y - ((ring.widths.length - 1) / 2) * pitch;
  return ring.widths
    .map((width, index) => {
      const sample = `<path d="${toRingBandPath(half, -width / 2, width / 2 + 0.5, 0)}" transform="translate(.4 .3)" fill="#5d4d3a" fill-opacity=".4" filter="url(#soft)"/>${toRingBandSvg(ring, width, half, 0)}`;
      return `<g transform="translate(${standing.x + 3.4} ${first + index * pitch})">${sample}${toVerticalDimensionLineSvg(-half - 2, -width / 2, width / 2, -half - 0.4, formatMillimeters(width), label)}</g>`;
    })
    .join('');
};

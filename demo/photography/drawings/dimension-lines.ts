// Dimension lines with their figures. Units are millimetres. Pure.

/** Outlines of a line of text at a size: an SVG path that starts at the origin, and its width. */
export type TextToSvgPath = (text: string, size: number) => { path: string; width: number };

const ink = '#6f6252';

export type LabelToSvgElement = (
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  textSize?: number,
) => string;

export const createSvgDimensionLabelRenderer =
  (drawText: TextToSvgPath): LabelToSvgElement =>
  (text, x, y, anchor, textSize = 3.1) => {
    // Two decimals of a unit are too coarse for letters of three units.
    const { path, width } = drawText(text, 100 * textSize);
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * (width / 100);
    return `<path transform="translate(${x - shift} ${y}) scale(.01)" d="${path}" fill="${ink}"/>`;
  };

const toFigure = (millimetres: number): string => millimetres.toFixed(1).replace('.', ',').replace(',0', '');
export const formatMillimeters = (millimetres: number): string => `${toFigure(millimetres)} mm`;

export const dimensionLineAttributes = `fill="none" stroke="${ink}" stroke-width=".13"`;

/** Ticks at both ends, as architects and goldsmiths draw them. */
export const toDimensionTickPath = (x: number, y: number) => `M${x - 0.55} ${y + 0.55}l1.1-1.1`;

/** A horizontal dimension at height y; its extension lines start at `from`. */
export const toHorizontalDimensionLineSvg = (
  y: number,
  left: number,
  right: number,
  from: number,
  text: string,
  label: LabelToSvgElement,
): string =>
  `<path d="M${left} ${from - 0.4}V${y - 0.9}M${right} ${from - 0.4}V${y - 0.9}M${left - 1.4} ${y}H${right + 1.4}${toDimensionTickPath(left, y)}${toDimensionTickPath(right, y)}" ${dimensionLineAttributes}/>` +
  label(text, (left + right) / 2, y - 1.5, 'middle');

/** An upright dimension at x; its extension lines start at `from`, its figure is on the side away from there. */
export const toVerticalDimensionLineSvg = (
  x: number,
  top: number,
  bottom: number,
  from: number,
  text: string,
  label: LabelToSvgElement,
): string => {
  const outwards = x < from ? -1 : 1;
  const end = x + 0.9 * outwards;
  return (
    `<path d="M${from} ${top}H${end}M${from} ${bottom}H${end}M${x} ${top - 1.4}V${bottom + 1.4}${toDimensionTickPath(x, top)}${toDimensionTickPath(x, bottom)}" ${dimensionLineAttributes}/>` +
    label(text, x + 1.5 * outwards, (top + bottom) / 2 + 0.95, outwards < 0 ? 'end' : 'start')
  );
};

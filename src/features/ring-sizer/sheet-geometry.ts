// Where everything stands on the printed sheet, in millimetres. Pure; used by PrintSheet.
import { largestSize, type RingSizeRow, smallestSize } from '../../../domain/ring-size/ring-size.ts';

/** What A4 and US Letter leave between the page margins of 18 mm. */
export const sheetWidthMm = 172;

const columns = 5;
const rowHeightMm = 26;

/** @internal read by the test as well */
export const circlesHeightMm = Math.ceil((largestSize - smallestSize + 1) / columns) * rowHeightMm;

/** Every size with the middle of its circle. */
export const placeCircles = (rows: readonly RingSizeRow[]): (RingSizeRow & { x: number; y: number })[] =>
  rows.map((row, index) => ({
    ...row,
    x: ((index % columns) + 0.5) * (sheetWidthMm / columns),
    y: (Math.floor(index / columns) + 0.5) * rowHeightMm,
  }));

/** A ruler of 100 mm that begins half a millimetre from the edge, longer marks at fives and tens. */
export const toRulerPath = (): string => {
  const ticks = Array.from({ length: 101 }, (_, value) => {
    const length = value % 10 === 0 ? 6 : value % 5 === 0 ? 4.5 : 3;
    return `M${value + 1} 1v${length}`;
  });
  return `M1 1h100${ticks.join('')}`;
};

/** Where the strip is wrapped to: the slit, from which the finger's circumference is measured. */
export const stripZeroMm = 14;
const stripLengthMm = 108;

/** A strip of paper, 10 mm wide: through the slit at its beginning its pointed end is drawn until it fits. */
export const toStripMarks = () => {
  const sizes = Array.from({ length: largestSize - smallestSize + 1 }, (_, index) => smallestSize + index);
  const end = stripLengthMm - 8;
  return {
    outline: `M1 1h${end}l8 3v4l-8 3h${-end}z`,
    slit: `M${stripZeroMm} 2.5v7`,
    ticks: sizes.map((size) => `M${stripZeroMm + size} 1v${size % 2 === 0 ? 4 : 2.5}`).join(''),
    labels: sizes.filter((size) => size % 4 === 2).map((size) => ({ size, x: stripZeroMm + size })),
  };
};

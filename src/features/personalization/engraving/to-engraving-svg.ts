// Renders an engraving as a self-contained SVG with fixed colors, no scripts and no external references. It is stored
// with the cart line and printed with the order, so that the shopper gets what the preview showed. Pure.
import type { EngravingFontMetrics } from '../../../../domain/personalization.ts';
import type { EngravingShapeStyle, EngravingScene } from './engraving-scene.ts';
import { type Engraving, toEngravingScene } from './to-engraving-scene.ts';
import { escapeHtml } from '../../../../domain/html-text.ts';

/** Neutral metal and ink, readable on white paper and in dark mode. */
const fills: Record<Exclude<EngravingShapeStyle, 'hatch' | 'line'>, string> = {
  metal: '#e6e1d7',
  wall: '#d6cfc2',
  edge: '#f3efe7',
  cut: '#2b2722',
};
const highlightColor = '#ffffff';
const contourColor = '#857d72';

/** Offset of the highlight from the cut, to the right and down. */
export const engravingHighlightOffset: readonly [x: number, y: number] = [0.9, 1.2];

/** Size limit of a drawing in a cart line, in bytes; a drawing is ASCII except for its title. */
const maxLength = 30_000;

/** @param title accessible description; escaped here */
export const toEngravingSvg = (engraving: Engraving, font: EngravingFontMetrics, title: string): string => {
  const fine = writeScene(toEngravingScene(engraving, font), title);
  return fine.length <= maxLength ? fine : writeScene(toEngravingScene(engraving, font, 'coarse'), title);
};

const writeScene = ({ frame, shapes }: EngravingScene, title: string): string => {
  const { left, top, width, height } = frame;
  const box = [left, top, width, height].map((value) => Math.round(value)).join(' ');
  const [x, y] = engravingHighlightOffset;
  const drawn = shapes.map(({ path, style }, index) => {
    if (style === 'line') return `<path d="${path}" fill="none"/>`;
    if (style === 'hatch') return `<path d="${path}" fill="none" stroke-width=".7" opacity=".7"/>`;
    if (style !== 'cut') return `<path d="${path}" fill="${fills[style]}" fill-rule="evenodd"/>`;
    const id = `t${index}-${toChecksum(path)}`;
    return (
      `<defs><path id="${id}" d="${path}"/></defs>` +
      `<use href="#${id}" x="${x}" y="${y}" fill="${highlightColor}" stroke="none"/>` +
      `<use href="#${id}" fill="${fills.cut}" stroke="${fills.cut}" stroke-width=".7"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"><title>${escapeHtml(title)}</title>` +
    `<g stroke="${contourColor}">${drawn.join('')}</g></svg>`
  );
};

/** Makes ids of different drawings in one page differ. */
const toChecksum = (text: string): string => {
  let sum = 7;
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return sum.toString(36);
};

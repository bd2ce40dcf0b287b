// Renders an engraving as SVG with fixed colors, no scripts and no external references. The page shows the same drawing
// that is stored with the cart line and printed with the order. Pure.
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';
import type { EngravingFontMetrics } from '../../../../domain/personalization.ts';
import { type EngravingSceneGradient, engravingSceneGradients } from './engraving-scene-gradients.ts';
import type { EngravingScene, EngravingSceneShape, EngravingSceneViewBox } from './engraving-scene-shapes.ts';
import { defaultMetalColor, type MetalTones, toMetalTones } from './metal-tones.ts';
import { type EngravingSceneInput, toEngravingScene } from './to-engraving-scene.ts';

/** Size limit of a drawing in a cart line, in bytes; a drawing is ASCII except for its title. */
const maxLength = 30_000;

/**
 * A self-contained drawing, also for emails and print.
 *
 * @param title accessible description; escaped here
 */
export const toEngravingSvg = (engraving: EngravingSceneInput, font: EngravingFontMetrics, title: string): string => {
  const fine = writeSvg(toEngravingScene(engraving, font), title);
  return fine.length <= maxLength ? fine : writeSvg(toEngravingScene(engraving, font, 'coarse'), title);
};

const writeSvg = (scene: EngravingScene, title: string): string => {
  // Makes ids of different drawings in one page differ.
  const ids = `e${toChecksum(engravingSceneToSvgContent(scene, ''))}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${toViewBox(scene.frame)}" role="img">` +
    `<title>${escapeHtml(title)}</title>${engravingSceneToSvgContent(scene, ids)}</svg>`
  );
};

export const toViewBox = ({ left, top, width, height }: EngravingSceneViewBox): string =>
  [left, top, width, height].map((value) => Math.round(value)).join(' ');

/**
 * The content of the `svg` element of a drawing. Contains no text.
 *
 * @param ids prefix of its ids, unique in the page
 */
export const engravingSceneToSvgContent = ({ colors, shapes }: EngravingScene, ids: string): string => {
  const tones = colors.map(toMetalTones);
  const gradients = new Map<string, string>();
  const drawn = shapes.map((shape, index) => {
    const metal = tones[shape.color ?? 0] ?? toMetalTones(defaultMetalColor);
    if (shape.style === 'cut') return toCut(shape.path, `${ids}-t${index}`, metal);
    const paint: EngravingSceneGradient = engravingSceneGradients[shape.style];
    const id = `${ids}-${shape.style}${shape.color ?? ''}`;
    if (!gradients.has(id)) gradients.set(id, toGradient(paint, id, metal));
    return toPath(shape, paint, id);
  });
  return `<g stroke="none"><defs>${[...gradients.values()].join('')}</defs>${drawn.join('')}</g>`;
};

const toPath = (
  { path, strokeWidth = 1 }: EngravingSceneShape,
  { isStroke, isSolid }: EngravingSceneGradient,
  id: string,
): string =>
  isStroke
    ? `<path d="${path}" fill="none" stroke="url(#${id})" stroke-width="${Math.round(10 * strokeWidth) / 10}"/>`
    : `<path d="${path}" fill="url(#${id})"${isSolid ? '' : ' fill-rule="evenodd"'}/>`;

/** From the upper left to the lower right unless it runs in one direction only. */
const gradientVectors: Record<Exclude<EngravingSceneGradient['direction'], 'radial'>, string> = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' y2="1"',
};

const toGradient = ({ direction, stops }: EngravingSceneGradient, id: string, metal: MetalTones): string => {
  const written = stops.map(([offset, color, opacity]) => {
    const hex = color in metal ? metal[color as keyof MetalTones] : color;
    return `<stop offset="${offset}" stop-color="${hex}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  return direction === 'radial'
    ? `<radialGradient id="${id}">${written.join('')}</radialGradient>`
    : `<linearGradient id="${id}"${gradientVectors[direction]}>${written.join('')}</linearGradient>`;
};

/** The walls of a cut: dark on the side of the light, bright on the other, and the ground between them. */
const toCut = (path: string, id: string, { deep, cut, glint }: MetalTones): string => {
  const layer = (x: number, y: number, color: string) =>
    `<use href="#${id}" x="${x}" y="${y}" fill="${color}" stroke="${color}" stroke-width=".6"/>`;
  return `<defs><path id="${id}" d="${path}"/></defs>${layer(1, 1.3, glint)}${layer(-0.5, -0.7, deep)}${layer(0.2, 0.3, cut)}`;
};

const toChecksum = (text: string): string => {
  let sum = 7;
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return sum.toString(36);
};

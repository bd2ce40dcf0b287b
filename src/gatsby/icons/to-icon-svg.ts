// The icon of a house that has none of its own: its initial on its accent colour, square and without fonts. Pure.
import type { Palette } from '../../theme/palette.ts';
import type { Typeface } from '../typesetting/open-typeface.ts';
import { toInitial } from '../typesetting/to-initial.ts';

/** Side of the drawing. */
const side = 64;

/** Height and width that the letter may take: in a tab, and inside the circle that launchers cut out of an icon. */
export const letterSides = { tab: 50, launcher: 34 } as const;

export const toIconSvg = (
  houseName: string,
  { accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>,
  typeface: Typeface,
  letterSide: number,
): string => {
  const ground = `<rect width="${side}" height="${side}" fill="${accent}"/>`;
  const initial = toInitial(houseName);
  const letter = initial ? toLetter(initial, onAccent, typeface, letterSide) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}${letter}</svg>`;
};

/** Every letter fills the same square, and its ink stands in the middle. */
const toLetter = (initial: string, color: string, typeface: Typeface, letterSide: number): string => {
  const { box } = typeface.draw(initial, side);
  const size = (side * letterSide) / Math.max(box.right - box.left, box.bottom - box.top);
  const outline = typeface.draw(initial, size);
  const x = (side - (outline.box.left + outline.box.right)) / 2;
  const y = (side - (outline.box.top + outline.box.bottom)) / 2;
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${color}" d="${outline.path}"/>`;
};

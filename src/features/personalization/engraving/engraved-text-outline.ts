// Lays out one line of text in an engraving font, kerned, as outlines that can be projected on any surface. Pure.
import type { EngravingFontMetrics } from '../../../../domain/personalization.ts';
import type { EngravingScenePoint } from './engraving-scene-shapes.ts';

export interface EngravedTextOutline {
  /** Advance width as a fraction of the font size. */
  width: number;
  /** Height of capitals and depth of descenders, as fractions of the font size. */
  capHeight: number;
  descent: number;
  /**
   * SVG path data of all letters. `place` maps a point of the flat line: x from its start and y down from its baseline,
   * as fractions of the font size.
   */
  draw: (place: (x: number, y: number) => EngravingScenePoint) => string;
}

/** Accented letters are kerned by half only, so that accents do not collide. */
const accentedShare = 0.5;

/** Skips characters that the font lacks; the text field reports them. */
export const toEngravedTextOutline = (
  text: string,
  font: EngravingFontMetrics,
  detail: EngravingOutlinePrecision,
): EngravedTextOutline => {
  const placed: { path: string; x: number }[] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    const glyph = font.glyphs[character];
    if (!glyph) continue;
    const [advance, path] = glyph;
    x += toKerning(before, character, font);
    if (path !== '') placed.push({ path, x });
    x += advance;
    before = character;
  }
  const em = font.unitsPerEm;
  return {
    width: x / em,
    capHeight: font.capHeight / em,
    descent: font.descent / em,
    draw: (place) => {
      const pen = createPen(detail);
      for (const glyph of placed) {
        pen.follow(glyph.path, ([glyphX, glyphY]) => place((glyph.x + glyphX) / em, glyphY / em));
      }
      return pen.path();
    },
  };
};

const toKerning = (first: string, second: string, font: EngravingFontMetrics): number => {
  const [one, other] = [first, second].map((character) => character.normalize('NFD').charAt(0));
  const kerning = font.kerning[one ?? '']?.[other ?? ''] ?? 0;
  return one === first && other === second ? kerning : kerning * accentedShare;
};

/** The largest font size at which all lines fit their width and the maximum height of capitals. */
export const toFittingFontSize = (
  lines: readonly { outline: EngravedTextOutline; width: number }[],
  { maxCapHeight }: { maxCapHeight: number },
): number =>
  Math.min(
    ...lines.flatMap(({ outline, width }) => [
      maxCapHeight / outline.capHeight,
      outline.width > 0 ? width / outline.width : Infinity,
    ]),
  );

/**
 * `fine` writes tenths of a unit, finer than a screen's pixels. `coarse` writes whole units and drops segments shorter
 * than one and a half, for ornate texts whose drawing would be too large.
 */
export type EngravingOutlinePrecision = 'coarse' | 'fine';

const outlinePrecisions: Record<EngravingOutlinePrecision, { stepsPerUnit: number; minSteps: number }> = {
  coarse: { stepsPerUnit: 1, minSteps: 1.5 },
  fine: { stepsPerUnit: 10, minSteps: 0 },
};

/** How far the control point of a smooth curve may move, in steps. */
const tolerance = 1.5;

const token = /([mlqtcz])|(-?\d+)/g;

/** Points per command; a smooth curve has its end point only. */
const pointCounts: Readonly<Record<string, number>> = { m: 1, l: 1, q: 2, t: 1, c: 3, z: 0 };

interface Pen {
  /** @param outline relative path data in whole units, as src/gatsby/engraving writes it */
  follow: (outline: string, move: (point: EngravingScenePoint) => EngravingScenePoint) => void;
  path: () => string;
}

/** Parses a glyph's outline, maps every point, and writes the result as compact path data. */
const createPen = (detail: EngravingOutlinePrecision): Pen => {
  const { stepsPerUnit, minSteps } = outlinePrecisions[detail];
  const written: string[] = [];
  let at: EngravingScenePoint = [0, 0];
  let start: EngravingScenePoint = at;
  let control: EngravingScenePoint | undefined;

  const write = (command: string, points: readonly EngravingScenePoint[]) => {
    const rounded = points.map(([x, y]): EngravingScenePoint => [
      Math.round(x * stepsPerUnit),
      Math.round(y * stepsPerUnit),
    ]);
    const end = rounded.at(-1) ?? start;
    if ('lqc'.includes(command) && Math.hypot(end[0] - at[0], end[1] - at[1]) < minSteps) return;
    const [bend = end] = rounded;
    const mirrored = mirror(control, at);
    const isSmooth = command === 'q' && mirrored !== undefined && isNear(mirrored, bend);
    written.push(
      isSmooth ? `t${toRelative([end], at, stepsPerUnit)}` : command + toRelative(rounded, at, stepsPerUnit),
    );
    control = isSmooth ? mirrored : command === 'q' ? bend : undefined;
    at = end;
    if (command === 'm') start = end;
  };

  return {
    follow: (outline, move) => {
      for (const { command, points } of readOutline(outline)) write(command, points.map(move));
    },
    path: () => written.join(''),
  };
};

interface Stroke {
  command: string;
  /** Absolute. */
  points: EngravingScenePoint[];
}

/** The segments of an outline, with absolute points and explicit control points. */
function* readOutline(outline: string): Generator<Stroke> {
  let at: EngravingScenePoint = [0, 0];
  let start: EngravingScenePoint = at;
  let control: EngravingScenePoint | undefined;
  const tokens = outline.match(token) ?? [];
  let index = 0;
  while (index < tokens.length) {
    const command = tokens[index++] ?? '';
    const points: EngravingScenePoint[] = [];
    for (let count = pointCounts[command] ?? 0; count > 0; count -= 1) {
      points.push([at[0] + Number(tokens[index++]), at[1] + Number(tokens[index++])]);
    }
    const end = points.at(-1) ?? start;
    if (command === 't') points.unshift(mirror(control, at) ?? at);
    const isQuadratic = command === 't' || command === 'q';
    yield { command: isQuadratic ? 'q' : command, points };
    control = isQuadratic ? points[0] : undefined;
    at = end;
    if (command === 'm') start = end;
  }
}

const mirror = (point: EngravingScenePoint | undefined, [x, y]: EngravingScenePoint): EngravingScenePoint | undefined =>
  point && [2 * x - point[0], 2 * y - point[1]];

const isNear = (one: EngravingScenePoint, other: EngravingScenePoint): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) <= tolerance;

/** Formats steps as units without leading zeros or spaces before minus signs. */
const toRelative = (
  points: readonly EngravingScenePoint[],
  [x, y]: EngravingScenePoint,
  stepsPerUnit: number,
): string =>
  points
    .flatMap((point) => [point[0] - x, point[1] - y])
    .map((value) => String(value / stepsPerUnit).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

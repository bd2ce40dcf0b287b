// Breaks a title into lines for a column, as large as it can be set there, or to the one letter that stands for a
// house. Pure; used by the share pictures and icons.

export interface TitleColumn {
  /** Pixels. */
  width: number;
  maxLines: number;
  /** Sizes in pixels, largest first. */
  sizes: readonly [number, ...number[]];
}

export interface BalancedTitleLines {
  size: number;
  lines: string[];
}

/** Width of a text at a size, in pixels. */
export type MeasureTextWidth = (text: string, size: number) => number;

/** How finely balanced lines are searched, in pixels. */
const balanceStep = 8;

/**
 * The title at the largest size at which it fits, its lines balanced like the headings of the site. What fits at no size
 * is set at the smallest one and ends in an ellipsis.
 */
export const toBalancedTitleLines = (
  title: string,
  { width, maxLines, sizes }: TitleColumn,
  measure: MeasureTextWidth,
): BalancedTitleLines => {
  // No-break spaces hold.
  const words = title.split(/[ \t\n]+/).filter(Boolean);
  for (const size of sizes) {
    const measureLine = (line: string) => measure(line, size);
    const lines = breakLines(words, width, measureLine);
    if (lines.length <= maxLines && lines.every((line) => measureLine(line) <= width)) {
      return { size, lines: balance(words, width, lines.length, measureLine) };
    }
  }
  const size = sizes.at(-1) ?? sizes[0];
  const measureLine = (line: string) => measure(line, size);
  const lines = breakLines(words, width, measureLine);
  const kept = lines.slice(0, maxLines).map((line) => shorten(line, width, measureLine));
  const rest = lines.slice(maxLines);
  if (rest.length > 0)
    kept[maxLines - 1] = shorten(`${lines[maxLines - 1] ?? ''} ${rest.join(' ')}`, width, measureLine);
  return { size, lines: kept };
};

/** As many words on each line as it holds; a word that is wider than the line has one of its own. */
const breakLines = (words: readonly string[], width: number, measureLine: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureLine(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** The same number of lines in the narrowest column that still gives no more. */
const balance = (
  words: readonly string[],
  width: number,
  lineCount: number,
  measureLine: (line: string) => number,
): string[] => {
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(measureLine));
  let best = breakLines(words, width, measureLine);
  for (let narrower = widest(best) - balanceStep; narrower > 0; narrower -= balanceStep) {
    const lines = breakLines(words, narrower, measureLine);
    if (lines.length > lineCount || widest(lines) > narrower) break;
    best = lines;
  }
  return best;
};

const shorten = (line: string, width: number, measureLine: (line: string) => number): string => {
  if (measureLine(line) <= width) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && measureLine(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** The first letter of a name as a capital; empty where it has none. */
export const toNameInitial = (name: string): string => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';

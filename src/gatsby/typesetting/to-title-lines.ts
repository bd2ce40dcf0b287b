// Breaks a title into balanced lines at the largest size that fits a column, or reduces a name to its initial. Pure.

export interface TitleTypesettingConstraints {
  /** Pixels. */
  width: number;
  maxLines: number;
  /** Sizes in pixels, largest first. */
  sizes: readonly [number, ...number[]];
}

export interface BalancedTitleLayout {
  size: number;
  lines: string[];
}

/** Width of a text at a size, in pixels. */
export type MeasureTextWidth = (text: string, size: number) => number;

/** Step of the search for balanced lines, in pixels. */
const balanceStep = 8;

/**
 * The title at the largest size that fits, in balanced lines like the site's headings. A title that fits at no size
 * is set at the smallest one and ends in an ellipsis.
 */
export const fitTitleIntoBalancedLines = (
  title: string,
  { width, maxLines, sizes }: TitleTypesettingConstraints,
  measure: MeasureTextWidth,
): BalancedTitleLayout => {
  // Splits at breaking spaces only.
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
  const visibleLines = lines.slice(0, maxLines).map((line) => shorten(line, width, measureLine));
  const overflowLines = lines.slice(maxLines);
  if (overflowLines.length > 0)
    visibleLines[maxLines - 1] = shorten(`${lines[maxLines - 1] ?? ''} ${overflowLines.join(' ')}`, width, measureLine);
  return { size, lines: visibleLines };
};

/** Greedy line breaking; a word wider than the column gets its own line. */
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

/** Finds the narrowest column that still yields the same number of lines. */
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

/** The first letter of a name, in upper case; empty if it has none. */
export const toNameInitial = (name: string): string => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';

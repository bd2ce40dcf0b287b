// What a mail or an attached file says, before it is HTML, plain text or PDF: all three are made of the same blocks, so
// that they say the same. Texts are plain; each writer escapes them for its own form.

export interface TextRun {
  text: string;
  isBold?: boolean;
  /** Absolute; only what `toSafeHref` lets through. */
  href?: string;
}

export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: TextRun[] }
  | { kind: 'item'; runs: TextRun[] }
  /** Set apart from what is around it. */
  | { kind: 'note'; runs: TextRun[] }
  | { kind: 'paragraph'; runs: TextRun[]; isSmall?: boolean }
  /** A label with its amount. */
  | { kind: 'row'; label: string; value: string; isSum?: boolean };

/** One paragraph; parts that are given as `undefined` or empty are left out. */
export const paragraphBlock = (...parts: (TextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'paragraph',
  runs: toRuns(parts),
});

export const smallPrintBlock = (...parts: (TextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'paragraph',
  runs: toRuns(parts),
  isSmall: true,
});

export const noteBlock = (...parts: (TextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'note',
  runs: toRuns(parts),
});

export const listItemBlock = (...parts: (TextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'item',
  runs: toRuns(parts),
});

export const headingBlock = (level: 1 | 2 | 3, text: string): DocumentBlock => ({
  kind: 'heading',
  level,
  runs: [{ text }],
});

export const rowBlock = (label: string, value: string): DocumentBlock => ({ kind: 'row', label, value });

export const boldRun = (text: string): TextRun => ({ text, isBold: true });

/** A link, or its text alone where the address is no web or mail address. */
export const linkRun = (text: string, address: string): TextRun => {
  const href = toSafeHref(address);
  return href === undefined ? { text } : { text, href };
};

const toRuns = (parts: (TextRun | string | null | undefined)[]): TextRun[] =>
  parts.flatMap((part) => {
    const run = typeof part === 'string' ? { text: part } : part;
    return run?.text ? [run] : [];
  });

/** An address that may be followed from a mail; `undefined` for every other, scripts above all. */
export const toSafeHref = (address: string): string | undefined =>
  /^(https?:\/\/|mailto:)[^\s"<>]+$/i.test(address) && URL.canParse(address) ? address : undefined;

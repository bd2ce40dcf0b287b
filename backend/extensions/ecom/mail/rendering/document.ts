// What a mail or an attached file says, before it is HTML, plain text or PDF: all three are made of the same blocks, so
// that they say the same. Texts are plain; each writer escapes them for its own form.

export interface Run {
  text: string;
  isBold?: boolean;
  /** Absolute; only what `toSafeHref` lets through. */
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'item'; runs: Run[] }
  /** Set apart from what is around it. */
  | { kind: 'note'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; isSmall?: boolean }
  /** A label with its amount. */
  | { kind: 'row'; label: string; value: string; isSum?: boolean };

/** One paragraph; parts that are given as `undefined` or empty are left out. */
export const paragraph = (...parts: (Run | string | null | undefined)[]): Block => ({
  kind: 'paragraph',
  runs: toRuns(parts),
});

export const small = (...parts: (Run | string | null | undefined)[]): Block => ({
  kind: 'paragraph',
  runs: toRuns(parts),
  isSmall: true,
});

export const note = (...parts: (Run | string | null | undefined)[]): Block => ({ kind: 'note', runs: toRuns(parts) });

export const item = (...parts: (Run | string | null | undefined)[]): Block => ({ kind: 'item', runs: toRuns(parts) });

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, runs: [{ text }] });

export const row = (label: string, value: string): Block => ({ kind: 'row', label, value });

export const bold = (text: string): Run => ({ text, isBold: true });

/** A link, or its text alone where the address is no web or mail address. */
export const link = (text: string, address: string): Run => {
  const href = toSafeHref(address);
  return href === undefined ? { text } : { text, href };
};

const toRuns = (parts: (Run | string | null | undefined)[]): Run[] =>
  parts.flatMap((part) => {
    const run = typeof part === 'string' ? { text: part } : part;
    return run?.text ? [run] : [];
  });

/** An address that may be followed from a mail; `undefined` for every other, scripts above all. */
export const toSafeHref = (address: string): string | undefined =>
  /^(https?:\/\/|mailto:)[^\s"<>]+$/i.test(address) && URL.canParse(address) ? address : undefined;

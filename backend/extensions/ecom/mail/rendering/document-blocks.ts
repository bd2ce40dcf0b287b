// Document model of emails and attachments. HTML, plain text and PDF are rendered from the same blocks; email-blocks.ts
// adds those that only emails have. Texts are plain; each renderer escapes them.

export interface DocumentTextRun {
  text: string;
  isBold?: boolean;
  /** Stays on one line, such as an IBAN. */
  isUnbroken?: boolean;
  /** Absolute URL accepted by `toSafeHref`. */
  href?: string;
}

export type DocumentBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: DocumentTextRun[] }
  | { kind: 'item'; runs: DocumentTextRun[] }
  /** Set apart from the surrounding text. */
  | { kind: 'note'; runs: DocumentTextRun[] }
  | { kind: 'paragraph'; runs: DocumentTextRun[]; isSmall?: boolean }
  /** A label with its amount. */
  | { kind: 'row'; label: string; value: string; isSum?: boolean };

/** One paragraph; `undefined` and empty parts are omitted. */
export const createParagraphBlock = (...parts: (DocumentTextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'paragraph',
  runs: toRuns(parts),
});

export const createSmallPrintBlock = (...parts: (DocumentTextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'paragraph',
  runs: toRuns(parts),
  isSmall: true,
});

export const createDocumentNoteBlock = (...parts: (DocumentTextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'note',
  runs: toRuns(parts),
});

export const createListItemBlock = (...parts: (DocumentTextRun | string | null | undefined)[]): DocumentBlock => ({
  kind: 'item',
  runs: toRuns(parts),
});

export const createEmailOrPdfHeadingBlock = (level: 1 | 2 | 3, text: string): DocumentBlock => ({
  kind: 'heading',
  level,
  runs: [{ text }],
});

export const createLabelValueRowBlock = (label: string, value: string): DocumentBlock => ({
  kind: 'row',
  label,
  value,
});

export const createBoldTextRun = (text: string): DocumentTextRun => ({ text, isBold: true });

/** A link, or only its text if the address is not a web or mail address. */
export const createLinkTextRun = (text: string, address: string): DocumentTextRun => {
  const href = toSafeHref(address);
  return href === undefined ? { text } : { text, href };
};

const toRuns = (parts: (DocumentTextRun | string | null | undefined)[]): DocumentTextRun[] =>
  parts.flatMap((part) => {
    const run = typeof part === 'string' ? { text: part } : part;
    return run?.text ? [run] : [];
  });

/** The address if it is an `http(s)` or `mailto` URL, otherwise `undefined` (such as for `javascript:`). */
export const toSafeHref = (address: string): string | undefined =>
  /^(https?:\/\/|mailto:)[^\s"<>]+$/i.test(address) && URL.canParse(address) ? address : undefined;

// Reads what the Nu HTML checker says, line by line, and tells the same finding on many pages once. Called by check-html.ts.

const linePattern =
  /^"(?:file:)?(?<file>[^"]+)":(?<place>[\d.-]+): (?<text>(?:error|info warning|non-document-error).*)$/;
const shownPages = 3;

export interface Findings {
  /** One line per finding: what is wrong, on how many pages, and the first of them. */
  findings: string[];
  failedPages: number;
}

/** @throws when the checker writes something that is no finding: what it means would be lost. */
export function readFindings(lines: readonly string[], folder: string): Findings {
  const places = new Map<string, string[]>();
  const pages = new Set<string>();
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const { file = '', place = '', text = '' } = linePattern.exec(line)?.groups ?? {};
    if (text === '') throw new Error(`The checker of HTML says what is not understood: ${line}`);
    const page = decodeURI(file).replace(folder, '');
    pages.add(page);
    places.set(text, [...(places.get(text) ?? []), `${page}:${place}`]);
  }
  return {
    findings: [...places].map(
      ([text, found]) => `${text}\n  ${found.length} times, first: ${found.slice(0, shownPages).join(' ')}`,
    ),
    failedPages: pages.size,
  };
}

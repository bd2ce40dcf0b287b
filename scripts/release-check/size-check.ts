// Compares the size of a release with the one before: a read that came back half empty makes a site that parses, links and
// is still wrong. Pure; called by check-release.ts.

export interface ReleaseSize {
  pageCount: number;
  /** Of the release's own files. */
  totalBytes: number;
}

/** A page that both releases have, and that differs. */
export interface ChangedPage {
  path: string;
  bytes: number;
  bytesBefore: number;
}

/**
 * Beyond these a person has to say that it is meant. Editors take away a brand or a season's pieces and import a catalogue's
 * part; they do not take away a quarter of the site. A page is mostly what all pages have: head, menu, footer.
 */
const limits = {
  lostPages: { share: 0.25, count: 20 },
  pagesFactor: { most: 5, count: 1_000 },
  totalFactor: { least: 0.5, most: 5 },
  pageFactor: { least: 1 / 3, most: 5 },
  /** A page below this is large for nobody. */
  largePageBytes: 500_000,
} as const;

const shownPages = 5;

/** What is out of proportion, in sentences; nothing where the release is sane. */
export function toSizeProblems(now: ReleaseSize, before: ReleaseSize, changedPages: readonly ChangedPage[]): string[] {
  const { lostPages, pagesFactor, totalFactor } = limits;
  const lost = before.pageCount - now.pageCount;
  const problems: string[] = [];
  if (lost > lostPages.count && lost > before.pageCount * lostPages.share) {
    problems.push(`${lost} of ${before.pageCount} pages are gone.`);
  }
  if (now.pageCount > before.pageCount * pagesFactor.most && -lost > pagesFactor.count) {
    problems.push(`There are ${now.pageCount} pages instead of ${before.pageCount}.`);
  }
  if (now.totalBytes < before.totalBytes * totalFactor.least || now.totalBytes > before.totalBytes * totalFactor.most) {
    problems.push(
      `All files together have ${toMegabytes(now.totalBytes)} instead of ${toMegabytes(before.totalBytes)}.`,
    );
  }
  const odd = changedPages.filter(isOutOfProportion);
  const shown = odd.slice(0, shownPages).map(toPageProblem);
  return [
    ...problems,
    ...shown,
    ...(odd.length > shownPages ? [`So it is with ${odd.length - shownPages} more pages.`] : []),
  ];
}

const isOutOfProportion = ({ bytes, bytesBefore }: ChangedPage): boolean =>
  bytes < bytesBefore * limits.pageFactor.least ||
  (bytes > bytesBefore * limits.pageFactor.most && bytes > limits.largePageBytes);

const toPageProblem = ({ path, bytes, bytesBefore }: ChangedPage): string =>
  `${path} has ${toKilobytes(bytes)} instead of ${toKilobytes(bytesBefore)}.`;

const toKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_000)} kB`;
const toMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

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

/** What is out of proportion, as lines that need no language; nothing where the release is sane. */
export const toSizeProblems = (
  now: ReleaseSize,
  before: ReleaseSize,
  changedPages: readonly ChangedPage[],
): string[] => {
  const { lostPages, pagesFactor, totalFactor } = limits;
  const lost = before.pageCount - now.pageCount;
  const problems: string[] = [];
  if (lost > lostPages.count && lost > before.pageCount * lostPages.share) {
    problems.push(toPages(before, now));
  }
  if (now.pageCount > before.pageCount * pagesFactor.most && -lost > pagesFactor.count) {
    problems.push(toPages(before, now));
  }
  if (now.totalBytes < before.totalBytes * totalFactor.least || now.totalBytes > before.totalBytes * totalFactor.most) {
    problems.push(`${toMegabytes(before.totalBytes)} → ${toMegabytes(now.totalBytes)}`);
  }
  const odd = changedPages.filter(isOutOfProportion);
  return [...problems, ...odd.map(toPageProblem)];
};

const isOutOfProportion = ({ bytes, bytesBefore }: ChangedPage): boolean =>
  bytes < bytesBefore * limits.pageFactor.least ||
  (bytes > bytesBefore * limits.pageFactor.most && bytes > limits.largePageBytes);

const toPageProblem = ({ path, bytes, bytesBefore }: ChangedPage): string =>
  `${path}: ${toKilobytes(bytesBefore)} → ${toKilobytes(bytes)}`;

const toPages = (before: ReleaseSize, now: ReleaseSize): string => `HTML: ${before.pageCount} → ${now.pageCount}`;

const toKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_000)} kB`;
const toMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

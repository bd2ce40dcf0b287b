// Compares the size of a release with the previous one: an incomplete read of the content produces a site that parses,
// has no broken links and is still wrong. Pure functions.

export interface ReleaseSize {
  pageCount: number;
  /** Size of the release's own files. */
  totalBytes: number;
}

/** A page that exists in both releases and differs. */
export interface ChangedPageSize {
  path: string;
  bytes: number;
  bytesBefore: number;
}

/**
 * A change beyond these limits has to be confirmed by a person. Editors remove a brand or the products of a season and
 * import parts of a catalogue; they do not remove a quarter of the site. A page consists mostly of shared parts: head,
 * menu, footer.
 */
const limits = {
  lostPages: { share: 0.25, count: 20 },
  pagesFactor: { most: 5, count: 1_000 },
  totalFactor: { least: 0.5, most: 5 },
  pageFactor: { least: 1 / 3, most: 5 },
  /** Growth of a page below this size is never a problem. */
  largePageBytes: 500_000,
} as const;

/** Returns disproportionate changes as language-neutral lines; empty if the release is plausible. */
export const findImplausibleReleaseSizeChanges = (
  now: ReleaseSize,
  before: ReleaseSize,
  changedPages: readonly ChangedPageSize[],
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
  const oddPages = changedPages.filter(isOutOfProportion);
  return [...problems, ...oddPages.map(toPageProblem)];
};

const isOutOfProportion = ({ bytes, bytesBefore }: ChangedPageSize): boolean =>
  bytes < bytesBefore * limits.pageFactor.least ||
  (bytes > bytesBefore * limits.pageFactor.most && bytes > limits.largePageBytes);

const toPageProblem = ({ path, bytes, bytesBefore }: ChangedPageSize): string =>
  `${path}: ${toKilobytes(bytesBefore)} → ${toKilobytes(bytes)}`;

const toPages = (before: ReleaseSize, now: ReleaseSize): string => `HTML: ${before.pageCount} → ${now.pageCount}`;

const toKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1_000)} kB`;
const toMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

// Decides how long browsers may keep a file of a release. Called by the host and by the release step.

/** `/static/…` and every script or style whose name carries its hash: a changed file has another name. */
const hashedName = /(^|\/)static\/[^/]+\/|[-.~][0-9a-f]{16,}\.(js|mjs|css)(\.map)?$/;

/** Fonts carry their version instead: `/fonts/cormorant.v5.woff2`. */
const versionedFont = /(^|\/)fonts\/[^/]+\.v\d+\.woff2?$/;

/**
 * Whether the file's content can never change under its name.
 * @param path inside a release, with `/`
 */
export function isImmutable(path: string): boolean {
  return hashedName.test(path) || versionedFont.test(path);
}

/**
 * The Cache-Control header of a file. Pages and page data are asked for again every time (their ETag makes that cheap),
 * because a page that is kept would point to scripts of a release that is gone.
 */
export function toCacheControl(path: string): string {
  if (/(^|\/)sw\.js$/.test(path)) return 'no-cache';
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=0, must-revalidate';
}

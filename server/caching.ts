// Decides how long browsers may keep a file of a release. Called by the host.
import { isImmutable } from '../contract/immutable-files.ts';

/**
 * The Cache-Control header of a file. Pages and page data are asked for again every time (their ETag makes that cheap),
 * because a page that is kept would point to scripts of a release that is gone.
 * @param path inside a release, with `/`
 */
export function toCacheControl(path: string): string {
  if (/(^|\/)sw\.js$/.test(path)) return 'no-cache';
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=0, must-revalidate';
}

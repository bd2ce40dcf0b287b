// Determines which files of a release never change under the same name: for cache headers, the retention of old files,
// and the service worker's cache-first strategy.

/** A folder whose files have a hash in their path. */
const hashedFolder = String.raw`(?:^|\/)static\/[^/]+\/`;

/** Scripts and styles with a content hash in their name. */
const hashedName = String.raw`[-.~][0-9a-f]{16,}\.(?:js|mjs|css)(?:\.map)?$`;

/** Fonts have a version in their name: `/fonts/cormorant.v5.woff2`. */
const versionedFont = String.raw`(?:^|\/)fonts\/[^/]+\.v\d+\.woff2?$`;

/** Scripts, styles and fonts: the files that a page needs to run and to be displayed correctly. */
export const immutableScriptStyleAndFontPattern = new RegExp(`${hashedName}|${versionedFont}`);

/** The pattern of {@link isImmutableFile}, also used in the configuration of web servers. */
export const immutableFilePattern = new RegExp(`${hashedFolder}|${hashedName}|${versionedFont}`);

/**
 * Whether the file's content can never change under the same name.
 * @param path inside a release, with `/`
 */
export const isImmutableFile = (path: string): boolean => immutableFilePattern.test(path);

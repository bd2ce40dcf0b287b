// Which files of a release can never change under their name. Read by the host (how long browsers keep them), the
// release step (how long old ones stay) and the build (what the service worker takes without asking again).

/** A folder of files that carry their hash in the path. */
const hashedFolder = String.raw`(?:^|\/)static\/[^/]+\/`;

/** Scripts and styles whose name carries their hash: a changed file has another name. */
const hashedName = String.raw`[-.~][0-9a-f]{16,}\.(?:js|mjs|css)(?:\.map)?$`;

/** Fonts carry their version instead: `/fonts/cormorant.v5.woff2`. */
const versionedFont = String.raw`(?:^|\/)fonts\/[^/]+\.v\d+\.woff2?$`;

/** Scripts, styles and fonts: what a page needs to run and to look like itself. */
export const immutableAssetPattern = new RegExp(`${hashedName}|${versionedFont}`);

/** As {@link isImmutableFile} reads it; web servers that know expressions are given the same one. */
export const immutableFilePattern = new RegExp(`${hashedFolder}|${hashedName}|${versionedFont}`);

/**
 * Whether the file's content can never change under its name.
 * @param path inside a release, with `/`
 */
export const isImmutableFile = (path: string): boolean => immutableFilePattern.test(path);

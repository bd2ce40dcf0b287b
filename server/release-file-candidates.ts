// Which files of a release may answer the path of a request. For the host, the preview host and the release check. Pure.

/**
 * Files that are never served: hidden ones, the build's files for hosts, and compressed variants under their own
 * names.
 */
export const neverServedFilePattern = /(^|\/)(\.(?!well-known\/)|_[a-z-]+\.json$)|\.(br|gz)$/;

/**
 * The files that may answer a path, best first, relative to the release. Empty for private paths (outside the
 * release, hidden files, compressed variants, the redirect table).
 * @param pathname percent-encoded, as in the request
 */
export const toReleaseFileCandidates = (pathname: string): string[] => {
  const decoded = decodePath(pathname);
  if (decoded === undefined || /[\0\\]|\/\//.test(decoded)) return [];
  const path = decoded.replace(/^\//, '');
  if (path.split('/').includes('..') || neverServedFilePattern.test(path)) return [];
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`];
};

/** The 404 pages in the language of the path, best first. */
export const toNotFoundPageCandidates = (pathname: string): string[] => {
  const language = /^\/([a-z]{2})(?:\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  const names = ['404.html', '404/index.html'];
  return language === undefined ? names : [...names.map((name) => `${language}/${name}`), ...names];
};

/** Matches {@link toNotFoundPageCandidates}; requested directly, they also answer 404. */
export const notFoundPageFilePattern = /^(?:([a-z]{2})\/)?404(\.html|\/index\.html)$/;

export const isNotFoundPageFile = (file: string): boolean => notFoundPageFilePattern.test(file);

/**
 * Makes the path of a URL decodable: in a malformed path, such as `/%E4` or `/100%-gold`, every percent sign is
 * encoded.
 * @param url path and query of a request, percent-encoded
 */
export const escapeUndecodableUrlPath = (url: string): string => {
  const end = url.indexOf('?');
  const pathname = end < 0 ? url : url.slice(0, end);
  return decodePath(pathname) === undefined ? pathname.replaceAll('%', '%25') + url.slice(pathname.length) : url;
};

const decodePath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

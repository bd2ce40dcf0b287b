// What the files of a release are, as the host says it. Read by the writers of configuration for web servers.

/** Type → endings of names. */
export const contentTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html; charset=utf-8': ['html'],
  'text/css; charset=utf-8': ['css'],
  'application/javascript; charset=utf-8': ['js', 'mjs'],
  'application/json; charset=utf-8': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'text/plain; charset=utf-8': ['txt'],
  'image/svg+xml': ['svg'],
  'image/avif': ['avif'],
  'image/webp': ['webp'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/vnd.microsoft.icon': ['ico'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
  'application/pdf': ['pdf'],
};

// robots.txt (RFC 9309): everything may be read; what is not to be listed says so itself. Pure.

/** Names the sitemap where there is one. */
export const toRobots = (siteUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

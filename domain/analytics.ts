// Which analytics a site is built with: given by the environment of the build, known to the browser's adapter.

export interface Analytics {
  /** Address of the Matomo installation, without a slash at the end. */
  url: string;
  /** Number of the site in it. */
  siteId: string;
}

// Registers redirects with Gatsby for internal links, and writes them for the host, and as HTML pages for hosts
// without redirects.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actions } from 'gatsby';
import { type SiteRedirect, toFixedSiteRedirects } from '../../i18n/fixed-site-redirects.ts';
import { escapeHtml } from '../../../domain/html-and-plain-text.ts';

export const createGatsbyRedirects = ({ createRedirect }: Actions, loginUrl: string | undefined): void => {
  for (const { from, to, status } of toFixedSiteRedirects(loginUrl)) {
    createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: status === 301,
      force: true,
      ignoreCase: true,
      redirectInBrowser: true,
    });
  }
};

/** Writes `_redirects.json` for the host, and one HTML page per redirect. */
export const writeRedirectFiles = async (publicFolder: string, loginUrl: string | undefined): Promise<void> => {
  const redirects = toFixedSiteRedirects(loginUrl);
  await writeFile(join(publicFolder, '_redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`);
  for (const redirect of redirects) {
    const folder = join(publicFolder, redirect.from);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), toRedirectPageHtml(redirect));
  }
};

/** A page that forwards immediately, with a link for browsers that do not follow. */
export const toRedirectPageHtml = ({ to }: Pick<SiteRedirect, 'to'>): string => {
  const address = escapeHtml(to);
  return (
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>→</title><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>\n`
  );
};

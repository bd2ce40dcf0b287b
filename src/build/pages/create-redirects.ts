// Hands the redirects to Gatsby, for links inside the site, and to the host, for everyone else. Called by gatsby-node.ts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actions } from 'gatsby';
import { toRedirects } from '../../i18n/redirects.ts';

export const createRedirects = ({ createRedirect }: Actions, loginUrl: string | undefined): void => {
  for (const { from, to, status } of toRedirects(loginUrl)) {
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

/** Writes `_redirects.json` into the release, where the host looks for it. */
export const writeRedirects = (publicFolder: string, loginUrl: string | undefined): Promise<void> =>
  writeFile(join(publicFolder, '_redirects.json'), `${JSON.stringify(toRedirects(loginUrl), null, 2)}\n`);

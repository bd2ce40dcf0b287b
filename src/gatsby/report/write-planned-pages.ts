// Writes into the release which pages it was meant to have, for the check before it goes live. Called by gatsby-node.ts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { type PlannedPages, plannedPagesFile } from '../../../contract/publishing/planned-pages.ts';

interface SitePage {
  path: string;
  matchPath?: string | null;
}

/** What Gatsby was told to make, by our plans and by plug-ins, in the order of the paths. */
export const toPlannedPages = (pages: readonly SitePage[]): PlannedPages => ({
  pages: pages.map(({ path }) => path).sort(),
  clientOnly: pages.flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])).sort(),
});

export const writePlannedPages = async (
  publicFolder: string,
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
): Promise<void> => {
  const pages = getNodesByType('SitePage') as unknown as SitePage[];
  await writeFile(join(publicFolder, plannedPagesFile), JSON.stringify(toPlannedPages(pages)));
};

// The page data every template's query gives, and how its picture is found in it.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PageContent } from '../domain/page.ts';
import type { Shell } from '../domain/site.ts';

export interface PageWithImage extends PageContent {
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

export interface PageData {
  shell: Shell;
  page: PageWithImage;
}

/** The picture of a page, `null` where it has none or the file is no picture. */
export const toImageData = (page: Pick<PageWithImage, 'image'>): IGatsbyImageData | null =>
  page.image?.childImageSharp?.gatsbyImageData ?? null;

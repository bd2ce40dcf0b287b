// The page data every template's query gives, and how its picture is found in it.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PageContent } from '../../domain/page.ts';
import type { Shell } from '../../domain/site.ts';
import type { PictureProps } from '../ui/Picture.tsx';

export interface ImageSource {
  image: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

export interface PageWithImage extends ImageSource, PageContent {}

export interface PageData {
  shell: Shell;
  page: PageWithImage;
}

/** The picture of a page or piece, `null` where it has none or the file is no picture. */
export const toImageData = ({ image }: ImageSource): IGatsbyImageData | null =>
  image?.childImageSharp?.gatsbyImageData ?? null;

/** The header picture with its description and focal point, as the parts of a page take it. */
export const toPicture = (
  page: Pick<PageWithImage, 'focalPoint' | 'image' | 'imageAlt'>,
): Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> | null => {
  const data = toImageData(page);
  return data && { data, alt: page.imageAlt, focalPoint: page.focalPoint };
};

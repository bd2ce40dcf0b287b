// The sections of a page as its query gives them (section-fragment.ts), and their pictures as the parts take them. Used by the templates whose pages have any.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PageSection, SectionPicture } from '../../domain/page-section.ts';
import type { PictureProps } from '../ui/Picture.tsx';

interface SectionFile {
  publicURL?: string;
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

export interface SectionData extends PageSection<SectionFile> {
  id: string;
}

export interface SectionsData {
  sections: { nodes: SectionData[] };
}

/** `null` for a file that is no picture. */
export const toSectionPicture = ({
  image,
  alt,
  focalPoint,
}: SectionPicture<SectionFile>): (Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> & { key: string }) | null => {
  const data = image.childImageSharp?.gatsbyImageData;
  return data ? { key: data.images.fallback?.src ?? alt, data, alt, focalPoint } : null;
};

// A picture of a product, wherever its files come from: made by the build, or by the backend's presets for what is newer.
import type { FocalPoint } from '../page.ts';

/** The files of a picture by format and width, as src/ui/Picture.tsx takes them. */
export interface PictureFiles {
  images: { sources?: { type: string; srcSet: string }[]; fallback?: { src: string; srcSet?: string } };
  /** In pixels, or 1 and the share of it: only their relation counts. */
  width: number;
  height: number;
  /** The picture's main colour, shown until it has come. */
  backgroundColor?: string;
}

export interface ProductPicture {
  files: PictureFiles;
  alt: string;
  focalPoint: FocalPoint;
}

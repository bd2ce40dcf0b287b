// An image of a page, a section or a product, wherever its files come from: made by the build, or by the backend's presets
// for what is newer. Pure.

/** The point of a picture that stays visible in every crop, in percent of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The files of an image by format and width, as src/ui/ResponsiveImage.tsx takes them. */
export interface ResponsiveImageFiles {
  images: { sources: { type: string; srcSet: string }[]; fallback: { src: string; srcSet?: string } };
  /** In pixels. */
  width: number;
  height: number;
  /** The image's main colour, shown until it has come. */
  backgroundColor?: string;
}

export interface ContentImage {
  files: ResponsiveImageFiles;
  /** What it shows; empty for images that only decorate. */
  alt: string;
  focalPoint: FocalPoint;
}

interface PointedFile {
  width?: number | null | undefined;
  height?: number | null | undefined;
  focal_point_x?: number | null | undefined;
  focal_point_y?: number | null | undefined;
}

/** Focal point in percent; the middle where the editor has set none. */
export const toFocalPoint = (file: PointedFile | null): FocalPoint => {
  const share = (point: number | null | undefined, size: number | null | undefined) =>
    typeof point === 'number' && size ? Math.round((point / size) * 100) : 50;
  return { x: share(file?.focal_point_x, file?.width), y: share(file?.focal_point_y, file?.height) };
};

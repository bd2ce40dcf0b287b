// The image of a page, section or product. Its files come from the build, or from the backend's presets for newer
// content. Pure.

/** The point that stays visible in every crop, in percent of the image's width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The files of an image by format and width, for src/ui/ResponsiveImage.tsx. */
export interface ResponsiveImageFiles {
  images: { sources: { type: string; srcSet: string }[]; fallback: { src: string; srcSet?: string } };
  /** Size in pixels. */
  width: number;
  height: number;
  /** The image's dominant colour, shown until it has loaded. */
  backgroundColor?: string;
}

export interface ContentImageData {
  files: ResponsiveImageFiles;
  /** Alternative text; empty for decorative images. */
  alt: string;
  focalPoint: FocalPoint;
}

/**
 * Widths of product images in pixels, for cards on small and large screens and for the product page. The build creates
 * these files, and the backend has presets for them in AVIF and WebP, the only sizes that it serves to visitors. Images
 * are never enlarged.
 */
export const productImageWidths = [320, 640, 960, 1440] as const;

/** The backend's preset for clients without AVIF and WebP: emails, feeds, social previews. */
export const jpegImagePreset = { key: 'jpg-960', width: 960 } as const;

interface ImageFile {
  width?: number | null | undefined;
  height?: number | null | undefined;
  focal_point_x?: number | null | undefined;
  focal_point_y?: number | null | undefined;
}

/** Focal point in percent; the centre if the editor has set none. */
export const toFocalPointPercent = (file: ImageFile | null): FocalPoint => {
  const toPercent = (point: number | null | undefined, size: number | null | undefined) =>
    typeof point === 'number' && size ? Math.round((point / size) * 100) : 50;
  return { x: toPercent(file?.focal_point_x, file?.width), y: toPercent(file?.focal_point_y, file?.height) };
};

/** Formats that the site and the shop can convert; a photo in another one, such as HEIC, cannot be shown. */
const readableImageTypes: readonly string[] = [
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/tiff',
  'image/webp',
];

/** @param type MIME type */
export const isReadableImageType = (type: string): boolean => readableImageTypes.includes(type);

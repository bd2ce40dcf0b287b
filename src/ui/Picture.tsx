// A responsive picture as plain HTML: AVIF and WebP sources, fixed proportions, the editor's focal point in every crop.
import { type FocalPoint, toObjectPosition } from './object-position.ts';
import * as styles from './Picture.module.css';

/** The files of a picture by format and width; gatsby-plugin-image's data is one. */
export interface PictureFiles {
  images: { sources?: { type?: string; srcSet: string }[]; fallback?: { src: string; srcSet?: string } };
  /** In pixels, or 1 and the share of it: only their relation counts, and the document gets whole numbers. */
  width: number;
  height: number;
  /** Shown until the picture has come. */
  backgroundColor?: string;
}

export interface PictureProps {
  data: PictureFiles;
  /** What the picture shows; empty for pictures that only decorate. */
  alt: string;
  /** The point that stays visible in every crop. */
  focalPoint: FocalPoint;
  /** Layout width for the browser's choice, such as `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** The first picture in view is loaded at once, all others when they come near. */
  isFirstInView?: boolean;
  className?: string | undefined;
}

export const Picture = ({ data, alt, focalPoint, sizes, isFirstInView = false, className }: PictureProps) => {
  const { images, backgroundColor } = data;
  const { width, height } = toWholePixels(data);
  return (
    <picture className={className}>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirstInView ? 'eager' : 'lazy'}
        fetchPriority={isFirstInView ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor, objectPosition: toObjectPosition(focalPoint) }}
      />
    </picture>
  );
};

/** HTML allows whole numbers alone; the fraction is kept to a thousandth. */
const toWholePixels = ({ width, height }: Pick<PictureFiles, 'height' | 'width'>) => {
  const scale = width > 1 ? 1 : 1_000;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

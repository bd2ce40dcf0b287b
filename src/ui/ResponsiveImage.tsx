// A responsive image as plain HTML: AVIF and WebP sources, a fixed aspect ratio, the editor's focal point in every
// crop.
import * as styles from './ResponsiveImage.module.css';

/** The files of an image by format and width. */
interface ResponsiveImageFiles {
  images: { sources: { type: string; srcSet: string }[]; fallback: { src: string; srcSet?: string } };
  /** In pixels; only the ratio matters. */
  width: number;
  height: number;
  /** Placeholder color while the image loads. */
  backgroundColor?: string;
}

/** Image data, from the build or from a product record. */
export interface ResponsiveImageData {
  files: ResponsiveImageFiles;
  /** Alternative text; empty for decorative images. */
  alt: string;
  /** The point that stays visible in every crop. */
  focalPoint: FocalPoint;
}

export interface ResponsiveImageProps extends ResponsiveImageData {
  /** The `sizes` attribute, such as `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** Loads eagerly as the first image in view; other images load lazily. */
  isFirstInView?: boolean;
  className?: string | undefined;
}

export const ResponsiveImage = ({
  files,
  alt,
  focalPoint,
  sizes,
  isFirstInView = false,
  className,
}: ResponsiveImageProps) => {
  const { images, width, height, backgroundColor } = files;
  return (
    <picture className={className}>
      {images.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={images.fallback.src}
        srcSet={images.fallback.srcSet}
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

/** Focal point in percent of the image's width and height. */
interface FocalPoint {
  x: number;
  y: number;
}

/**
 * CSS `object-position` for a focal point. Points off the center move towards the center of the crop, because the
 * subject is larger than a point. The point stays visible in every crop that shows at least a fifth of the image.
 */
export const toObjectPosition = ({ x, y }: FocalPoint): string => `${towardsMiddle(x)}% ${towardsMiddle(y)}%`;

const towardsMiddle = (percent: number): number => Math.min(100, Math.max(0, 1.5 * percent - 25));

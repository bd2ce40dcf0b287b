// A responsive picture as plain HTML: AVIF and WebP sources, fixed proportions, the editor's focal point in every crop.
import * as styles from './ResponsiveImage.module.css';

/** The files of a picture by format and width. */
interface ResponsiveImageFiles {
  images: { sources: { type: string; srcSet: string }[]; fallback: { src: string; srcSet?: string } };
  /** In pixels: only their relation counts. */
  width: number;
  height: number;
  /** Shown until the picture has come. */
  backgroundColor?: string;
}

/** What is shown, wherever: as the build and the product's data give it. */
export interface ResponsiveImageData {
  files: ResponsiveImageFiles;
  /** What the picture shows; empty for pictures that only decorate. */
  alt: string;
  /** The point that stays visible in every crop. */
  focalPoint: FocalPoint;
}

export interface ResponsiveImageProps extends ResponsiveImageData {
  /** Layout width for the browser's choice, such as `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** The first picture in view is loaded at once, all others when they come near. */
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

/** Focal point in percent of the picture's width and height. */
interface FocalPoint {
  x: number;
  y: number;
}

/**
 * CSS `object-position` for a focal point. A point off the middle is drawn towards the middle of the crop, because
 * what matters has a size of its own; it stays inside every crop that shows at least a fifth of the picture.
 */
export const toObjectPosition = ({ x, y }: FocalPoint): string => `${towardsMiddle(x)}% ${towardsMiddle(y)}%`;

const towardsMiddle = (percent: number): number => Math.min(100, Math.max(0, 1.5 * percent - 25));

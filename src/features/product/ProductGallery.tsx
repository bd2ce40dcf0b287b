// The images of a product: a swipeable row on phones and tablets, a mosaic on desktop. They open in a native dialog,
// which shows the first one without scripts (src/ui/Drawer.tsx).
import { type UIEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { DrawerButton } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ImageDots } from '../../ui/ImageDots.tsx';
import { ImagePlaceholder } from '../../ui/ImagePlaceholder.tsx';
import { productPageImageSizes } from '../../ui/ProductCard.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { ProductImageDialog } from './ProductImageDialog.tsx';
import * as styles from './ProductGallery.module.css';

/** Of an image in half a row of the mosaic. */
const halfImageSizes = productPageImageSizes.replace('55vw', '28vw');

/** Shown on a desktop: a large image and two rows. The dialog has the others. */
const mosaicSize = 5;

export interface ProductGalleryProps {
  /** That of the selected variant first; without any, there is a drawing. */
  images: readonly ContentImageData[];
}

export const ProductGallery = ({ images }: ProductGalleryProps) => {
  const { t } = useTranslation('product');
  const id = `${useId()}-images`;
  const [index, setIndex] = useState(0);
  const [inView, setInView] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const count = images.length;
  const firstUrl = images[0]?.files.images.fallback.src;
  const shownFirst = useRef(firstUrl);
  useEffect(() => {
    if (shownFirst.current === firstUrl) return;
    shownFirst.current = firstUrl;
    // Sideways only: the visitor is at the choice, perhaps below the images.
    if (row.current) row.current.scrollLeft = 0;
  }, [firstUrl]);
  const follow = ({ currentTarget: { scrollLeft, firstElementChild } }: UIEvent<HTMLElement>) =>
    setInView(Math.round(scrollLeft / (firstElementChild?.clientWidth || 1)));
  if (count === 0) {
    return (
      <div className={styles.image}>
        <ImagePlaceholder />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <ul ref={row} className={styles.row} aria-label={t('images')} data-queues-clicks onScroll={follow}>
        {images.map(({ files, alt, focalPoint }, place) => {
          // The first one, and a last one that would be alone in its row.
          const isWide = place === 0 || (place === count - 1 && place % 2 === 1);
          const isLastOfMosaic = place === mosaicSize - 1 && count > mosaicSize;
          return (
            <li key={files.images.fallback.src} className={styles.item} data-wide={isWide || undefined}>
              <span className={styles.opener} onClickCapture={() => setIndex(place)}>
                <DrawerButton opens={id} className={styles.button}>
                  <ResponsiveImage
                    files={files}
                    alt={alt}
                    focalPoint={focalPoint}
                    sizes={isWide ? productPageImageSizes : halfImageSizes}
                    isFirstInView={place === 0}
                    className={styles.image}
                  />
                  <span className={styles.hint}>
                    <Icon name="enlarge" />
                    <span className="visually-hidden">{t('enlarge')}</span>
                  </span>
                  {isLastOfMosaic && <span className={styles.all}>{t('allImages', { count })}</span>}
                </DrawerButton>
              </span>
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <span className={styles.dots}>
          <ImageDots count={count} place={inView} />
        </span>
      )}
      <ProductImageDialog id={id} images={images} index={index} onShow={setIndex} />
    </div>
  );
};

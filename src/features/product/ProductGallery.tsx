// The images of a product: a swipeable row on phones, a column on desktop. Each opens in a native dialog with arrow
// keys, even without scripts (src/ui/Drawer.tsx).
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentImage } from '../../../domain/content-image.ts';
import { DrawerButton } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { productPageImageSizes } from '../../ui/ProductCard.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import * as styles from './ProductGallery.module.css';

export interface ProductGalleryProps {
  images: readonly ContentImage[];
}

export const ProductGallery = ({ images }: ProductGalleryProps) => {
  const { t } = useTranslation('product');
  const id = `${useId()}-images`;
  const [index, setIndex] = useState(0);
  if (images.length === 0) return <div className={styles.none} />;
  return (
    <div>
      <ul className={styles.row} aria-label={t('pictures')}>
        {images.map(({ files, alt, focalPoint }, place) => (
          <li key={files.images.fallback.src} className={styles.item}>
            <span className={styles.opener} onClickCapture={() => setIndex(place)}>
              <DrawerButton opens={id} className={styles.button}>
                <ResponsiveImage
                  files={files}
                  alt={alt}
                  focalPoint={focalPoint}
                  sizes={productPageImageSizes}
                  isFirstInView={place === 0}
                  className={styles.image}
                />
                <span className={styles.hint}>
                  <Icon name="enlarge" />
                  {t('enlarge')}
                </span>
              </DrawerButton>
            </span>
          </li>
        ))}
      </ul>
      <ImageDialog id={id} images={images} index={index} onShow={setIndex} />
    </div>
  );
};

interface ImageDialogProps {
  /** Id by which buttons open it. */
  id: string;
  images: readonly ContentImage[];
  /** Index of the current image. */
  index: number;
  onShow: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An image in the whole window; a click zooms, arrow keys change the image. */
const ImageDialog = ({ id, images, index, onShow }: ImageDialogProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The zoomed image; another image starts unzoomed. */
  const [near, setNear] = useState<number>();
  const isNear = near === index;
  const count = images.length;

  useEffect(() => {
    const element = dialog.current;
    const followKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || count < 2) return;
      event.preventDefault();
      onShow((index + step + count) % count);
    };
    element?.addEventListener('keydown', followKey);
    return () => element?.removeEventListener('keydown', followKey);
  }, [index, count, onShow]);

  const image = images[index] ?? images[0];
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-label={t('pictures')}
      closedby="any"
      onClose={() => setNear(undefined)}
    >
      <div className={styles.bar}>
        <span aria-live="polite">{t('pictureOf', { number: index + 1, count })}</span>
        <button type="button" onClick={() => dialog.current?.close()} command="close" commandfor={id}>
          <Icon name="close" />
          {t('shell:close')}
        </button>
      </div>
      <button
        type="button"
        className={styles.large}
        data-near={isNear || undefined}
        aria-pressed={isNear}
        onClick={(event) => {
          setNear(isNear ? undefined : index);
          if (!isNear) scrollToPoint(event);
        }}
      >
        <ResponsiveImage
          files={image.files}
          alt={image.alt}
          focalPoint={image.focalPoint}
          sizes={isNear ? '200vw' : '100vw'}
        />
        <span className={styles.nearLabel}>{t('magnify')}</span>
      </button>
      {count > 1 && (
        <div className={styles.steps}>
          <button type="button" onClick={() => onShow((index - 1 + count) % count)}>
            <Icon name="back" />
            {t('previousPicture')}
          </button>
          <button type="button" onClick={() => onShow((index + 1) % count)}>
            {t('nextPicture')}
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </dialog>
  );
};

/** Scrolls the clicked point to the center after zooming. */
const scrollToPoint = ({ currentTarget: frame, clientX, clientY }: MouseEvent<HTMLElement>): void => {
  const box = frame.getBoundingClientRect();
  const x = (clientX - box.left) / box.width;
  const y = (clientY - box.top) / box.height;
  requestAnimationFrame(() => {
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) * x, (frame.scrollHeight - frame.clientHeight) * y);
  });
};

// An image of a product in the whole window: a click zooms, the pointer or a finger moves the zoomed image, arrow keys
// and thumbnails change it.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';
import { toSmallestImageUrl } from './product-page-to-new-cart-item.ts';
import * as styles from './ProductImageDialog.module.css';

export interface ProductImageDialogProps {
  /** Id by which buttons open it. */
  id: string;
  images: readonly ContentImageData[];
  /** Index of the current image. */
  index: number;
  onShow: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const ProductImageDialog = ({ id, images, index, onShow }: ProductImageDialogProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // What changes the image needs scripts, and no bytes of the static page.
  const hasScripts = useValueAfterHydration(() => true, false);
  /** The zoomed image; another image starts unzoomed. */
  const [near, setNear] = useState<number>();
  const isNear = near === index;
  const count = images.length;

  useEffect(() => {
    const element = dialog.current;
    const followKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // The arrow keys scroll a zoomed image.
      if (step === undefined || count < 2 || isNear) return;
      event.preventDefault();
      onShow((index + step + count) % count);
    };
    element?.addEventListener('keydown', followKey);
    return () => element?.removeEventListener('keydown', followKey);
  }, [index, count, isNear, onShow]);

  const image = images[index] ?? images[0];
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-label={t('images')}
      closedby="any"
      onClose={() => setNear(undefined)}
    >
      <div className={styles.bar}>
        <span aria-live="polite">{t('imageOf', { number: index + 1, count })}</span>
        <button type="button" onClick={() => dialog.current?.close()} command="close" commandfor={id}>
          <Icon name="close" />
          {t('shell:close')}
        </button>
      </div>
      <div ref={frame} className={styles.frame} data-near={isNear || undefined}>
        <button
          type="button"
          className={styles.large}
          aria-pressed={isNear}
          onClick={(event) => {
            setNear(isNear ? undefined : index);
            if (!isNear) scrollToPoint(frame.current, event);
          }}
          // A finger scrolls by itself.
          onPointerMove={(event) => {
            if (isNear && event.pointerType === 'mouse') scrollToPoint(frame.current, event);
          }}
        >
          <ResponsiveImage
            files={image.files}
            alt={image.alt}
            focalPoint={image.focalPoint}
            sizes={isNear ? '250vw' : '100vw'}
          />
          <span className="visually-hidden">{t('magnify')}</span>
        </button>
      </div>
      {hasScripts && count > 1 && (
        <div className={styles.foot}>
          <ul className={styles.thumbnails}>
            {images.map((one, place) => (
              <li key={one.files.images.fallback.src}>
                <button
                  type="button"
                  aria-label={t('imageOf', { number: place + 1, count })}
                  aria-current={place === index || undefined}
                  onClick={() => onShow(place)}
                >
                  <img src={toSmallestImageUrl(one)} alt="" width="48" height="60" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.steps}>
            <button type="button" onClick={() => onShow((index - 1 + count) % count)}>
              <Icon name="back" />
              {t('previousImage')}
            </button>
            <button type="button" onClick={() => onShow((index + 1) % count)}>
              {t('nextImage')}
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
};

/** Scrolls so that the zoomed image shows the point under the pointer; its center after a click by keyboard. */
const scrollToPoint = (frame: HTMLElement | null, { clientX, clientY, detail, type }: MouseEvent): void => {
  if (!frame) return;
  const box = frame.getBoundingClientRect();
  const isByKeyboard = type === 'click' && detail === 0;
  const x = isByKeyboard ? 0.5 : (clientX - box.left) / box.width;
  const y = isByKeyboard ? 0.5 : (clientY - box.top) / box.height;
  requestAnimationFrame(() => {
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) * x, (frame.scrollHeight - frame.clientHeight) * y);
  });
};

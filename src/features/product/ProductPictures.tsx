// The pictures of a piece: on a phone a row to swipe through, on a desk below each other; each opens large, with the arrow
// keys leading to the next. A native dialog, which also opens without our script (src/ui/DrawerButton.tsx).
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPicture } from '../../../domain/product/picture.ts';
import { DrawerButton } from '../../ui/DrawerButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import * as styles from './ProductPictures.module.css';

export interface ProductPicturesProps {
  pictures: readonly ProductPicture[];
}

export const ProductPictures = ({ pictures }: ProductPicturesProps) => {
  const { t } = useTranslation('product');
  const id = `${useId()}-pictures`;
  const [index, setIndex] = useState(0);
  if (pictures.length === 0) return <div className={styles.none} />;
  return (
    <div>
      <ul className={styles.row} aria-label={t('pictures')}>
        {pictures.map(({ files, alt, focalPoint }, place) => (
          <li key={files.images.fallback?.src ?? place} className={styles.item}>
            <span className={styles.opener} onClickCapture={() => setIndex(place)}>
              <DrawerButton opens={id} className={styles.button}>
                <Picture
                  data={files}
                  alt={alt}
                  focalPoint={focalPoint}
                  sizes="(min-width: 62em) 55vw, 100vw"
                  isFirstInView={place === 0}
                  className={styles.picture}
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
      <PictureDialog id={id} pictures={pictures} index={index} onShow={setIndex} />
    </div>
  );
};

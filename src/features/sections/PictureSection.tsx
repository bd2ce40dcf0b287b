// One picture across the page, with a line below it.
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './PictureSection.module.css';

export interface PictureSectionProps {
  picture: Pick<PictureProps, 'alt' | 'data' | 'focalPoint'>;
  /** Safe HTML. */
  html: string | null;
}

export const PictureSection = ({ picture, html }: PictureSectionProps) => (
  <figure className={styles.figure}>
    <Picture {...picture} sizes="100vw" className={styles.picture} />
    {html && (
      <figcaption className={styles.caption}>
        <RichText html={html} />
      </figcaption>
    )}
  </figure>
);

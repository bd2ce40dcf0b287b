// The house's own story on its home page, beside the picture of the page that tells it in full.
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './HouseStory.module.css';

export interface HouseStoryProps {
  /** Safe HTML. */
  html: string;
  picture: Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> | null;
  action: ReactNode;
}

export const HouseStory = ({ html, picture, action }: HouseStoryProps) => (
  <div className={picture ? styles.story : styles.wordsOnly}>
    {picture && <Picture {...picture} sizes="(min-width: 62em) 42vw, 100vw" className={styles.picture} />}
    <div className={styles.words}>
      <RichText html={html} />
      {action && <p className={styles.action}>{action}</p>}
    </div>
  </div>
);

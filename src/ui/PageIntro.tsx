// The intro of a content page: heading, lead and, if the page has one, a wide image.
import type { ReactNode } from 'react';
import type { ResponsiveImageData } from './ResponsiveImage.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import * as styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  lead: string | null;
  image: ResponsiveImageData | null;
  /** The content below matters more: heading and lead take little room. */
  isCompact?: boolean;
  /** Buttons below the lead, which leave the image less room on phones. */
  children?: ReactNode;
}

export const PageIntro = ({ heading, lead, image, isCompact = false, children }: PageIntroProps) => (
  <>
    <div className={isCompact ? `${styles.words ?? ''} ${styles.compact ?? ''}` : styles.words}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    {image && (
      <ResponsiveImage
        {...image}
        className={children ? `${styles.image ?? ''} ${styles.shallow ?? ''}` : styles.image}
        sizes="100vw"
        isFirstInView
      />
    )}
  </>
);

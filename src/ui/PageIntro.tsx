// The intro of a content page: heading, lead and, if the page has one, a wide image.
import type { ResponsiveImageData } from './ResponsiveImage.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import * as styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  lead: string | null;
  image: ResponsiveImageData | null;
}

export const PageIntro = ({ heading, lead, image }: PageIntroProps) => (
  <>
    <div className={styles.words}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {image && <ResponsiveImage {...image} className={styles.image} sizes="100vw" isFirstInView />}
  </>
);

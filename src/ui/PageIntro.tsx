// The opening of a content page: heading, lead, and a wide picture where the page has one.
import type { PictureContent } from './Picture.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './PageIntro.module.css';

export interface PageIntroProps {
  heading: string;
  lead: string | null;
  picture: PictureContent | null;
}

export const PageIntro = ({ heading, lead, picture }: PageIntroProps) => (
  <>
    <div className={styles.words}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {picture && <Picture {...picture} className={styles.picture} sizes="100vw" isFirstInView />}
  </>
);

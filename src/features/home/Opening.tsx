// The opening of the home page: the house's sentence beside its largest picture.
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import * as styles from './Opening.module.css';

export interface OpeningProps {
  heading: string;
  lead: string | null;
  /** What to do first: buttons. */
  actions: ReactNode;
  picture: Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> | null;
}

export const Opening = ({ heading, lead, actions, picture }: OpeningProps) => (
  <div className={picture ? styles.opening : styles.quiet}>
    <div className={styles.words}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.actions}>{actions}</div>
    </div>
    {picture && <Picture {...picture} sizes="(min-width: 62em) 62vw, 100vw" className={styles.picture} isFirstInView />}
  </div>
);

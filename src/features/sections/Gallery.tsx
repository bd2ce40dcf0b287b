// Two to six pictures in rows of 7 : 5.
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Gallery.module.css';

export interface GalleryProps {
  heading: string | null;
  pictures: readonly (Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> & { key: string })[];
}

export const Gallery = ({ heading, pictures }: GalleryProps) => (
  <Section isNamed={Boolean(heading)}>
    {heading && <h2>{heading}</h2>}
    <ul className={styles.gallery}>
      {pictures.map(({ key, ...picture }) => (
        <li key={key}>
          <Picture {...picture} sizes="(min-width: 48em) 58vw, 100vw" className={styles.picture} />
        </li>
      ))}
    </ul>
  </Section>
);

// The departments of the house on its home page: the first ones with their pictures, the others as an index.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FocalPoint } from '../../../domain/page.ts';
import { Link } from '../../ui/Link.tsx';
import { PictureCard } from '../../ui/PictureCard.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Departments.module.css';

export interface Department {
  key: string;
  path: string;
  heading: string;
  image: IGatsbyImageData | null;
  focalPoint: FocalPoint;
}

export interface DepartmentsProps {
  id: string;
  title: string;
  departments: readonly Department[];
}

/** Two wide pictures and a row of three below. */
const picturedLimit = 5;

export const Departments = ({ id, title, departments }: DepartmentsProps) => {
  const withPicture = departments.filter((department) => department.image !== null).slice(0, picturedLimit);
  const pictured = withPicture.length < 2 ? [] : withPicture;
  const others = departments.filter((department) => !pictured.includes(department));
  return (
    <Section isNamed>
      <h2 id={id}>{title}</h2>
      {pictured.length > 0 && (
        <ul className={styles.pictured} data-count={pictured.length}>
          {pictured.map(({ key, path, heading, image, focalPoint }) => (
            <li key={key}>
              {image && (
                <PictureCard
                  name={heading}
                  href={path}
                  className={styles.card}
                  picture={{ data: image, alt: '', focalPoint, sizes: '(min-width: 48em) 50vw, 100vw' }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.index}>
          {others.map(({ key, path, heading }) => (
            <li key={key}>
              <Link href={path} className={styles.indexLink}>
                {heading}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

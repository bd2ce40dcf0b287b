// An image with a name below, optionally a link, such as a department.
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { ResponsiveImage, type ResponsiveImageData, type ResponsiveImageProps } from './ResponsiveImage.tsx';
import * as styles from './ImageCard.module.css';

export interface ImageCardProps {
  image: ResponsiveImageData & Pick<ResponsiveImageProps, 'sizes'>;
  name: string;
  note?: ReactNode;
  href?: string;
  className?: string | undefined;
}

export const ImageCard = ({ image, name, note, href, className }: ImageCardProps) => {
  const content = (
    <>
      <span className={styles.frame}>
        <ResponsiveImage {...image} className={styles.image} />
      </span>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
  const cardClass = [styles.card, className].filter(Boolean).join(' ');
  return href ? (
    <Link href={href} className={cardClass}>
      {content}
    </Link>
  ) : (
    <div className={cardClass}>{content}</div>
  );
};

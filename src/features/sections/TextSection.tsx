// A section of text: with a picture 5 : 7 beside it, or with its heading in a column of its own.
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './TextSection.module.css';

export interface TextSectionProps {
  heading: string | null;
  /** Safe HTML. */
  html: string | null;
  link: { label: string; href: string } | null;
  picture: Pick<PictureProps, 'alt' | 'data' | 'focalPoint'> | null;
  isPictureLeft: boolean;
}

export const TextSection = ({ heading, html, link, picture, isPictureLeft }: TextSectionProps) => {
  const words = (
    <>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <div>
        {html && <RichText html={html} />}
        {link && (
          <p className={styles.action}>
            <ButtonLink href={link.href} variant="ghost">
              {link.label}
              <Icon name="arrow" />
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
  if (!picture) return <div className={heading ? `${styles.words} ${styles.plain}` : styles.words}>{words}</div>;
  return (
    <div className={isPictureLeft ? `${styles.split} ${styles.left}` : styles.split}>
      <div className={styles.words}>{words}</div>
      <Picture {...picture} sizes="(min-width: 62em) 58vw, 100vw" className={styles.picture} />
    </div>
  );
};

// Sections that editors can add to a page: text, image, gallery, quotation, call to action.
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ResponsiveImage, type ResponsiveImageData } from '../../ui/ResponsiveImage.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './TextAndMediaSections.module.css';

export interface TextSectionProps {
  heading: string | null;
  /** Sanitized HTML. */
  html: string | null;
  link: { label: string; href: string } | null;
  image: ResponsiveImageData | null;
  isImageLeft: boolean;
}

/** Text beside a 5 : 7 image, or with its heading in a separate column. */
export const TextSection = ({ heading, html, link, image, isImageLeft }: TextSectionProps) => {
  const body = (
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
  if (!image) return <div className={heading ? `${styles.words} ${styles.plain}` : styles.words}>{body}</div>;
  return (
    <div className={isImageLeft ? `${styles.split} ${styles.left}` : styles.split}>
      <div className={styles.words}>{body}</div>
      <ResponsiveImage {...image} sizes="(min-width: 62em) 58vw, 100vw" className={styles.image} />
    </div>
  );
};

interface ImageSectionProps {
  image: ResponsiveImageData;
  /** Sanitized HTML. */
  html: string | null;
}

/** A full-width image with a caption. */
export const ImageSection = ({ image, html }: ImageSectionProps) => (
  <figure className={styles.figure}>
    <ResponsiveImage {...image} sizes="100vw" className={styles.figureImage} />
    {html && (
      <figcaption className={styles.caption}>
        <RichText html={html} />
      </figcaption>
    )}
  </figure>
);

interface GallerySectionProps {
  heading: string | null;
  images: readonly ResponsiveImageData[];
}

/** Two to six images in rows of 7 : 5. */
export const GallerySection = ({ heading, images }: GallerySectionProps) => (
  <ContainerWidthSection isNamed={Boolean(heading)}>
    {heading && <h2>{heading}</h2>}
    <ul className={styles.gallery}>
      {images.map((image) => (
        <li key={image.files.images.fallback.src}>
          <ResponsiveImage {...image} sizes="(min-width: 48em) 58vw, 100vw" className={styles.galleryImage} />
        </li>
      ))}
    </ul>
  </ContainerWidthSection>
);

interface QuoteSectionProps {
  /** Sanitized HTML, without quotation marks. */
  html: string;
  attribution: string | null;
}

/** A pull quote with the quotation marks of the page's language. */
export const PullQuoteSection = ({ html, attribution }: QuoteSectionProps) => (
  <ContainerWidthSection>
    <figure className={styles.quote}>
      <blockquote className={styles.quoteWords}>
        <RichText html={html} />
      </blockquote>
      {attribution && <figcaption className={styles.by}>{attribution}</figcaption>}
    </figure>
  </ContainerWidthSection>
);

interface CallToActionSectionProps {
  heading: string | null;
  /** Sanitized HTML. */
  html: string | null;
  link: { label: string; href: string };
}

/** A call to action: heading, sentence and button. */
export const CallToActionSection = ({ heading, html, link }: CallToActionSectionProps) => (
  <ContainerWidthSection>
    <div className={styles.parts}>
      <div className={styles.actionWords}>
        {heading && <h2>{heading}</h2>}
        {html && <RichText html={html} />}
      </div>
      <p className={styles.button}>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </p>
    </div>
  </ContainerWidthSection>
);

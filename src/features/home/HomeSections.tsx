// Sections of the home page: hero, departments, about.
import type { ReactNode } from 'react';
import type { PageTeaser } from '../../gatsby/mapping/to-localized-page-contents.ts';
import { LinkList } from '../../ui/Link.tsx';
import { ResponsiveImage, type ResponsiveImageData } from '../../ui/ResponsiveImage.tsx';
import { ImageCard } from '../../ui/ImageCard.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './HomeSections.module.css';

export interface DepartmentsSectionProps {
  id: string;
  title: string;
  departments: readonly PageTeaser[];
}

/** Two wide images and a row of three. */
export const maxLargeDepartmentCards = 5;

/** The first departments as large image cards, the others as small ones, those without an image as links. */
export const DepartmentsSection = ({ id, title, departments }: DepartmentsSectionProps) => {
  const withImage = departments.filter((department) => department.image !== null);
  const shownAsCards = withImage.length < 2 ? [] : withImage;
  const others = departments.filter((department) => !shownAsCards.includes(department));
  const large = shownAsCards.slice(0, maxLargeDepartmentCards);
  return (
    <ContainerWidthSection isNamed>
      <h2 id={id}>{title}</h2>
      <DepartmentCards departments={large} className={styles.imageCards} sizes="(min-width: 48em) 50vw, 100vw" />
      <DepartmentCards
        departments={shownAsCards.slice(maxLargeDepartmentCards)}
        className={styles.smallCards}
        sizes="(min-width: 48em) 25vw, 50vw"
      />
      {others.length > 0 && (
        <LinkList
          links={others.map(({ path, heading }) => ({ href: path, label: heading }))}
          className={styles.index}
          linkClassName={styles.indexLink}
        />
      )}
    </ContainerWidthSection>
  );
};

interface DepartmentCardsProps extends Pick<DepartmentsSectionProps, 'departments'> {
  className: string | undefined;
  sizes: string;
}

const DepartmentCards = ({ departments, className, sizes }: DepartmentCardsProps) =>
  departments.length > 0 && (
    <ul className={className} data-count={departments.length}>
      {departments.map(({ key, path, heading, image }) => (
        <li key={key}>
          {image && (
            <ImageCard name={heading} href={path} className={styles.card} image={{ ...image, alt: '', sizes }} />
          )}
        </li>
      ))}
    </ul>
  );

interface AboutSectionProps {
  /** Sanitized HTML. */
  html: string;
  image: ResponsiveImageData | null;
  action: ReactNode;
}

/** About the project, beside the image of its about page. */
export const HomeAboutSection = ({ html, image, action }: AboutSectionProps) => (
  <div className={image ? styles.story : styles.wordsOnly}>
    {image && <ResponsiveImage {...image} sizes="(min-width: 62em) 42vw, 100vw" className={styles.image} />}
    <div className={styles.words}>
      <RichText html={html} />
      {action && <p className={styles.action}>{action}</p>}
    </div>
  </div>
);

interface HomeHeroProps {
  heading: string;
  lead: string | null;
  /** Calls to action: buttons. */
  actions: ReactNode;
  image: ResponsiveImageData | null;
}

/** Beside the text, the image covers the height that header and menu bar leave; its own ratio is 16 : 9. */
const heroImageSizes = '(min-width: 62em) max(58vw, 178vh - 300px), 100vw';

/** The hero: heading and lead beside the largest image. */
export const HomeHero = ({ heading, lead, actions, image }: HomeHeroProps) => (
  <div className={image ? styles.hero : styles.quiet}>
    <div className={styles.heroText}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.actions}>{actions}</div>
    </div>
    {image && <ResponsiveImage {...image} sizes={heroImageSizes} className={styles.heroImage} isFirstInView />}
  </div>
);

// The brands of a department, linked to their pages: logo or name, description and a "more" button (specification §2,
// page strings: brands).
import { useTranslation } from 'react-i18next';
import type { BrandTeaserContent } from '../../gatsby/mapping/to-brand-content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './BrandGrid.module.css';

export interface BrandGridProps {
  heading: string | null;
  /** Sanitized HTML. */
  html?: string | null;
  brands: readonly BrandTeaserContent[];
}

/** Columns on a wide screen: one row for up to four brands, otherwise rows of three. */
const toColumns = (count: number): number => (count === 4 ? 4 : Math.min(count, 3));

export const BrandGrid = ({ heading, html, brands }: BrandGridProps) => {
  const { t } = useTranslation('shell');
  return (
    <ContainerWidthSection isNamed={Boolean(heading)}>
      {heading && <h2>{heading}</h2>}
      {html && (
        <div className={styles.intro}>
          <RichText html={html} />
        </div>
      )}
      <ul className={styles.grid} data-count={toColumns(brands.length)}>
        {brands.map(({ name, path, lead, logo }) => (
          <li key={path}>
            <Link href={path} className={styles.link}>
              {logo ? (
                <img src={logo} alt={name} className={styles.logo} loading="lazy" />
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              {lead && <span className={styles.lead}>{lead}</span>}
              <span className={styles.more}>
                {t('brandMore', { brand: name })}
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ContainerWidthSection>
  );
};

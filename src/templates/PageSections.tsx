// The sections of a page in the editors' order, each by the part for its type.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import { Action } from '../features/sections/Action.tsx';
import { BrandGrid } from '../features/sections/BrandGrid.tsx';
import { Gallery } from '../features/sections/Gallery.tsx';
import { PictureSection } from '../features/sections/PictureSection.tsx';
import { Quote } from '../features/sections/Quote.tsx';
import { TextSection } from '../features/sections/TextSection.tsx';
import { WindowSection } from '../features/sections/WindowSection.tsx';
import { ProductTeasers } from '../features/home/ProductTeasers.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './PageSections.module.css';
import { type SectionData, toSectionPicture } from './section-data.ts';

export interface PageSectionsProps {
  sections: readonly SectionData[];
  /** They follow the words of the page's opening as its picture would. */
  isOpening?: boolean;
}

export const PageSections = ({ sections, isOpening = false }: PageSectionsProps) =>
  sections.length === 0 ? null : (
    <div className={isOpening ? `${styles.sections} ${styles.opening}` : styles.sections}>
      {sections.map((section) => (
        <div key={section.id} id={section.anchor ?? undefined} data-type={section.type}>
          <SectionPart section={section} />
        </div>
      ))}
    </div>
  );

const SectionPart = ({ section }: { section: SectionData }) => {
  const { t, i18n } = useTranslation('shell');
  const { heading, html, link, attribution, listPath } = section;
  const picture = section.picture && toSectionPicture(section.picture);
  switch (section.type) {
    case 'text':
      return <TextSection {...{ heading, html, link, picture }} isPictureLeft={section.isPictureLeft} />;
    case 'picture':
      return picture && <PictureSection picture={picture} html={html} />;
    case 'gallery':
      return (
        <Gallery heading={heading} pictures={section.pictures.flatMap((entry) => toSectionPicture(entry) ?? [])} />
      );
    case 'quote':
      return html && <Quote html={html} attribution={attribution} />;
    case 'brands':
      return (
        <BrandGrid
          heading={heading}
          html={html}
          brands={section.brands.map(({ logo, ...brand }) => ({ ...brand, logoUrl: logo?.publicURL ?? null }))}
        />
      );
    case 'products':
      return (
        <ProductTeasers
          title={heading}
          locale={i18n.language as Locale}
          products={section.products.map(({ image, alt, ...product }) => ({
            ...product,
            imageAlt: alt,
            image: image.childImageSharp?.gatsbyImageData ?? null,
          }))}
          action={
            (link ?? listPath) && (
              <ButtonLink href={link?.href ?? listPath ?? ''} variant="ghost">
                {link?.label ?? t('prices.seeAll')}
                <Icon name="arrow" />
              </ButtonLink>
            )
          }
        />
      );
    case 'action':
      return link && <Action {...{ heading, html, link }} />;
    case 'window':
      return picture && <WindowSection {...{ heading, html, picture }} hotspots={section.hotspots.map(toHotspot)} />;
  }
};

const toHotspot = ({ picture, ...hotspot }: SectionData['hotspots'][number]) => ({
  ...hotspot,
  picture: picture && toSectionPicture(picture),
});

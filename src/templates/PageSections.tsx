// The sections of a page in the editors' order, each rendered by the component for its type.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import {
  CallToActionSection,
  GallerySection,
  ImageSection,
  PullQuoteSection,
  TextSection,
} from '../features/sections/TextAndMediaSections.tsx';
import { BrandGrid } from '../features/sections/BrandGrid.tsx';
import { HotspotImageSection } from '../features/sections/HotspotImageSection.tsx';
import { ProductTeaserRow } from '../features/home/ProductTeaserRow.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './PageSections.module.css';
import type { PageSectionData } from '../gatsby/mapping/to-page-section.ts';
import type { PageSectionNode } from './page-query-results-and-heads.tsx';

export interface PageSectionsProps<Node extends PageSectionNode> {
  sections: readonly Node[];
  /** The sections follow the intro text directly, in place of its image. */
  isIntro?: boolean;
  /** Shows a section that is a product list, which only departments have. */
  renderList?: ((section: Node) => ReactNode) | undefined;
}

export const PageSections = <Node extends PageSectionNode>({
  sections,
  isIntro = false,
  renderList,
}: PageSectionsProps<Node>) =>
  sections.length === 0 ? null : (
    <div className={isIntro ? `${styles.sections} ${styles.opening}` : styles.sections}>
      {sections.map((node) => (
        <div key={node.id} id={node.data.anchor ?? undefined} data-type={node.data.type}>
          {node.data.list ? renderList?.(node) : <SectionPart section={node.data} />}
        </div>
      ))}
    </div>
  );

const SectionPart = ({ section }: { section: PageSectionData }) => {
  const { t, i18n } = useTranslation('shell');
  const { heading, html, link, attribution, listPath, image } = section;
  switch (section.type) {
    case 'text':
      return <TextSection heading={heading} html={html} link={link} image={image} isImageLeft={section.isImageLeft} />;
    case 'picture':
      return image && <ImageSection image={image} html={html} />;
    case 'gallery':
      return <GallerySection heading={heading} images={section.images} />;
    case 'quote':
      return html && <PullQuoteSection html={html} attribution={attribution} />;
    case 'brands':
      return <BrandGrid heading={heading} html={html} brands={section.brands} />;
    case 'products':
      return (
        <ProductTeaserRow
          title={heading}
          locale={i18n.language as Locale}
          products={section.products}
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
      return link && <CallToActionSection heading={heading} html={html} link={link} />;
    case 'window':
      return image && <HotspotImageSection heading={heading} html={html} image={image} hotspots={section.hotspots} />;
  }
};

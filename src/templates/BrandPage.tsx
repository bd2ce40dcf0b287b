// The page of a brand, below its department (specification §2, brand links).
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { ProductSearchFacets } from '../../contract/shop/product-search.ts';
import type { ShopSettings } from '../../contract/shop-settings.ts';
import type { BrandTeaserContent, BrandPageContent } from '../gatsby/mapping/to-brand-content.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { ProductSummary } from '../../domain/product/to-product.ts';
import { PageHead } from '../app/PageHead.tsx';
import { DepartmentOrBrandProductList } from '../features/product-list/DepartmentOrBrandProductList.tsx';
import { BrandGrid } from '../features/sections/BrandGrid.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './BrandPage.module.css';
import type { GatsbyDataNode, SiteShellQueryResult } from './page-query-results-and-heads.tsx';

interface BrandData extends SiteShellQueryResult {
  brand: GatsbyDataNode<BrandPageContent> & {
    products: GatsbyDataNode<ProductSummary>[];
    facets: GatsbyDataNode<ProductSearchFacets> | null;
  };
  shop: { settings: ShopSettings } | null;
  others: { nodes: { card: BrandTeaserContent }[] };
}

const BrandPage = ({ data, location }: PageProps<BrandData, SitePageContext>) => {
  const { shop } = data;
  const { data: shell } = data.shell;
  const { data: brand, products, facets } = data.brand;
  const { t } = useTranslation(['brand', 'shell']);
  const otherBrands = data.others.nodes.map(({ card }) => card).filter(({ path }) => path !== brand.path);
  return (
    <>
      <nav className={styles.trail} aria-label={t('trail')}>
        <ol>
          <li>
            <Link href={localizedSiteRouteTable.home[shell.language]}>{shell.projectName}</Link>
          </li>
          <li>
            <Link href={brand.department.path}>{brand.department.heading}</Link>
          </li>
          <li>
            <span aria-current="page">{brand.name}</span>
          </li>
        </ol>
      </nav>
      <PageIntro heading={brand.name} lead={brand.lead} image={brand.image} />
      <ContainerWidthSection className={styles.about}>
        {brand.html && <RichText html={brand.html} />}
        {/* Visitors bring what is only serviced. */}
        {!brand.list && (
          <p className={styles.action}>
            <ButtonLink href={shell.appointmentPath ?? shell.contactPath}>
              {t(shell.appointmentPath ? 'shell:appointment' : 'shell:contact')}
            </ButtonLink>
          </p>
        )}
        {brand.website && (
          <p className={styles.action}>
            <ButtonLink href={brand.website} variant="ghost">
              {t('website', { brand: brand.name })}
              <Icon name="arrow" />
            </ButtonLink>
          </p>
        )}
      </ContainerWidthSection>
      {brand.list && (
        <DepartmentOrBrandProductList
          heading={t('products', { brand: brand.name })}
          list={brand.list}
          products={products.map((product) => product.data)}
          initialFacets={facets?.data}
          locale={shell.language}
          path={brand.path}
          query={location.search}
          settings={shop?.settings ?? null}
        />
      )}
      {otherBrands.length > 0 && (
        <div className={styles.others}>
          <BrandGrid heading={t('others')} brands={otherBrands} />
        </div>
      )}
      {brand.notice && (
        <ContainerWidthSection>
          <div className={styles.notice}>
            {brand.notice.title && <h2 className={styles.noticeTitle}>{brand.notice.title}</h2>}
            <RichText html={brand.notice.html} />
          </div>
        </ContainerWidthSection>
      )}
    </>
  );
};

export default BrandPage;

export const Head = ({ data, pageContext }: HeadProps<BrandData, SitePageContext>) => {
  const { data: shell } = data.shell;
  const {
    brand: { data: brand },
  } = data;
  return (
    <PageHead
      shell={shell}
      page={{
        title: brand.title,
        description: brand.lead,
        keywords: brand.keywords,
        image: brand.image,
        parent: { title: brand.department.heading, path: brand.department.path },
      }}
      context={pageContext}
    />
  );
};

export const query = graphql`
  query BrandPage($language: String!, $pageKey: String!, $brandPath: String!, $namespaces: [String!]!) {
    ...SitePage
    brand: brandContent(path: { eq: $brandPath }) {
      data
      products {
        data
      }
      facets {
        data
      }
    }
    shop: shopDefaults(language: { eq: $language }) {
      settings
    }
    others: allBrandContent(
      filter: { language: { eq: $language }, brandType: { eq: $pageKey } }
      sort: { order: ASC }
    ) {
      nodes {
        card
      }
    }
  }
`;

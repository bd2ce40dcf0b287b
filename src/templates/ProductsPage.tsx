// A page of the product list: the products of the build, which the browser refreshes and filters.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageHead } from '../app/PageHead.tsx';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { ProductSearchFacets } from '../../contract/shop/product-search.ts';
import type { ProductSummary } from '../../domain/product/to-product.ts';
import { ProductList } from '../features/product-list/ProductList.tsx';
import { toAllProductsListPathAndFixedFilters } from '../features/product-list/product-list-path-and-fixed-filters.ts';
import { useProductListFromUrlQuery } from '../features/product-list/useProductsOfListState.ts';
import { hidePrerenderedProductListScript } from '../features/product-list/hide-prerendered-product-list.ts';
import { useProductListSearchHeading } from '../features/product-list/useProductListSearchHeading.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import {
  type GatsbyDataNode,
  type ContentPageQueryResult,
  type ShopSettingsQueryResult,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';
import * as styles from './ProductsPage.module.css';

interface ProductsData extends ContentPageQueryResult, ShopSettingsQueryResult {
  listed: { nodes: (GatsbyDataNode<ProductSummary> & { id: string })[] };
  /** `null` if the build could not read them. */
  facets: GatsbyDataNode<ProductSearchFacets> | null;
}

interface ProductsContext extends SitePageContext {
  /** Page number, from 1. */
  listPage: number;
  productCount: number;
  /** Ids of the product nodes on this page, in list order. */
  productIds: string[];
}

const ProductsPage = ({ data, pageContext, location }: PageProps<ProductsData, ProductsContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, listed, shop, facets } = data;
  const { listPage, productCount, productIds } = pageContext;
  const isFirst = listPage === 1;
  const { language: locale } = shell;
  const prerendered = useMemo(
    () => ({
      locale,
      listLocation: toAllProductsListPathAndFixedFilters(locale),
      page: listPage,
      products: productIds.flatMap((id) => listed.nodes.find((node) => node.id === id)?.data ?? []),
      productCount,
    }),
    [locale, listPage, productIds, listed, productCount],
  );
  const requested = useProductListFromUrlQuery(prerendered, location.search);
  const heading = useProductListSearchHeading(page.heading, requested);
  return (
    <>
      {/* Before the lead: a page that arrives in parts may be painted in between. */}
      <script dangerouslySetInnerHTML={{ __html: hidePrerenderedProductListScript }} />
      <PageIntro
        heading={heading}
        lead={isFirst && requested.state.search === '' ? page.lead : null}
        image={null}
        isCompact
      />
      <ContainerWidthSection>
        <ProductList
          {...prerendered}
          requested={requested}
          initialFacets={facets?.data}
          query={location.search}
          filters={shop?.data.settings.filters ?? []}
          showsRatings={shop?.data.settings.allow_ratings ?? false}
          purchaseToOrder={shop?.data.settings.purchase_to_order ?? false}
          defaultSort={shop?.data.settings.default_sort ?? 'sort'}
          shippingPath={localizedSiteRouteTable.shipping[locale]}
        />
      </ContainerWidthSection>
      {isFirst && page.body && (
        <ContainerWidthSection>
          <RichText html={page.body} />
        </ContainerWidthSection>
      )}
      {shop?.data.footerHtml && (
        <ContainerWidthSection className={styles.footer}>
          <RichText html={shop.data.footerHtml} />
        </ContainerWidthSection>
      )}
      {isFirst && <PageSections sections={sections.nodes} />}
    </>
  );
};

export default ProductsPage;

export const Head = ({ data, pageContext }: HeadProps<ProductsData, ProductsContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { listPage } = pageContext;
  const title = listPage === 1 ? page.title : `${page.title} (${listPage})`;
  return <PageHead shell={shell} page={{ ...page, title }} context={pageContext} />;
};

export const query = graphql`
  query ProductsPage($language: String!, $pageKey: String!, $productIds: [String!]!, $namespaces: [String!]!) {
    ...ContentPage
    shop: shopDefaults(language: { eq: $language }) {
      data
    }
    facets: productListFacets(language: { eq: $language }, query: { eq: "" }) {
      data
    }
    listed: allShopListProduct(filter: { id: { in: $productIds } }) {
      nodes {
        id
        data
      }
    }
  }
`;

// The page of a department with a product list, which the browser refreshes and filters: otherwise a text page.
import { graphql, type PageProps } from 'gatsby';
import type { ProductSearchFacets } from '../../contract/shop/product-search.ts';
import type { ShopSettings } from '../../contract/shop-settings.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { ProductSummary } from '../../domain/product/to-product.ts';
import { DepartmentOrBrandProductList } from '../features/product-list/DepartmentOrBrandProductList.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  type GatsbyDataNode,
  type PageSectionNode,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { TextPageBody } from './TextPageBody.tsx';

interface DepartmentSectionNode extends PageSectionNode {
  /** The first products of the list; empty for other sections. */
  products: GatsbyDataNode<ProductSummary>[];
  /** `null` for other sections, or if the build could not read them. */
  facets: GatsbyDataNode<ProductSearchFacets> | null;
}

interface DepartmentData extends ContentPageQueryResult {
  sections: { nodes: DepartmentSectionNode[] };
  shop: { settings: ShopSettings } | null;
}

const DepartmentPage = ({ data, location }: PageProps<DepartmentData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, shop } = data;
  const renderList = ({ data: { heading, list, link }, products, facets }: DepartmentSectionNode) => {
    if (!list) return null;
    // The link that a row would have leads to this list.
    const isOwnLink = link !== null && link.href !== list.path;
    return (
      <DepartmentOrBrandProductList
        heading={heading}
        list={list}
        products={products.map((product) => product.data)}
        initialFacets={facets?.data}
        locale={shell.language}
        path={page.path}
        query={location.search}
        settings={shop?.settings ?? null}
        action={
          isOwnLink && (
            <ButtonLink href={link.href} variant="ghost">
              {link.label}
              <Icon name="arrow" />
            </ButtonLink>
          )
        }
      />
    );
  };
  return <TextPageBody page={page} sections={sections.nodes} renderList={renderList} />;
};

export default DepartmentPage;

export const Head = ContentPageHead;

export const query = graphql`
  query DepartmentPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    shop: shopDefaults(language: { eq: $language }) {
      settings
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        products {
          data
        }
        facets {
          data
        }
      }
    }
  }
`;

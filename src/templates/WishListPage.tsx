// The wish list. The layout is static, an island shows the products, because the list is on the visitor's device or in
// the hash of a shared link.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { addToCartWithLazyModule } from '../features/cart/LazyCartPreview.tsx';
import { DepartmentsSection, maxLargeDepartmentCards } from '../features/home/HomeSections.tsx';
import { productPageToNewCartItem } from '../features/product/product-page-to-new-cart-item.ts';
import { ProductGrid } from '../features/product-list/ProductGrid.tsx';
import { TaxAndShippingNote } from '../features/product-list/ProductListItemPrice.tsx';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import {
  type DepartmentsQueryResult,
  type SiteShellQueryResult,
  createPageHeadFromMessages,
} from './page-query-results-and-heads.tsx';

const WishList = createLazyPageIsland(
  () => import(/* webpackChunkName: "wish-list-page-preload" */ '../features/wishlist/wish-list-page-island.tsx'),
  {
    namespace: 'wishList',
    size: { minHeight: '36rem' },
  },
);

type WishListData = SiteShellQueryResult & DepartmentsQueryResult;

const WishListPage = ({ data }: PageProps<WishListData, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { t } = useTranslation('wishList');
  return (
    <>
      <PageIntro heading={t('heading')} lead={t('lead')} image={null} />
      <WishList
        locale={shell.language}
        path={nonCmsPagePaths.wish_list[shell.language]}
        projectName={shell.projectName}
        shippingPath={localizedSiteRouteTable.shipping[shell.language]}
        departments={
          <DepartmentsSection
            id="departments"
            title={t('departments')}
            departments={data.departments.nodes.slice(0, maxLargeDepartmentCards).map(({ teaser }) => teaser)}
          />
        }
        ProductGrid={ProductGrid}
        TaxAndShippingNote={TaxAndShippingNote}
        toCartAddition={productPageToNewCartItem}
        addToCart={addToCartWithLazyModule}
      />
    </>
  );
};

export default WishListPage;

export const Head = createPageHeadFromMessages('wishList');

export const query = graphql`
  query WishListPage($language: String!, $namespaces: [String!]!) {
    ...SitePage
    ...Departments
  }
`;

// The cart page: layout and sections are static, the cart is an island.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { DepartmentsSection, maxLargeDepartmentCards } from '../features/home/HomeSections.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import {
  type ContentPageQueryResult,
  type DepartmentsQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

const Cart = createLazyPageIsland(
  () => import(/* webpackChunkName: "cart-page-preload" */ '../features/cart/cart-page-island.tsx'),
  {
    namespace: 'cart',
    // What follows the cart starts below the first view, in which it would move.
    size: { minHeight: '75vh' },
  },
);

type CartData = ContentPageQueryResult & DepartmentsQueryResult;

const CartPage = ({ data }: PageProps<CartData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, departments } = data;
  const { t } = useTranslation('cart');
  return (
    <>
      <PageIntro heading={page.heading} lead={null} image={null} />
      <ContainerWidthSection>
        <Cart
          shop={shell.shop}
          productsPath={shell.productsPath ?? localizedSiteRouteTable.home[shell.language]}
          checkoutPath={shell.checkoutPath}
          shippingPath={localizedSiteRouteTable.shipping[shell.language]}
          lead={page.lead}
          departments={
            <DepartmentsSection
              id="departments"
              title={t('departments')}
              departments={departments.nodes.slice(0, maxLargeDepartmentCards).map(({ teaser }) => teaser)}
            />
          }
        />
      </ContainerWidthSection>
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default CartPage;

export const Head = ContentPageHead;

export const query = graphql`
  query CartPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    ...Departments
  }
`;

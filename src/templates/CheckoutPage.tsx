// The checkout page: layout and sections are static, the checkout is an island.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { PreHydrationCheckoutForm } from '../features/checkout/details/PreHydrationCheckoutForm.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichTextSection } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './CheckoutPage.module.css';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  type ShopSettingsQueryResult,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

const Checkout = createLazyPageIsland(
  async () => {
    const island = await import(
      /* webpackChunkName: "checkout-page-preload" */ '../features/checkout/checkout-island.tsx'
    );
    await island.preloadCheckoutIslandData();
    return island;
  },
  {
    namespace: 'checkout',
    Preview: PreHydrationCheckoutForm,
    size: { minHeight: '40rem' },
  },
);

const CheckoutPage = ({ data }: PageProps<ContentPageQueryResult & ShopSettingsQueryResult, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, shop } = data;
  const { language } = shell;
  const home = localizedSiteRouteTable.home[language];
  const paths = {
    cart: shell.cartPath ?? home,
    products: shell.productsPath ?? home,
    privacy: localizedSiteRouteTable.privacy[language],
    shipping: localizedSiteRouteTable.shipping[language],
    terms: localizedSiteRouteTable.agb[language],
    thanks: localizedSiteRouteTable.thanks[language],
    withdrawal: localizedSiteRouteTable.withdrawal[language],
  };
  return (
    <>
      <div className={styles.intro}>
        <PageIntro heading={page.heading} lead={page.lead} image={null} isCompact />
      </div>
      <ContainerWidthSection>
        <Checkout
          shop={shell.shop}
          paths={paths}
          guaranteeNotice={shop?.data.guaranteeNotice ?? null}
          countries={(shop?.data.settings.shipping_countries ?? []).map(({ country_code: code }) => code.toUpperCase())}
        />
      </ContainerWidthSection>
      <RichTextSection html={page.body} />
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default CheckoutPage;

export const Head = ContentPageHead;

export const query = graphql`
  query CheckoutPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    shop: shopDefaults(language: { eq: $language }) {
      data
    }
  }
`;

// The checkout page: layout and sections are static, the checkout is an island.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { CheckoutFormPreview } from '../features/checkout/details/CheckoutFormPreview.tsx';
import { siteRouteTable } from '../i18n/site-paths.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichTextSection } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  type ShopContentQueryResult,
  unwrapShellAndPageData,
} from './page-query-results.tsx';
import { PageSections } from './PageSections.tsx';

const Checkout = lazyPageIsland(
  async () => {
    const island = await import(
      /* webpackChunkName: "checkout-page-preload" */ '../features/checkout/checkout-island.tsx'
    );
    await island.preloadCheckoutIslandData();
    return island;
  },
  {
    namespace: 'checkout',
    Preview: CheckoutFormPreview,
    size: { minHeight: '40rem' },
  },
);

const CheckoutPage = ({ data }: PageProps<ContentPageQueryResult & ShopContentQueryResult, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, shop } = data;
  const { language } = shell;
  const home = siteRouteTable.home[language];
  const paths = {
    cart: shell.cartPath ?? home,
    products: shell.productsPath ?? home,
    privacy: siteRouteTable.privacy[language],
    shipping: siteRouteTable.shipping[language],
    terms: siteRouteTable.agb[language],
    thanks: siteRouteTable.thanks[language],
    withdrawal: siteRouteTable.withdrawal[language],
  };
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={null} />
      <Section>
        <Checkout
          shop={shell.shop}
          paths={paths}
          guaranteeNotice={shop?.data.guaranteeNotice ?? null}
          countries={(shop?.data.settings.shipping_countries ?? []).map(({ country_code: code }) => code.toUpperCase())}
        />
      </Section>
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

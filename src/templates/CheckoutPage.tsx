// The checkout: the frame and the editors' sections are static, the checkout itself is an island.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { routeTable } from '../i18n/paths.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';
import type { ShopDefaultsData } from './shop-data.ts';

const Checkout = lazyPageIsland(() => import('../features/checkout/island.tsx'), {
  namespace: 'checkout',
  size: { minHeight: '40rem' },
});

interface CheckoutData extends PageData, SectionsData, ShopDefaultsData {}

const CheckoutPage = ({ data: { shell, page, sections, shop }, pageContext }: PageProps<CheckoutData, PageContext>) => {
  const { language } = shell;
  const home = routeTable.home[language];
  const paths = {
    cart: shell.cartPath ?? home,
    products: shell.productsPath ?? home,
    privacy: routeTable.privacy[language],
    shipping: routeTable.shipping[language],
    terms: routeTable.agb[language],
    thanks: routeTable.thanks[language],
    withdrawal: routeTable.withdrawal[language],
  };
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={null} />
      <Section>
        <Checkout paths={paths} guaranteeNotice={shop?.guaranteeNotice ?? null} />
      </Section>
      {page.body && (
        <Section>
          <RichText html={page.body} />
        </Section>
      )}
      <PageSections sections={sections.nodes} />
    </Layout>
  );
};

export default CheckoutPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<CheckoutData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query CheckoutPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        ...SectionFields
      }
    }
    shop: shopDefaults(language: { eq: $language }) {
      ...ShopDefaultsFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

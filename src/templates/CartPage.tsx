// The cart page: the frame and the editors' sections are static, the cart itself is an island.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { routeTable } from '../i18n/paths.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

const Cart = lazyPageIsland(() => import('../features/cart/island.tsx'), {
  namespace: 'cart',
  size: { minHeight: '14rem' },
});

interface CartData extends PageData, SectionsData {}

const CartPage = ({ data: { shell, page, sections }, pageContext }: PageProps<CartData, PageContext>) => (
  <Layout shell={shell} paths={pageContext.paths}>
    <PageIntro heading={page.heading} lead={page.lead} picture={null} />
    <Section>
      <Cart
        productsPath={shell.productsPath ?? routeTable.home[shell.language]}
        checkoutPath={shell.checkoutPath}
        shippingPath={routeTable.shipping[shell.language]}
      />
    </Section>
    <PageSections sections={sections.nodes} />
  </Layout>
);

export default CartPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<CartData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query CartPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

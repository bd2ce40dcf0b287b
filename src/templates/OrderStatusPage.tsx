// The page of an order, behind the link of its mails: the frame is static, what is ordered is asked for by an island. Its key
// stands behind `#` and leaves the browser for the order service alone.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { routeTable } from '../i18n/paths.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';

const OrderStatus = lazyPageIsland(() => import('../features/order-status/island.tsx'), {
  namespace: 'orderStatus',
  size: { minHeight: '36rem' },
});

interface OrderStatusData extends Pick<PageData, 'shell'> {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const OrderStatusPage = ({ data: { shell }, pageContext }: PageProps<OrderStatusData, PageContext>) => {
  const { t } = useTranslation('orderStatus');
  const paths = { contact: shell.contactPath, withdrawalForm: routeTable.withdrawal_form[shell.language] };
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={t('heading')} lead={null} picture={null} />
      <Section>
        <OrderStatus paths={paths} />
      </Section>
    </Layout>
  );
};

export default OrderStatusPage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<OrderStatusData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'orderStatus')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query OrderStatusPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

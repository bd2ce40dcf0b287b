// The order status page that emails link to. The layout is static, an island loads the order. The access key is in the
// hash, so only the order service receives it.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import { PhoneAndOpeningHours } from './PhoneAndOpeningHours.tsx';
import { type SiteShellQueryResult, createPageHeadFromMessages } from './page-query-results-and-heads.tsx';

const OrderStatus = createLazyPageIsland(
  () => import(/* webpackChunkName: "order-status-page-preload" */ '../features/order-status/order-status-island.tsx'),
  {
    namespace: 'orderStatus',
    size: { minHeight: '36rem' },
  },
);

const OrderStatusPage = ({ data }: PageProps<SiteShellQueryResult, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { t } = useTranslation('orderStatus');
  const paths = { contact: shell.contactPath, withdrawalForm: localizedSiteRouteTable.withdrawal_form[shell.language] };
  return (
    <>
      <PageIntro heading={t('heading')} lead={null} image={null} />
      <ContainerWidthSection>
        <OrderStatus paths={paths} help={<PhoneAndOpeningHours shell={shell} />} />
      </ContainerWidthSection>
    </>
  );
};

export default OrderStatusPage;

export const Head = createPageHeadFromMessages('orderStatus');

export const query = graphql`
  query OrderStatusPage($language: String!, $namespaces: [String!]!) {
    ...SitePage
  }
`;

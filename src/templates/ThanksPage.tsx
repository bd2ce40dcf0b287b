// The thanks page for a message, with the name a form in this tab stored, or for an order, with its number (`?order=`).
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { emailLinkPagePaths } from '../../contract/email-link-paths.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { useOrderNumberFromUrl, useThanksPageSenderName } from '../features/thanks/thanks-page-state.ts';
import { OrderThanksPageContent } from '../features/order-status/OrderThanksPageContent.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

const ThanksPage = ({ data }: PageProps<ContentPageQueryResult, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections } = data;
  const { t } = useTranslation('thanks');
  const name = useThanksPageSenderName();
  const orderNumber = useOrderNumberFromUrl();
  // Loads scripts immediately, because the name appears only after hydration.
  const home = (
    <p data-starts-at-once>
      <ButtonLink href={localizedSiteRouteTable.home[shell.language]} variant="ghost">
        {t('home')}
        <Icon name="arrow" />
      </ButtonLink>
    </p>
  );
  const after = <PageSections sections={sections.nodes} />;
  return (
    <>
      {orderNumber === null ? (
        <>
          <PageIntro heading={name ? t('heading', { name }) : page.heading} lead={page.lead} image={page.image} />
          <ContainerWidthSection>
            {page.body && <RichText html={page.body} />}
            {home}
          </ContainerWidthSection>
          {after}
        </>
      ) : (
        <>
          <PageIntro heading={t('order.title')} lead={null} image={null} />
          <OrderThanksPageContent
            orderNumber={orderNumber}
            orderStatusPath={emailLinkPagePaths.order_status[shell.language]}
            end={home}
          >
            {after}
          </OrderThanksPageContent>
        </>
      )}
    </>
  );
};

export default ThanksPage;

export const Head = ContentPageHead;

export const query = graphql`
  query ThanksPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
  }
`;

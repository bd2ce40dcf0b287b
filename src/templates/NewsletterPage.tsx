// Landing page of newsletter emails: confirms or ends a subscription. The layout is static, the action is an island.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { NewsletterSignUpForm } from '../features/newsletter/NewsletterSignUpForm.tsx';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import { type SiteShellQueryResult, createPageHeadFromMessages } from './page-query-results-and-heads.tsx';

const NewsletterLink = createLazyPageIsland(
  () =>
    import(/* webpackChunkName: "newsletter-page-preload" */ '../features/newsletter/newsletter-email-link-island.tsx'),
  {
    namespace: 'newsletter',
    size: { maxWidth: 'var(--measure)', minHeight: '9rem' },
  },
);

const NewsletterPage = ({ data }: PageProps<SiteShellQueryResult, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { t } = useTranslation('newsletter');
  return (
    <>
      <PageIntro heading={t('heading')} lead={null} image={null} />
      <ContainerWidthSection>
        <NewsletterLink hasSignUp={shell.newsletter !== null} />
        {shell.newsletter && <NewsletterSignUpForm offer={shell.newsletter} language={shell.language} />}
      </ContainerWidthSection>
    </>
  );
};

export default NewsletterPage;

export const Head = createPageHeadFromMessages('newsletter');

export const query = graphql`
  query NewsletterPage($language: String!, $namespaces: [String!]!) {
    ...SitePage
  }
`;

// The page to which the newsletter's mails lead: confirming and leaving. The frame is static, what a link does is an island.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';

const NewsletterLink = lazyPageIsland(() => import('../features/newsletter/link-island.tsx'), {
  namespace: 'newsletter',
  size: { maxWidth: 'var(--measure)', minHeight: '14rem' },
});

interface NewsletterData extends Pick<PageData, 'shell'> {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const NewsletterPage = ({ data: { shell }, pageContext }: PageProps<NewsletterData, PageContext>) => {
  const { t } = useTranslation('newsletter');
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={t('heading')} lead={null} picture={null} />
      <Section>
        <NewsletterLink hasSignUp={shell.newsletter !== null} />
      </Section>
    </Layout>
  );
};

export default NewsletterPage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<NewsletterData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'newsletter')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query NewsletterPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

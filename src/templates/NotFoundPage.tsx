// The 404 page of a language (specification §8).
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../domain/page.ts';
import { routeTable } from '../i18n/paths.ts';
import { Link } from '../ui/Link.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';

interface NotFoundData extends Pick<PageData, 'shell'> {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const NotFoundPage = ({ data: { shell }, pageContext }: PageProps<NotFoundData, PageContext>) => {
  const { t } = useTranslation('notFound');
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={t('heading')} lead={t('text')} picture={null} />
      <Section>
        <Link href={routeTable.home[shell.language]}>{t('home')}</Link>
      </Section>
    </Layout>
  );
};

export default NotFoundPage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<NotFoundData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'notFound')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

// What the service worker answers with when there is no connection and the page asked for has not been kept. It is shown
// at that page's address and without Gatsby's runtime (src/gatsby/offline), so it must work as plain HTML.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import { tryAgainScript } from '../app/try-again-script.ts';
import type { PageContext } from '../../domain/page.ts';
import { Button } from '../ui/Button.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';

interface OfflineData extends Pick<PageData, 'shell'> {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const OfflinePage = ({ data: { shell }, pageContext }: PageProps<OfflineData, PageContext>) => {
  const { t } = useTranslation('offline');
  const { phone } = shell.contact;
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={t('heading')} lead={t('text')} picture={null} />
      <Section>
        <p data-try-again="">
          <Button>{t('again')}</Button>
        </p>
        {phone && (
          <p>
            <PhoneLink title={t('call')} phone={phone} />
          </p>
        )}
      </Section>
      <script dangerouslySetInnerHTML={{ __html: tryAgainScript }} />
    </Layout>
  );
};

export default OfflinePage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<OfflineData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'offline')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

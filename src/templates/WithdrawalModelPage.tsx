// The model withdrawal form to print and fill in by hand (law row L11). Without a record of the editors: its words are those
// of the statute, the address is the house's.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { ModelForm } from '../features/withdrawal-model/ModelForm.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';

interface WithdrawalModelData extends Pick<PageData, 'shell'> {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const WithdrawalModelPage = ({ data: { shell }, pageContext }: PageProps<WithdrawalModelData, PageContext>) => {
  const { t } = useTranslation('withdrawalModel');
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={t('heading')} lead={null} picture={null} />
      <Section>
        <ModelForm contact={shell.contact} withdrawalPath={shell.withdrawalPath} />
      </Section>
    </Layout>
  );
};

export default WithdrawalModelPage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<WithdrawalModelData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'withdrawalModel')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query WithdrawalModelPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

// A legal text with its contents beside it: privacy, terms, withdrawal, shipping, accessibility.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { LegalText } from '../features/legal-text/LegalText.tsx';
import { WithdrawalWays } from '../features/withdrawal-model/WithdrawalWays.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { type PageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

interface LegalData extends PageData, SectionsData {}

const LegalPage = ({ data: { shell, page, sections }, pageContext }: PageProps<LegalData, PageContext>) => (
  <Layout shell={shell} paths={pageContext.paths}>
    <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
    {page.body && <LegalText html={page.body} />}
    {page.key === 'withdrawal' && shell.withdrawalPath && (
      <WithdrawalWays withdrawalPath={shell.withdrawalPath} language={shell.language} />
    )}
    <PageSections sections={sections.nodes} />
  </Layout>
);

export default LegalPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<LegalData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query LegalPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
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

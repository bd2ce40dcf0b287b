// The privacy page: the house's own text, then what the visitor has agreed to, to be withdrawn (specification §2).
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import type { Imprint } from '../../domain/site.ts';
import { ConsentManager } from '../features/consent/ConsentManager.tsx';
import { DataProtection } from '../features/imprint/DataProtection.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { type PageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

interface PrivacyData extends PageData, SectionsData {
  imprint: Pick<Imprint, 'dataProtectionOfficers' | 'legalTexts'>;
}

const PrivacyPage = ({ data, pageContext }: PageProps<PrivacyData, PageContext>) => {
  const { shell, page, sections, imprint } = data;
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
      <Section>
        {page.body && <RichText html={page.body} />}
        <DataProtection imprint={imprint} />
        <ConsentManager language={shell.language} texts={imprint.legalTexts} />
      </Section>
      <PageSections sections={sections.nodes} />
    </Layout>
  );
};

export default PrivacyPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<PrivacyData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query PrivacyPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    imprint: companyImprint(language: { eq: $language }) {
      legalTexts {
        key
        title
        html
      }
      dataProtectionOfficers {
        name
        address {
          street
          zipCode
          city
        }
        phone {
          display
          href
        }
        email
      }
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

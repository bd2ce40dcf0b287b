// The imprint: the house's own text beside its legal sidebar (law row L20). In French it also holds the privacy text.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import type { Imprint } from '../../domain/site.ts';
import { ConsentManager } from '../features/consent/ConsentManager.tsx';
import { LegalSidebar } from '../features/imprint/LegalSidebar.tsx';
import { LegalTexts } from '../features/imprint/LegalTexts.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './ImprintPage.module.css';
import type { PageData, PageWithImage } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

interface ImprintData extends PageData, SectionsData {
  imprint: Imprint;
  privacy: Pick<PageWithImage, 'body' | 'heading' | 'path'> | null;
  privacySections: SectionsData['sections'];
}

const topTexts = ['additional_top_info'];
const mainTexts = [
  'legal_authority',
  'insurance',
  'image_sources',
  'data_protection',
  'rolex',
  'additional_bottom_info',
];

const ImprintPage = ({ data, pageContext }: PageProps<ImprintData, PageContext>) => {
  const { shell, page, sections, imprint, privacy, privacySections } = data;
  const sharesPrivacy = privacy?.path === page.path;
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={null} />
      <Section className={styles.columns}>
        <div>
          <LegalSidebar contact={shell.contact} imprint={imprint} />
        </div>
        <div className={styles.texts}>
          <LegalTexts imprint={imprint} keys={topTexts} />
          {page.body && <RichText html={page.body} />}
          <LegalTexts imprint={imprint} keys={mainTexts} />
        </div>
      </Section>
      <PageSections sections={sections.nodes} />
      {sharesPrivacy && (
        <>
          <Section className={styles.shared}>
            <h2 className={styles.privacy}>{privacy.heading}</h2>
            {privacy.body && <RichText html={privacy.body} />}
            <ConsentManager language={shell.language} texts={imprint.legalTexts} />
          </Section>
          <PageSections sections={privacySections.nodes} />
        </>
      )}
    </Layout>
  );
};

export default ImprintPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<ImprintData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query ImprintPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    privacy: pageContent(key: { eq: "privacy" }, language: { eq: $language }) {
      path
      heading
      body
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        ...SectionFields
      }
    }
    privacySections: allPageSection(
      filter: { language: { eq: $language }, pageKey: { eq: "privacy" } }
      sort: { order: ASC }
    ) {
      nodes {
        ...SectionFields
      }
    }
    imprint: companyImprint(language: { eq: $language }) {
      legalForm
      executives
      addresses {
        street
        zipCode
        city
        type
      }
      registers {
        type
        number
        registrar
      }
      vatId
      taxNumber
      packagingRegisterNumber
      weeeNumber
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

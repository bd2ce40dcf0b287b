// The privacy page: the project's text, then the visitor's consents with a way to withdraw them (specification §2).
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { ImprintPageData } from '../../domain/site-content.ts';
import { CookieConsentSettingsSection } from '../features/consent/CookieConsentSettingsSection.tsx';
import { DataProtectionOfficersSection } from '../features/imprint/ImprintLegalTextSections.tsx';
import { LegalTextWithTableOfContents } from '../features/legal-text/LegalTextWithTableOfContents.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

interface PrivacyData extends ContentPageQueryResult {
  imprint: { privacy: Pick<ImprintPageData, 'dataProtectionOfficers' | 'legalTexts'> };
}

const PrivacyPage = ({ data }: PageProps<PrivacyData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const {
    sections,
    imprint: { privacy: imprint },
  } = data;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      <LegalTextWithTableOfContents html={page.body ?? ''}>
        <DataProtectionOfficersSection imprint={imprint} />
        <CookieConsentSettingsSection language={shell.language} texts={imprint.legalTexts} />
      </LegalTextWithTableOfContents>
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default PrivacyPage;

export const Head = ContentPageHead;

export const query = graphql`
  query PrivacyPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    imprint: companyImprint(language: { eq: $language }) {
      privacy
    }
  }
`;

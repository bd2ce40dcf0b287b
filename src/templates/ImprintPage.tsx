// The imprint: the project's text beside the sidebar of legal details (law row L20). In French it also contains the
// privacy text.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { PageContent } from '../gatsby/mapping/to-localized-page-contents.ts';
import type { ImprintPageData } from '../../domain/site-content.ts';
import { CookieConsentSettingsSection } from '../features/consent/CookieConsentSettingsSection.tsx';
import { ImprintSidebar } from '../features/imprint/ImprintSidebar.tsx';
import { ImprintLegalTextSections } from '../features/imprint/ImprintLegalTextSections.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './ImprintPage.module.css';
import {
  type GatsbyDataNode,
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

interface ImprintData extends ContentPageQueryResult {
  imprint: GatsbyDataNode<ImprintPageData>;
  privacy: GatsbyDataNode<PageContent> | null;
  privacySections: ContentPageQueryResult['sections'];
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

const ImprintPage = ({ data }: PageProps<ImprintData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const {
    sections,
    imprint: { data: imprint },
    privacySections,
  } = data;
  const privacy = data.privacy?.data;
  const sharesPrivacy = privacy?.path === page.path;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={null} />
      <ContainerWidthSection className={styles.columns}>
        <div>
          <ImprintSidebar contact={shell.contact} imprint={imprint} />
        </div>
        <div className={styles.texts}>
          <ImprintLegalTextSections imprint={imprint} keys={topTexts} />
          {page.body && <RichText html={page.body} />}
          <ImprintLegalTextSections imprint={imprint} keys={mainTexts} />
        </div>
      </ContainerWidthSection>
      <PageSections sections={sections.nodes} />
      {sharesPrivacy && (
        <>
          <ContainerWidthSection className={styles.shared}>
            <h2 className={styles.privacy}>{privacy.heading}</h2>
            {privacy.body && <RichText html={privacy.body} />}
            <CookieConsentSettingsSection language={shell.language} texts={imprint.legalTexts} />
          </ContainerWidthSection>
          <PageSections sections={privacySections.nodes} />
        </>
      )}
    </>
  );
};

export default ImprintPage;

export const Head = ContentPageHead;

export const query = graphql`
  query ImprintPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    privacy: pageContent(key: { eq: "privacy" }, language: { eq: $language }) {
      data
    }
    privacySections: allPageSection(
      filter: { language: { eq: $language }, pageKey: { eq: "privacy" } }
      sort: { order: ASC }
    ) {
      nodes {
        id
        data
      }
    }
    imprint: companyImprint(language: { eq: $language }) {
      data
    }
  }
`;

// A text page: intro, image, formatted text and the editors' sections. Used for departments, about, services and legal
// texts.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  type PageSectionsQueryResult,
  unwrapShellAndPageData,
} from './page-query-results.tsx';
import { PageSections } from './PageSections.tsx';
import * as styles from './TextPage.module.css';

const TextPage = ({ data }: PageProps<ContentPageQueryResult & PageSectionsQueryResult, SitePageContext>) => {
  const { page } = unwrapShellAndPageData(data);
  const { sections } = data;
  // If a page starts with a hotspot image, the text follows it.
  const leading = sections.nodes[0]?.data.type === 'window' ? 1 : 0;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.picture} />
      <PageSections sections={sections.nodes.slice(0, leading)} isIntro />
      {page.body && (
        <div className={leading > 0 ? styles.behind : undefined}>
          <Section>
            <RichText html={page.body} />
          </Section>
        </div>
      )}
      <PageSections sections={sections.nodes.slice(leading)} />
    </>
  );
};

export default TextPage;

export const Head = ContentPageHead;

export const query = graphql`
  query TextPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      data
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      data
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        id
        data
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

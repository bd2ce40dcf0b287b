// A text page: intro, image, formatted text and the editors' sections. Used for about, services and departments without a
// product list.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  type PageSectionsQueryResult,
  unwrapShellAndPageData,
} from './page-query-results.tsx';
import { TextPageContent } from './TextPageContent.tsx';

const TextPage = ({ data }: PageProps<ContentPageQueryResult & PageSectionsQueryResult, SitePageContext>) => {
  const { page } = unwrapShellAndPageData(data);
  const { sections } = data;
  return <TextPageContent page={page} sections={sections.nodes} />;
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

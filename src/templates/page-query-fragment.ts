// GraphQL fragments for the queries of the pages. Gatsby registers fragments globally by name.
import { graphql } from 'gatsby';

/** Of every page (`SitePage`), and of those with a CMS record (`ContentPage`), which may have sections. */
export const pageQueryFragments = graphql`
  fragment SitePage on Query {
    shell: siteShell(language: { eq: $language }) {
      data
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
  fragment ContentPage on Query {
    ...SitePage
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      data
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        id
        data
      }
    }
  }
`;

// GraphQL fragments for the queries of the pages. Gatsby registers fragments globally by name.
import { graphql } from 'gatsby';

/**
 * Of every page (`SitePage`), of those with a CMS record (`ContentPage`), which may have sections, and of those that lead to
 * the departments (`Departments`).
 */
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
  fragment Departments on Query {
    departments: allPageContent(
      filter: { language: { eq: $language }, departmentOrder: { ne: null } }
      sort: { departmentOrder: ASC }
    ) {
      nodes {
        teaser
      }
    }
  }
`;

// The GraphQL fragment every page query shares: the messages of its language. Gatsby makes fragments known by name.
import { graphql } from 'gatsby';

export const localeFragment = graphql`
  fragment LocaleFields on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

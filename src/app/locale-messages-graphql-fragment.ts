// The GraphQL fragment for the messages of a page's language. Gatsby registers fragments globally by name.
import { graphql } from 'gatsby';

export const localeMessagesGraphqlFragment = graphql`
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

// The part of the shell's GraphQL schema that is about the newsletter; Gatsby lays it over the rest. Used by gatsby-node.ts.

export const newsletterNodeTypes = /* GraphQL */ `
  type SiteShell implements Node @dontInfer {
    newsletter: ShellNewsletter
  }
  type ShellNewsletter {
    consent: String!
    textVersion: String!
    privacyPath: String
  }
`;

// The explicit GraphQL schema of the shop's nodes. What domain/product describes stands in one JSON field each: a page
// takes all of it, and nothing is asked by its parts. Used by gatsby-node.ts.

export const shopNodeTypes = /* GraphQL */ `
  type EngravingFonts implements Node @dontInfer {
    serif: String!
    script: String!
  }
  type ShopDefaults implements Node @dontInfer {
    language: String!
    settings: JSON!
    callToAction: String
    footerHtml: String
    guaranteeNotice: JSON
    merchantTerms: JSON!
  }
  type ShopProduct implements Node @dontInfer {
    language: String!
    slug: String!
    order: Int!
    path: String!
    shareFile: String
    lastModified: String
    imagePaths: [String!]!
    listProductId: String!
    product: JSON!
  }
  type ShopListProduct implements Node @dontInfer {
    language: String!
    product: JSON!
  }
`;

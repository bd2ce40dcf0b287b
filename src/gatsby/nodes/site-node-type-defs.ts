// The GraphQL schema of the site's nodes: columns for what queries filter or sort by, and the result of the mappings
// in ../mapping as JSON.

export const siteNodeTypeDefs = /* GraphQL */ `
  type SiteShell implements Node @dontInfer {
    language: String!
    data: JSON!
    sharing: JSON!
  }
  type PageContent implements Node @dontInfer {
    key: String!
    language: String!
    path: String!
    heading: String!
    departmentOrder: Int
    hasProductList: Boolean!
    lastModified: String
    data: JSON!
    teaser: JSON!
  }
  type PageSection implements Node @dontInfer {
    language: String!
    pageKey: String!
    order: Int!
    data: JSON!
    products: [ShopListProduct!]! @link
    facets: ProductListFacets @link
  }
  type BrandContent implements Node @dontInfer {
    language: String!
    slug: String!
    brandType: String!
    path: String!
    order: Int!
    lastModified: String
    data: JSON!
    card: JSON!
    products: [ShopListProduct!]! @link
    facets: ProductListFacets @link
  }
  type ProductTeaser implements Node @dontInfer {
    language: String!
    order: Int!
    data: JSON!
  }
  type SiteEvent implements Node @dontInfer {
    language: String!
    order: Int!
    data: JSON!
  }
  type CompanyImprint implements Node @dontInfer {
    language: String!
    data: JSON!
    privacy: JSON!
  }
  type AppointmentOffer implements Node @dontInfer {
    language: String!
    data: JSON!
  }
  type EngravingFonts implements Node @dontInfer {
    data: JSON!
  }
  type ShopDefaults implements Node @dontInfer {
    language: String!
    data: JSON!
    settings: JSON!
    merchantTerms: JSON!
    trustLines: JSON!
    paymentMethods: JSON!
  }
  type ProductListFacets implements Node @dontInfer {
    language: String!
    query: String!
    data: JSON!
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
    data: JSON!
  }
  type ShopListProduct implements Node @dontInfer {
    language: String!
    data: JSON!
  }
`;

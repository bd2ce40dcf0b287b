// The GraphQL fragments of the shop's templates (shop-data.ts). Gatsby makes fragments known by name.
import { graphql } from 'gatsby';

export const shopFragment = graphql`
  fragment ShopDefaultsFields on ShopDefaults {
    settings
    callToAction
    footerHtml
    guaranteeNotice
  }

  fragment EngravingFontsFields on EngravingFonts {
    serif
    script
  }
`;

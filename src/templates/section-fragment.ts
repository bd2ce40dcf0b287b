// The GraphQL fragments of a page's sections. Gatsby makes fragments known by name.
import { graphql } from 'gatsby';

export const sectionFragment = graphql`
  fragment SectionFields on PageSection {
    id
    type
    anchor
    heading
    html
    attribution
    isPictureLeft
    listPath
    link {
      label
      href
    }
    picture {
      ...SectionPictureFields
    }
    pictures {
      ...SectionPictureFields
    }
    brands {
      name
      path
      lead
      logo {
        publicURL
      }
    }
    products {
      slug
      path
      name
      manufacturer
      offer
      ...SectionPieceFields
    }
    hotspots {
      x
      y
      label
      description
      href
      picture {
        alt
        focalPoint {
          x
          y
        }
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [320, 480, 750])
          }
        }
      }
    }
  }
  fragment SectionPictureFields on SectionPicture {
    alt
    focalPoint {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [480, 750, 1080, 1366, 1980])
      }
    }
  }
  fragment SectionPieceFields on SectionProduct {
    alt
    focalPoint {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [320, 480, 750])
      }
    }
  }
`;

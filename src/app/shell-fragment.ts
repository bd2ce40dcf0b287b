// The GraphQL fragments every page query shares: shell, locale messages. Gatsby makes fragments known by name.
import { graphql } from 'gatsby';

export const shellFragment = graphql`
  fragment ShellFields on SiteShell {
    language
    siteTitle
    houseName
    siteDescription
    logo {
      file {
        publicURL
      }
      otherFile {
        publicURL
      }
      width
      height
    }
    theme {
      css
      initialMode
      background
    }
    icon {
      href
      type
      touchHref
    }
    menu {
      label
      href
      type
      links {
        label
        href
        type
      }
      groups {
        label
        links {
          label
          href
          type
        }
      }
    }
    social {
      label
      href
      media
    }
    widgets {
      name
      header
      position
      showLogo
    }
    legalLinks {
      label
      href
      type
    }
    contact {
      companyName
      displayName
      address {
        street
        zipCode
        city
      }
      phone {
        display
        href
      }
      mobile {
        display
        href
      }
      fax {
        display
        href
      }
      email
      directionsUrl
    }
    branches {
      id
      name
      address {
        street
        zipCode
        city
      }
      phone {
        display
        href
      }
      directionsUrl
      coordinates {
        latitude
        longitude
      }
      periods {
        dayCode
        dayText
        opens
        closes
        freeText
      }
      country
      holidays {
        date
        name
      }
    }
    timeZone
    builtOn
    holidaysUntil
    weeeNumber
    specialDays {
      date
      branch
      opens
      closes
      reason
    }
    openingHours {
      day
      opens
      closes
      closed
      freeText
    }
    cartPath
    checkoutPath
    productsPath
    shopLinks {
      type
      label
      href
    }
    contactPath
    appointmentPath
    withdrawalPath
    newsletter {
      consent
      textVersion
      privacyPath
    }
    consents {
      functionId
      displayName
      description
      link
      defaultOn
      locked
    }
    retailerClock {
      apiKey
      brandPath
      hiddenPath
    }
  }

  fragment PageFields on PageContent {
    key
    language
    path
    title
    description
    keywords
    heading
    lead
    body
    imageAlt
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

// The explicit GraphQL schema of the site's nodes: what domain describes, for page queries. Used by gatsby-node.ts.
import { imprintTypes } from './imprint-types.ts';

export const nodeTypes = /* GraphQL */ `
  type SiteShell implements Node @dontInfer {
    language: String!
    siteTitle: String!
    houseName: String!
    siteDescription: String
    logo: ShellLogo
    theme: ShellTheme!
    icon: ShellIcon!
    menu: [ShellMenuEntry!]!
    social: [ShellSocialLink!]!
    widgets: [ShellWidget!]!
    legalLinks: [ShellLink!]!
    contact: ShellContact!
    branches: [ShellBranch!]!
    openingHours: [ShellOpeningHours!]!
    timeZone: String!
    builtOn: String!
    holidaysUntil: String!
    weeeNumber: String
    specialDays: [ShellSpecialDay!]!
    cartPath: String
    checkoutPath: String
    productsPath: String
    shopLinks: [ShellShopLink!]!
    contactPath: String!
    appointmentPath: String
    withdrawalPath: String
    consents: [ShellConsent!]!
    retailerClock: ShellRetailerClock
  }
  type ShellShopLink {
    type: String!
    label: String!
    href: String!
  }
  type ShellConsent {
    functionId: String!
    displayName: String
    description: String
    link: String
    defaultOn: Boolean!
    locked: Boolean!
  }
  type ShellRetailerClock {
    apiKey: String!
    brandPath: String!
    hiddenPath: String!
  }
  type ShellLogo {
    file: File! @link
    otherFile: File @link
    width: Int!
    height: Int!
  }
  type ShellTheme {
    css: String!
    initialMode: String!
    background: String!
    surface: String!
    control: String!
    text: String!
  }
  type ShellIcon {
    href: String!
    type: String!
    touchHref: String!
  }
  type ShellLink {
    label: String!
    href: String!
    type: String
  }
  type ShellMenuGroup {
    label: String!
    links: [ShellLink!]!
  }
  type ShellMenuEntry {
    label: String!
    href: String
    type: String
    links: [ShellLink!]!
    groups: [ShellMenuGroup!]!
  }
  type ShellSocialLink {
    label: String!
    href: String!
    media: String!
  }
  type ShellWidget {
    name: String!
    header: String
    position: String!
    showLogo: Boolean!
  }
  type ShellPhone {
    display: String!
    href: String
  }
  type ShellAddress {
    street: String!
    zipCode: String!
    city: String!
  }
  type ShellContact {
    companyName: String!
    displayName: String!
    address: ShellAddress
    phone: ShellPhone
    mobile: ShellPhone
    fax: ShellPhone
    email: String
    directionsUrl: String
  }
  type ShellBranch {
    id: String!
    name: String!
    address: ShellAddress!
    phone: ShellPhone
    directionsUrl: String!
    coordinates: ShellCoordinates
    periods: [ShellPeriod!]!
    country: String!
    holidays: [ShellHoliday!]!
  }
  type ShellCoordinates {
    latitude: Float!
    longitude: Float!
  }
  type ShellPeriod {
    dayCode: Int
    dayText: String!
    opens: String
    closes: String
    freeText: String
  }
  type ShellHoliday {
    date: String!
    name: String!
  }
  type ShellSpecialDay {
    date: String!
    branch: String
    opens: String
    closes: String
    reason: String
  }
  type ShellOpeningHours {
    day: String!
    opens: String
    closes: String
    closed: Boolean!
    freeText: String
  }

  type PageContent implements Node @dontInfer {
    key: String!
    language: String!
    path: String!
    title: String!
    description: String
    keywords: String
    heading: String!
    lead: String
    body: String
    image: File @link
    imageAlt: String!
    focalPoint: PageFocalPoint!
    departmentOrder: Int
    lastModified: String
  }
  type PageFocalPoint {
    x: Int!
    y: Int!
  }

  type ProductTeaser implements Node @dontInfer {
    slug: String!
    path: String
    language: String!
    order: Int!
    name: String!
    manufacturer: String!
    offer: JSON
    image: File! @link
    imageAlt: String!
    focalPoint: PageFocalPoint!
  }

  type SiteEvent implements Node @dontInfer {
    language: String!
    order: Int!
    anchor: String!
    title: String!
    html: String
    when: String!
    startsAt: String!
    endsAt: String!
    endsAtMs: Float!
    place: String!
    address: ShellAddress
    state: String!
    registrationHref: String
    image: File @link
    imageAlt: String!
    focalPoint: PageFocalPoint!
  }

  type BrandContent implements Node @dontInfer {
    language: String!
    slug: String!
    brandType: String!
    order: Int!
    path: String!
    title: String!
    name: String!
    lead: String
    html: String
    website: String
    logo: File @link
    image: File @link
    imageAlt: String!
    focalPoint: PageFocalPoint!
    department: BrandDepartment!
    notice: BrandNotice
    keywords: String
    products: [ShopListProduct!]! @link
    listPath: String
    lastModified: String
  }
  type BrandDepartment {
    heading: String!
    path: String!
  }
  type BrandNotice {
    title: String
    html: String!
  }

  type PageSection implements Node @dontInfer {
    language: String!
    pageKey: String!
    order: Int!
    type: String!
    anchor: String
    heading: String
    html: String
    attribution: String
    link: SectionLink
    listPath: String
    isPictureLeft: Boolean!
    picture: SectionPicture
    pictures: [SectionPicture!]!
    brands: [SectionBrand!]!
    products: [SectionProduct!]!
    hotspots: [SectionHotspot!]!
  }
  type SectionLink {
    label: String!
    href: String!
  }
  type SectionPicture {
    image: File! @link
    alt: String!
    focalPoint: PageFocalPoint!
  }
  type SectionBrand {
    name: String!
    path: String!
    lead: String
    logo: File @link
  }
  type SectionProduct {
    slug: String!
    path: String
    name: String!
    manufacturer: String!
    offer: JSON
    image: File! @link
    alt: String!
    focalPoint: PageFocalPoint!
  }
  type SectionHotspot {
    x: Float!
    y: Float!
    label: String!
    description: String
    href: String
    picture: SectionPicture
  }

  ${imprintTypes}
`;

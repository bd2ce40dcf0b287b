// What the pages are made of, in one language and ready to show: made by src/gatsby, given to templates as page data.
import type { Locale } from '../contract/locale.ts';
import type { Consent } from './consent.ts';
import type { OpeningPeriod, SpecialDay } from './opening/opening-times.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** Style class chosen by the editor (specification §3, menu item type). */
  type: string | null;
}

export interface MenuEntry {
  label: string;
  /** `null` for an entry that only opens its links. */
  href: string | null;
  type: string | null;
  links: MenuLink[];
  groups: { label: string; links: MenuLink[] }[];
}

export interface SocialLink {
  label: string;
  href: string;
  media: 'facebook' | 'googleplus' | 'instagram' | 'other';
}

export interface FormattedPhoneNumber {
  /** International format, or the number as entered where it cannot be parsed. */
  display: string;
  /** `tel:` address; `null` where the number is not callable. */
  href: string | null;
}

export interface PostalAddress {
  street: string;
  zipCode: string;
  city: string;
}

export interface ContactDetails {
  companyName: string;
  displayName: string;
  address: PostalAddress | null;
  phone: FormattedPhoneNumber | null;
  mobile: FormattedPhoneNumber | null;
  fax: FormattedPhoneNumber | null;
  email: string | null;
  /** The way to the house in a maps service. */
  directionsUrl: string | null;
}

/** A line of a branch's opening times: a coded day or a text in its place. */
export interface BranchOpeningPeriod extends OpeningPeriod {
  dayText: string;
  freeText: string | null;
}

export interface Branch {
  /** In the backend: forms say by it which branch they mean. */
  id: string;
  name: string;
  address: PostalAddress;
  phone: FormattedPhoneNumber | null;
  directionsUrl: string;
  coordinates: { latitude: number; longitude: number } | null;
  periods: BranchOpeningPeriod[];
  /** ISO 3166-1. */
  country: string;
  /** Public holidays of the next two years where it lies, with their names in the language of the page. */
  holidays: { date: string; name: string }[];
}

/** A day with other hours, and why. */
export interface NamedSpecialDay extends SpecialDay {
  /** Id of the branch for which it holds; `null` for all. */
  branch: string | null;
  reason: string | null;
}

/** One line of the opening hours; `opens` and `closes` are `HH:MM` in the house's time zone. */
export interface OpeningHours {
  day: string;
  opens: string | null;
  closes: string | null;
  closed: boolean;
  freeText: string | null;
}

export interface EmbeddedWidget {
  /** address, contact, navigation, social or openingHours; any other shows 'Widget not found'. */
  name: string;
  header: string | null;
  position: 'drawer' | 'footer';
  showLogo: boolean;
}

export interface Theme {
  /** Custom properties of the project's colours and buttons. */
  css: string;
  /** The mode the site opens in. */
  initialMode: 'dark' | 'light';
  /** Ground of the page in that mode. */
  background: string;
}

/** The house's icon as files of this site. */
export interface SiteIcon {
  /** For the browser's tab. */
  href: string;
  type: string;
  /** For home screens that read no manifest; a PNG. */
  touchHref: string;
}

/** The logo as a file of this site; width and height in CSS pixels, at most 80 high. */
export interface Logo {
  path: string;
  /** The logo in the text colour of the other mode; `null` where it looks the same in both. */
  otherPath: string | null;
  width: number;
  height: number;
}

export interface RetailerClockSettings {
  /** The dealer's own key, which the brand's script gets. */
  apiKey: string;
  /** Page of the brand, which the clock leads to. */
  brandPath: string;
  /** Page of another brand, on which no clock may be seen (specification §2). */
  hiddenPath: string;
}

/** What stands beside the sign-up for the newsletter (law row L23). */
export interface NewsletterSignupData {
  /** What somebody agrees to who signs up, and the version under which that is logged. */
  consent: string;
  textVersion: string;
  privacyPath: string | null;
}

/** The frame around every page of one language. */
export interface SiteLayoutData {
  language: Locale;
  siteTitle: string;
  houseName: string;
  /** Description of pages that have none of their own. */
  siteDescription: string | null;
  logo: Logo | null;
  theme: Theme;
  icon: SiteIcon;
  menu: MenuEntry[];
  social: SocialLink[];
  widgets: EmbeddedWidget[];
  legalLinks: MenuLink[];
  contact: ContactDetails;
  branches: Branch[];
  openingHours: OpeningHours[];
  /** IANA name of the house's time zone. */
  timeZone: string;
  /** The day of the build on the house's clock, `YYYY-MM-DD`: what the page shows until the browser knows the day. */
  builtOn: string;
  /** The last day of which the holidays of the branches are known, `YYYY-MM-DD`. */
  holidaysUntil: string;
  /** Registration of electrical equipment, beside the notice on batteries (law row L18). */
  weeeNumber: string | null;
  specialDays: NamedSpecialDay[];
  /** Path of the cart; `null` for a project without shop settings or cart page, and without a store root. */
  cartPath: string | null;
  /** Path of the checkout; `null` as with the cart. */
  checkoutPath: string | null;
  /** Path of the product list; `null` as with the cart. */
  productsPath: string | null;
  /** Terms, withdrawal, shipping: shown for the types of legal page that the shop's settings hold. */
  shopLinks: { type: string; label: string; href: string }[];
  /** Path of the contact page, for the quick buttons. */
  contactPath: string;
  /** Path of the page for arranging an appointment; `null` where the project takes none. */
  appointmentPath: string | null;
  /** Path of the page for withdrawing from a contract (law row L8); `null` where the project publishes none. */
  withdrawalPath: string | null;
  /** The sign-up for the newsletter; `null` where the project has none. */
  newsletter: NewsletterSignupData | null;
  /** What visitors may agree to, in the banner's order. */
  consents: Consent[];
  /** The clock of a watch brand's retailers; `null` where the project has none. */
  retailerClock: RetailerClockSettings | null;
}

export interface LegalPerson {
  name: string;
  address: PostalAddress | null;
  phone: FormattedPhoneNumber | null;
  email: string | null;
}

/** What §5 DDG wants in an imprint (law row L20), with the house's own legal texts as HTML. */
export interface LegalNotice {
  legalForm: 'bag' | 'ev' | 'other' | 'single';
  executives: string[];
  addresses: (PostalAddress & { type: 'federal_office' | 'hq' | null })[];
  registers: { type: string; number: string; registrar: string }[];
  vatId: string | null;
  taxNumber: string | null;
  packagingRegisterNumber: string | null;
  /** Registration of electrical equipment (law row L18). */
  weeeNumber: string | null;
  legalTexts: { key: string; title: string | null; html: string }[];
  dataProtectionOfficers: LegalPerson[];
}

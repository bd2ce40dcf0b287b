// Types of the page data that src/gatsby passes to the templates, in one language and ready to be displayed.
import type { Locale } from '../contract/locale.ts';
import type { ContentImageData } from './content-image-data.ts';
import type { ConsentOption } from './cookie-consent.ts';
import type { OpeningPeriod, SpecialOpeningDay } from './opening-hours/opening-hours.ts';
import type { ShopSettingsForLayout } from './shop-settings.ts';

export interface MenuLinkData {
  label: string;
  href: string;
  /** Style class chosen by the editor (specification §3, menu item type). */
  type: string | null;
}

export interface MainMenuItemData {
  label: string;
  /** `null` for an entry that only opens a submenu. */
  href: string | null;
  type: string | null;
  links: MenuLinkData[];
  groups: { label: string; links: MenuLinkData[] }[];
  /** Of the page of an entry with a submenu, or of the first page in it that has one. */
  image: ContentImageData | null;
}

export interface SocialMediaLinkData {
  label: string;
  href: string;
  media: 'facebook' | 'googleplus' | 'instagram' | 'other';
}

export interface PhoneNumberDisplayTextAndHref {
  /** In international format, or the number as entered if it cannot be parsed. */
  display: string;
  /** `tel:` URL; `null` if the number is not callable. */
  href: string | null;
}

export interface StreetZipCodeAndCity {
  street: string;
  zipCode: string;
  city: string;
}

export interface CompanyContactDetails {
  companyName: string;
  displayName: string;
  address: StreetZipCodeAndCity | null;
  phone: PhoneNumberDisplayTextAndHref | null;
  mobile: PhoneNumberDisplayTextAndHref | null;
  fax: PhoneNumberDisplayTextAndHref | null;
  email: string | null;
  /** Link to directions in a maps service. */
  directionsUrl: string | null;
}

/** A line in a branch's opening times, with a day code or free text. */
export interface BranchOpeningPeriod extends OpeningPeriod {
  dayText: string;
  freeText: string | null;
}

export interface StoreBranch {
  /** Id in the backend, sent by forms in which a branch is selected. */
  id: string;
  name: string;
  address: StreetZipCodeAndCity;
  phone: PhoneNumberDisplayTextAndHref | null;
  directionsUrl: string;
  coordinates: { latitude: number; longitude: number } | null;
  periods: BranchOpeningPeriod[];
  /** ISO 3166-1. */
  country: string;
  /** Public holidays of the next two years at its location, with names in the language of the page. */
  holidays: { date: string; name: string }[];
}

/** A special day with its reason. */
export interface NamedSpecialOpeningDay extends SpecialOpeningDay {
  /** Id of the branch; `null` for all branches. */
  branch: string | null;
  reason: string | null;
}

/** One line of the opening hours; `opens` and `closes` are `HH:MM` in the project's time zone. */
export interface OpeningHoursLine {
  day: string;
  opens: string | null;
  closes: string | null;
  closed: boolean;
  freeText: string | null;
}

export interface FooterOrDrawerWidget {
  /** address, contact, navigation, social or openingHours; any other name shows 'Widget not found'. */
  name: string;
  header: string | null;
  position: 'drawer' | 'footer';
  showLogo: boolean;
}

export interface SiteTheme {
  /** Custom properties of the project's colours and buttons. */
  css: string;
  /** Colour mode before the visitor has selected one. */
  initialMode: 'dark' | 'light';
  /** Background colour of the page in that mode. */
  background: string;
}

/** The project's favicon as files on this site. */
export interface SiteFaviconFiles {
  /** For the browser's tab. */
  href: string;
  type: string;
  /** PNG for home screens without support for a web manifest. */
  touchHref: string;
}

/** The logo as a file on this site; width and height are in CSS pixels, the height is at most 80. */
export interface SiteLogoFiles {
  path: string;
  /** The logo in the text colour of the other colour mode; `null` if it is the same in both. */
  otherPath: string | null;
  width: number;
  height: number;
}

export interface RolexRetailerClockSettings {
  /** The retailer's API key for the brand's script. */
  apiKey: string;
  /** Path of the brand's page, to which the clock links. */
  brandPath: string;
  /** Path of another brand's page, on which the clock must not be displayed (specification §2). */
  hiddenPath: string;
}

/** Legal information at the newsletter sign-up (law row L23). */
export interface NewsletterConsentTextAndPrivacyLink {
  /** The consent text. */
  consent: string;
  /** Version of the consent text, logged with the sign-up. */
  textVersion: string;
  privacyPath: string | null;
}

/** Data of the layout (header, footer, navigation) in one language. */
export interface SiteLayoutData {
  language: Locale;
  siteTitle: string;
  projectName: string;
  /** Meta description of pages that have none. */
  siteDescription: string | null;
  logo: SiteLogoFiles | null;
  theme: SiteTheme;
  icon: SiteFaviconFiles;
  menu: MainMenuItemData[];
  social: SocialMediaLinkData[];
  widgets: FooterOrDrawerWidget[];
  legalLinks: MenuLinkData[];
  contact: CompanyContactDetails;
  branches: StoreBranch[];
  openingHours: OpeningHoursLine[];
  /** IANA name of the project's time zone. */
  timeZone: string;
  /** Date of the build in the project's time zone, `YYYY-MM-DD`; the page uses it until hydration. */
  builtOn: string;
  /** Last date covered by the branches' holidays, `YYYY-MM-DD`. */
  holidaysUntil: string;
  /** Registration number for electrical equipment, shown with the notice on batteries (law row L18). */
  weeeNumber: string | null;
  specialDays: NamedSpecialOpeningDay[];
  /** The shop's settings at build time; `null` for a project without a shop. */
  shop: ShopSettingsForLayout | null;
  /** Path of the cart; `null` for a project without shop settings, cart page or store root. */
  cartPath: string | null;
  /** Path of the checkout; `null` in the same cases as `cartPath`. */
  checkoutPath: string | null;
  /** Path of the product list; `null` in the same cases as `cartPath`. */
  productsPath: string | null;
  /** Links to terms, withdrawal and shipping pages, for the types of legal pages in the shop settings. */
  shopLinks: { type: string; label: string; href: string }[];
  contactPath: string;
  /** Path of the appointment page; `null` if the project offers no appointments. */
  appointmentPath: string | null;
  /** Path of the withdrawal page (law row L8); `null` if the project has none. */
  withdrawalPath: string | null;
  /** `null` for a project without a newsletter. */
  newsletter: NewsletterConsentTextAndPrivacyLink | null;
  /** Consents in the order of the banner. */
  consents: ConsentOption[];
  /** The clock that a watch brand provides for its retailers; `null` if the project has none. */
  retailerClock: RolexRetailerClockSettings | null;
}

export interface DataProtectionOfficerContact {
  name: string;
  address: StreetZipCodeAndCity | null;
  phone: PhoneNumberDisplayTextAndHref | null;
  email: string | null;
}

/** The content of the imprint required by § 5 DDG (law row L20), with the project's legal texts as HTML. */
export interface ImprintPageData {
  legalForm: 'bag' | 'ev' | 'other' | 'single';
  executives: string[];
  addresses: (StreetZipCodeAndCity & { type: 'federal_office' | 'hq' | null })[];
  registers: { type: string; number: string; registrar: string }[];
  vatId: string | null;
  taxNumber: string | null;
  packagingRegisterNumber: string | null;
  /** Registration number for electrical equipment (law row L18). */
  weeeNumber: string | null;
  legalTexts: { key: string; title: string | null; html: string }[];
  dataProtectionOfficers: DataProtectionOfficerContact[];
}

// All paths of the site (specification §2, decisions: Languages and paths), for page creation, links, menus, the
// language switch, hreflang and redirects.
import type { Locale } from '../../contract/locale.ts';
import { emailLinkPagePaths } from '../../contract/email-link-paths.ts';

type LocalePaths = Readonly<Record<Locale, string>>;

/** Pages with a fixed path. The keys are also the page keys in the backend. */
export const fixedSitePagePaths = {
  home: { de: '/', en: '/en', fr: '/fr' },
  contact: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  thanks: { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  imprint: { de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' },
  privacy: { de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales' },
  watches: { de: '/uhren', en: '/en/watches', fr: '/fr/montres' },
  jewelry: { de: '/schmuck', en: '/en/jewelry', fr: '/fr/bijoux' },
  accessories: { de: '/accessories', en: '/en/accessories', fr: '/fr/accessoires' },
  wedding_rings: { de: '/trauringe', en: '/en/wedding-rings', fr: '/fr/alliances' },
  beads: { de: '/perlen', en: '/en/beads', fr: '/fr/perles' },
  engagement_rings: { de: '/verlobungsringe', en: '/en/engagement-rings', fr: '/fr/bagues-de-fiancailles' },
  optics: { de: '/optik', en: '/en/optics', fr: '/fr/optique' },
  for_kids: { de: '/fuer-kinder', en: '/en/for-kids', fr: '/fr/pour-enfants' },
  events: { de: '/events', en: '/en/events', fr: '/fr/evenements' },
  home_fabrics: { de: '/heimtextilien', en: '/en/home-fabrics', fr: '/fr/linge-de-maison' },
  decoratives: { de: '/dekoration', en: '/en/decoratives', fr: '/fr/decoration' },
  floral_workshop: { de: '/florale-werkstatt', en: '/en/floral_workshop', fr: '/fr/atelier-floral' },
  room_fragrances: { de: '/raumduefte', en: '/en/room-fragrances', fr: '/fr/parfums-interieur' },
  bicycles: { de: '/fahrraeder', en: '/en/bicycles', fr: '/fr/velos' },
  window: { de: '/digitales-schaufenster', en: '/en/store-window', fr: '/fr/vitrine-digitale' },
  about: { de: '/uber-uns', en: '/en/about-us', fr: '/fr/a-propos' },
  service: { de: '/service', en: '/en/service', fr: '/fr/service' },
  info: { de: '/info', en: '/en/info', fr: '/fr/info' },
  appointment: emailLinkPagePaths.appointment,
  accessibility: { de: '/barrierefreiheit', en: '/en/accessibility', fr: '/fr/accessibilite' },
  social_media_privacy: {
    de: '/datenschutz-social-media',
    en: '/en/social-media-privacy',
    fr: '/fr/confidentialite-reseaux-sociaux',
  },
  agb: { de: '/agb', en: '/en/terms', fr: '/fr/cgv' },
  withdrawal: { de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' },
  withdrawal_form: emailLinkPagePaths.withdrawal_form,
  shipping: { de: '/versand-und-zahlung', en: '/en/shipping-and-payment', fr: '/fr/livraison-et-paiement' },
} as const satisfies Record<string, LocalePaths>;

/**
 * Pages without an editor's record: targets of e-mail links, and the printable form for withdrawing from a contract.
 * Not in the sitemap.
 */
export const nonCmsPagePaths = {
  order_status: emailLinkPagePaths.order_status,
  newsletter: emailLinkPagePaths.newsletter,
  withdrawal_model: {
    de: '/muster-widerrufsformular',
    en: '/en/model-withdrawal-form',
    fr: '/fr/formulaire-de-retractation',
  },
} as const satisfies Record<string, LocalePaths>;

/** Shown without a connection in place of an uncached page. Nothing links there. */
export const offlinePagePaths = {
  de: '/offline',
  en: '/en/offline',
  fr: '/fr/hors-ligne',
} as const satisfies LocalePaths;

/** Pages below the store root (`STORE_ROOT`). */
export const shopPagePathSegments = {
  cart: { de: 'warenkorb', en: 'cart', fr: 'panier' },
  checkout: { de: 'kasse', en: 'checkout', fr: 'commande' },
  products: { de: 'produkte', en: 'products', fr: 'produits' },
} as const satisfies Record<string, LocalePaths>;

/**
 * Further pages of the product list: `/produkte/seite/2`. Two segments, so that they cannot collide with a product's
 * slug.
 */
export const productListPaginationSegments = { de: 'seite', en: 'page', fr: 'page' } as const satisfies LocalePaths;

export type SitePageKey = keyof typeof fixedSitePagePaths;
export type ShopPageKey = keyof typeof shopPagePathSegments;
export type PageKey = SitePageKey | ShopPageKey;

/** Localized paths of every page; without a store root there are no shop pages. */
export type LocalizedRouteTable = Readonly<
  Record<SitePageKey, LocalePaths> & Partial<Record<ShopPageKey, LocalePaths>>
>;

/** Pages of departments (specification §1), in the order of the home page. */
export const departmentPageKeys = [
  'engagement_rings',
  'wedding_rings',
  'jewelry',
  'watches',
  'beads',
  'accessories',
  'optics',
  'for_kids',
  'home_fabrics',
  'decoratives',
  'floral_workshop',
  'room_fragrances',
  'bicycles',
] as const satisfies readonly SitePageKey[];

// Paths of the site's pages: part of the route table (src/i18n/site-paths.ts), shared with the backend, which links to
// them and checks the links of editors.
import { emailLinkPagePaths } from './email-link-paths.ts';
import type { Locale } from './locale.ts';

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
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Pages of an editor's record that are steps of something else: neither search engines nor the site's search find them. */
export const unsearchablePageKeys = ['cart', 'checkout', 'thanks'] as const;

/**
 * Pages without an editor's record: targets of e-mail links, the printable form for withdrawing from a contract, and the
 * visitor's wish list. Not in the sitemap.
 */
export const nonCmsPagePaths = {
  order_status: emailLinkPagePaths.order_status,
  newsletter: emailLinkPagePaths.newsletter,
  withdrawal_model: {
    de: '/muster-widerrufsformular',
    en: '/en/model-withdrawal-form',
    fr: '/fr/formulaire-de-retractation',
  },
  wish_list: { de: '/merkliste', en: '/en/wish-list', fr: '/fr/liste-d-envies' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Pages below the store root (`STORE_ROOT`). */
export const shopPagePathSegments = {
  cart: { de: 'warenkorb', en: 'cart', fr: 'panier' },
  checkout: { de: 'kasse', en: 'checkout', fr: 'commande' },
  products: { de: 'produkte', en: 'products', fr: 'produits' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

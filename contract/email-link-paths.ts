// Paths of the pages that emails link to: part of the route table (src/i18n/site-paths.ts), shared with the order
// service. Keys are in the URL fragment, which is sent neither to a server nor in a referrer.
import type { Locale } from './locale.ts';

export const emailLinkPagePaths = {
  /** `#<access key>` of an order. */
  order_status: { de: '/bestellung', en: '/en/order', fr: '/fr/suivi-de-commande' },
  /** `#confirm=<key>`, `#unsubscribe=<key>`. */
  newsletter: { de: '/newsletter', en: '/en/newsletter', fr: '/fr/newsletter' },
  /** `#cancel=<key>`. */
  appointment: { de: '/terminvereinbarung', en: '/en/appointment', fr: '/fr/rendez-vous' },
  /** `#<access key>` of an order, to select lines of the order. */
  withdrawal_form: { de: '/vertrag-widerrufen', en: '/en/withdraw-contract', fr: '/fr/renoncer-au-contrat' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

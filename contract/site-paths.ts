// The pages that mails of the service lead to: part of the route table (src/i18n/routes.ts), here because the service has
// to know them, too. Keys of links stand in the hash, which no server and no other page gets to see.
import type { Locale } from './locale.ts';

export const emailLinkPaths = {
  /** `#<access key>`: an order without an account. */
  order_status: { de: '/bestellung', en: '/en/order', fr: '/fr/suivi-de-commande' },
  /** `#confirm=<key>`, `#unsubscribe=<key>`. */
  newsletter: { de: '/newsletter', en: '/en/newsletter', fr: '/fr/newsletter' },
  /** `#cancel=<key>`. */
  appointment: { de: '/terminvereinbarung', en: '/en/appointment', fr: '/fr/rendez-vous' },
  /** `#<access key>` of an order: its pieces are there to be ticked. */
  withdrawal_form: { de: '/vertrag-widerrufen', en: '/en/withdraw-contract', fr: '/fr/renoncer-au-contrat' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

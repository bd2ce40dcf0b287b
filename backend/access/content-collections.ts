// Which collections are content of the site: when an editor changes one of their records, the site is built anew.
// Read by the trigger that notes changes (schema/site/publication-derivation.ts) and by the publishing of the ecom extension.
import { publicRules } from './public-fields.ts';

/** What visitors write, and what product pages read anew while they are open, waits for the next build. */
const readAtRuntime = ['ecommerce_product_rating'];

/** Files beside: a new one is on no page before a record refers to it, but one that is replaced is. */
export const fileCollection = 'directus_files';

export const contentCollections: readonly string[] = Object.entries(publicRules).flatMap(([name, rule]) =>
  rule === 'staffOnly' || readAtRuntime.includes(name) ? [] : [name],
);

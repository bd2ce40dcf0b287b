// How long a piece takes to arrive, in words the shopper sees before ordering.
// Used by the product builder and the catalogue files beside.
import { localized, type Localized } from '../localized.ts';

/** What lies in the shop and leaves with the next parcel. */
export const fromStock = localized('2–3 Werktage', '2–3 working days', '2 à 3 jours ouvrés');

/** What is neither there nor made again. */
export const notAvailable = localized('Zurzeit nicht vorrätig', 'Currently out of stock', 'Actuellement épuisé');

/** What the own workshop makes once it is ordered. */
export const madeInWeeks = (from: number, to: number): Localized =>
  localized(
    `${from}–${to} Wochen, Anfertigung in unserer Werkstatt`,
    `${from}–${to} weeks, made in our workshop`,
    `${from} à ${to} semaines, fabrication dans notre atelier`,
  );

/** What the maker sends once it is ordered. */
export const orderedInWeeks = (from: number, to: number): Localized =>
  localized(
    `${from}–${to} Wochen, Bestellung beim Hersteller`,
    `${from}–${to} weeks, ordered from the maker`,
    `${from} à ${to} semaines, commande auprès du fabricant`,
  );

// How long a piece takes to arrive, in working days and, for the studio, in words. The shop shows the days.
// Used by the product builder and the catalogue files beside.
import type { SeedItem } from '../../../../backend/seed/seed-content.ts';
import { localized, type Localized } from '../localized.ts';

/** A delivery time in working days, with the words that editors read beside it. */
export interface DemoDelivery {
  min: number;
  max: number;
  words: Localized;
}

const workingDaysOfWeek = 5;

/** What lies in the shop and leaves with the next parcel. */
export const fromStock: DemoDelivery = {
  min: 2,
  max: 3,
  words: localized('2–3 Werktage', '2–3 working days', '2 à 3 jours ouvrés'),
};

/** What is neither there nor made again. */
export const notAvailable = localized('Zurzeit nicht vorrätig', 'Currently out of stock', 'Actuellement épuisé');

const inWeeks = (from: number, to: number, how: Localized): DemoDelivery => ({
  min: from * workingDaysOfWeek,
  max: to * workingDaysOfWeek,
  words: localized(
    `${from}–${to} Wochen, ${how.de}`,
    `${from}–${to} weeks, ${how.en}`,
    `${from} à ${to} semaines, ${how.fr}`,
  ),
});

/** What the own workshop makes once it is ordered. */
export const madeInWeeks = (from: number, to: number): DemoDelivery =>
  inWeeks(
    from,
    to,
    localized('Anfertigung in unserer Werkstatt', 'made in our workshop', 'fabrication dans notre atelier'),
  );

/** What the maker sends once it is ordered. */
export const orderedInWeeks = (from: number, to: number): DemoDelivery =>
  inWeeks(from, to, localized('Bestellung beim Hersteller', 'ordered from the maker', 'commande auprès du fabricant'));

/** The fields of a product. Its variants say nothing of their own and take these. */
export const toDeliveryDays = (toOrder: DemoDelivery | undefined): SeedItem => ({
  delivery_days_min: fromStock.min,
  delivery_days_max: fromStock.max,
  made_to_order_days_min: toOrder?.min ?? null,
  made_to_order_days_max: toOrder?.max ?? null,
});

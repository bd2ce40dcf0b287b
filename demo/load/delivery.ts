// How long a piece takes to arrive, in working days and, for the studio, in words. The shop shows the days.
// Used by products.ts and by the generated catalogue.
import type { SeedItem } from '../../backend/seed/seed-items.ts';

const workingDaysOfWeek = 5;

/** What lies in the shop leaves with the next parcel. */
const stockDays = { delivery_days_min: 2, delivery_days_max: 3 };
export const inStockDeliveryText = { de: '2–3 Werktage', en: '2–3 working days', fr: '2 à 3 jours ouvrés' };

/** What is neither there nor made again. */
export const unavailableDeliveryText = {
  de: 'Zurzeit nicht vorrätig',
  en: 'Currently out of stock',
  fr: 'Actuellement épuisé',
};

const sources = {
  workshop: {
    de: 'Anfertigung in unserer Werkstatt',
    en: 'made in our workshop',
    fr: 'fabrication dans notre atelier',
  },
  manufacturer: {
    de: 'Bestellung beim Hersteller',
    en: 'ordered from the maker',
    fr: 'commande auprès du fabricant',
  },
};

/** For what can be made or ordered again. */
export interface LeadTime {
  weeks: [from: number, to: number];
  by: keyof typeof sources;
}

export const toLeadTimeText = ({ weeks: [from, to], by }: LeadTime) => ({
  de: `${from}–${to} Wochen, ${sources[by].de}`,
  en: `${from}–${to} weeks, ${sources[by].en}`,
  fr: `${from} à ${to} semaines, ${sources[by].fr}`,
});

/** The days of a product. Its variants say nothing of their own and take these. */
export const toDeliveryDayFields = (toOrder: LeadTime | undefined): SeedItem => {
  const [min = null, max = null] = toOrder?.weeks.map((weeks) => weeks * workingDaysOfWeek) ?? [];
  return { ...stockDays, made_to_order_days_min: min, made_to_order_days_max: max };
};

/** The days, and the words of what holds at present. */
export const toProductDeliveryFields = (stock: number, toOrder: LeadTime | undefined): SeedItem => {
  const words = toOrder ? toLeadTimeText(toOrder) : unavailableDeliveryText;
  return { ...toDeliveryDayFields(toOrder), shipping_time: stock > 0 ? inStockDeliveryText : words };
};

// Delivery times of demo products: in working days for the shop, and as text for the studio.
import type { SeedItem } from '../../backend/seed/create-seed-items.ts';

const workingDaysOfWeek = 5;

/** Products in stock are shipped with the next parcel. */
const stockDays = { delivery_days_min: 2, delivery_days_max: 3 };
export const demoInStockDeliveryText = { de: '2–3 Werktage', en: '2–3 working days', fr: '2 à 3 jours ouvrés' };

/** Neither in stock nor available for reorder. */
export const demoUnavailableDeliveryText = {
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

/** How long it takes to make or reorder a product. */
export interface DemoLeadTime {
  weeks: [from: number, to: number];
  by: keyof typeof sources;
}

export const toDemoLeadTimeTexts = ({ weeks: [from, to], by }: DemoLeadTime) => ({
  de: `${from}–${to} Wochen, ${sources[by].de}`,
  en: `${from}–${to} weeks, ${sources[by].en}`,
  fr: `${from} à ${to} semaines, ${sources[by].fr}`,
});

/** The fields with the delivery days of a product. Its variants have none and inherit these. */
export const toDemoDeliveryDayFields = (leadTime: DemoLeadTime | undefined): SeedItem => {
  const [min = null, max = null] = leadTime?.weeks.map((weeks) => weeks * workingDaysOfWeek) ?? [];
  return { ...stockDays, made_to_order_days_min: min, made_to_order_days_max: max };
};

/** The fields with the delivery days, and the text for the current stock. */
export const toDemoProductDeliveryFields = (stock: number, leadTime: DemoLeadTime | undefined): SeedItem => {
  const words = leadTime ? toDemoLeadTimeTexts(leadTime) : demoUnavailableDeliveryText;
  return { ...toDemoDeliveryDayFields(leadTime), shipping_time: stock > 0 ? demoInStockDeliveryText : words };
};

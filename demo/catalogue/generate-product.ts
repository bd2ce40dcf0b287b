// Generates one product of the demo catalogue. Pure: the same seed and index give the same product.
import { normalizeForSearch } from '../../domain/search-words.ts';
import { inStockDeliveryText, unavailableDeliveryText, toLeadTimeText, type LeadTime } from '../load/delivery.ts';
import type { Locale } from '../../contract/locale.ts';
import { demoProductTypes, type DemoProductType } from './product-types.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import {
  toLocalizedValue,
  materialPhrases,
  demoProductNames,
  demoReviewerNames,
  demoReviewTitles,
  type LocalizedValue,
} from './words.ts';

export interface GeneratedDemoVariant {
  size: number;
  /** Gross euros. */
  price: number;
  stock: number;
  active: boolean;
}

export interface GeneratedDemoRating {
  stars: number;
  author: string;
  language: Locale;
  title: string;
}

export interface GeneratedDemoProduct {
  index: number;
  kind: DemoProductType;
  name: LocalizedValue;
  slug: string;
  reference: string;
  attributes: string[];
  tags: string[];
  /** Gross euros; null if the variants have prices. */
  price: number | null;
  priceBefore: number | null;
  stock: number;
  reorder: boolean;
  shippingTime: LocalizedValue;
  variants: GeneratedDemoVariant[];
  /** Indexes of its images; product-rows.ts takes them modulo the number of images of the category. */
  pictures: number[];
  ratings: GeneratedDemoRating[];
  /** ISO 8601, in the three years before 2026. */
  createdAt: string;
}

const allTags = ['workshop', 'engravable', 'gift', 'unique', 'everyday', 'new'];
const ringSizes = [48, 50, 52, 54, 56, 58, 60, 62, 64];
const firstDay = Date.UTC(2023, 0, 1);
const minutesOfThreeYears = 3 * 365 * 24 * 60;

/** Cheap products are frequent and expensive ones rare; prices end like retail prices. */
const toPrice = ([lowest, highest]: [number, number], chance: SeededRandom): number => {
  const price = lowest * (highest / lowest) ** chance.next();
  const step = price < 200 ? 1 : price < 1000 ? 5 : 10;
  return Math.max(lowest, Math.round(price / step) * step);
};

const toVariants = (price: number, chance: SeededRandom): GeneratedDemoVariant[] => {
  const from = chance.whole(0, 2);
  return ringSizes.slice(from, from + chance.whole(4, 6)).map((size) => ({
    size,
    price: size >= 60 ? Math.round(price * 1.08) : price,
    stock: chance.happens(0.4) ? 0 : chance.whole(1, 3),
    active: !chance.happens(0.05),
  }));
};

const toRatings = (chance: SeededRandom): GeneratedDemoRating[] =>
  Array.from({ length: chance.happens(0.15) ? chance.whole(1, 4) : 0 }, () => {
    const language = chance.pick(['de', 'de', 'en', 'fr'] as const);
    return {
      stars: chance.pick([5, 5, 5, 4, 4, 3]),
      author: chance.pick(demoReviewerNames),
      language,
      title: chance.pick(demoReviewTitles[language]),
    };
  });

/** Lead time of the manufacturer for products that can be reordered. */
export const manufacturerLeadTime: LeadTime = { weeks: [3, 5], by: 'manufacturer' };

const toShippingTime = (stock: number, reorder: boolean): LocalizedValue => {
  if (stock > 0) return inStockDeliveryText;
  return reorder ? toLeadTimeText(manufacturerLeadTime) : unavailableDeliveryText;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The product with this index, counted from 0. */
export const generateDemoProduct = (seed: number, index: number): GeneratedDemoProduct => {
  const chance = createSeededRandom(seed, index);
  const kind = chance.pick(demoProductTypes);
  const proper = chance.pick(demoProductNames);
  const material = chance.pick(kind.materials);
  const toName = (locale: Locale) => capitalized(`${kind.noun[locale]} ${proper} ${materialPhrases[material][locale]}`);
  const name = toLocalizedValue(toName('de'), toName('en'), toName('fr'));
  const reference = `G-${String(index + 1).padStart(6, '0')}`;
  const price = toPrice(kind.price, chance);
  const variants = kind.sized ? toVariants(price, chance) : [];
  const stock =
    variants.length > 0
      ? variants.reduce((sum, variant) => sum + (variant.active ? variant.stock : 0), 0)
      : chance.happens(0.2)
        ? 0
        : chance.whole(1, 12);
  const reorder = chance.happens(0.6);
  return {
    index,
    kind,
    name,
    slug: `${normalizeForSearch(name.de).replaceAll(/[^a-z0-9]+/g, '-')}-${reference.toLowerCase()}`,
    reference,
    attributes: [...new Set([material, ...kind.features.map((of) => chance.pick(of))])],
    tags: chance.some(allTags, chance.whole(0, 2)),
    price: variants.length > 0 ? null : price,
    priceBefore: variants.length === 0 && chance.happens(0.1) ? Math.round(price * 1.2) : null,
    stock,
    reorder,
    shippingTime: toShippingTime(stock, reorder),
    variants,
    pictures: Array.from({ length: chance.whole(1, 2) }, () => chance.whole(0, 999)),
    ratings: toRatings(chance),
    createdAt: new Date(firstDay + chance.whole(0, minutesOfThreeYears) * 60_000).toISOString(),
  };
};

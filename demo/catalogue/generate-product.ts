// Generates one product of the demo catalogue. Pure: the same seed and index give the same product.
import { normalizeForSearch } from '../../domain/normalize-for-search.ts';
import {
  demoInStockDeliveryText,
  demoUnavailableDeliveryText,
  toDemoLeadTimeTexts,
  type DemoLeadTime,
} from '../content-loader/product-delivery-times.ts';
import type { Locale } from '../../contract/locale.ts';
import { demoProductTemplates, type DemoProductTemplate } from './product-templates.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import {
  createDemoLocalizedValue,
  demoMaterialPhrases,
  languageNeutralDemoProductNames,
  demoReviewerNames,
  demoReviewTitles,
  type DemoLocalizedValue,
} from './generated-product-texts.ts';

export interface GeneratedDemoVariant {
  size: number;
  /** Gross price in euros. */
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
  kind: DemoProductTemplate;
  name: DemoLocalizedValue;
  slug: string;
  reference: string;
  attributes: string[];
  tags: string[];
  /** Gross price in euros; null if the variants have prices. */
  price: number | null;
  priceBefore: number | null;
  stock: number;
  reorder: boolean;
  shippingTime: DemoLocalizedValue;
  variants: GeneratedDemoVariant[];
  /** Indexes of its images, modulo the number of images in the category (to-generated-demo-product-rows.ts). */
  images: number[];
  ratings: GeneratedDemoRating[];
  /** ISO 8601, within the three years before 2026. */
  createdAt: string;
}

const allTags = ['workshop', 'engravable', 'gift', 'unique', 'everyday', 'new'];
const ringSizes = [48, 50, 52, 54, 56, 58, 60, 62, 64];
const firstDay = Date.UTC(2023, 0, 1);
const minutesOfThreeYears = 3 * 365 * 24 * 60;

/** Low prices are frequent and high prices rare; prices end like retail prices. */
const toPrice = ([lowest, highest]: [number, number], random: SeededRandom): number => {
  const price = lowest * (highest / lowest) ** random.next();
  const step = price < 200 ? 1 : price < 1000 ? 5 : 10;
  return Math.max(lowest, Math.round(price / step) * step);
};

const toVariants = (price: number, random: SeededRandom): GeneratedDemoVariant[] => {
  const from = random.nextInteger(0, 2);
  return ringSizes.slice(from, from + random.nextInteger(4, 6)).map((size) => ({
    size,
    price: size >= 60 ? Math.round(price * 1.08) : price,
    stock: random.nextBoolean(0.4) ? 0 : random.nextInteger(1, 3),
    active: !random.nextBoolean(0.05),
  }));
};

const toRatings = (random: SeededRandom): GeneratedDemoRating[] =>
  Array.from({ length: random.nextBoolean(0.15) ? random.nextInteger(1, 4) : 0 }, () => {
    const language = random.pick(['de', 'de', 'en', 'fr'] as const);
    return {
      stars: random.pick([5, 5, 5, 4, 4, 3]),
      author: random.pick(demoReviewerNames),
      language,
      title: random.pick(demoReviewTitles[language]),
    };
  });

/** Lead time of the manufacturer for products that can be reordered. */
export const demoManufacturerLeadTime: DemoLeadTime = { weeks: [3, 5], by: 'manufacturer' };

const toShippingTime = (stock: number, reorder: boolean): DemoLocalizedValue => {
  if (stock > 0) return demoInStockDeliveryText;
  return reorder ? toDemoLeadTimeTexts(demoManufacturerLeadTime) : demoUnavailableDeliveryText;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The product with this zero-based index. */
export const generateDemoProduct = (seed: number, index: number): GeneratedDemoProduct => {
  const random = createSeededRandom(seed, index);
  const kind = random.pick(demoProductTemplates);
  const proper = random.pick(languageNeutralDemoProductNames);
  const material = random.pick(kind.materials);
  const toName = (locale: Locale) =>
    capitalized(`${kind.noun[locale]} ${proper} ${demoMaterialPhrases[material][locale]}`);
  const name = createDemoLocalizedValue(toName('de'), toName('en'), toName('fr'));
  const reference = `G-${String(index + 1).padStart(6, '0')}`;
  const price = toPrice(kind.price, random);
  const variants = kind.sized ? toVariants(price, random) : [];
  const stock =
    variants.length > 0
      ? variants.reduce((sum, variant) => sum + (variant.active ? variant.stock : 0), 0)
      : random.nextBoolean(0.2)
        ? 0
        : random.nextInteger(1, 12);
  const reorder = random.nextBoolean(0.6);
  return {
    index,
    kind,
    name,
    slug: `${normalizeForSearch(name.de).replaceAll(/[^a-z0-9]+/g, '-')}-${reference.toLowerCase()}`,
    reference,
    attributes: [...new Set([material, ...kind.features.map((of) => random.pick(of))])],
    tags: random.sample(allTags, random.nextInteger(0, 2)),
    price: variants.length > 0 ? null : price,
    priceBefore: variants.length === 0 && random.nextBoolean(0.1) ? Math.round(price * 1.2) : null,
    stock,
    reorder,
    shippingTime: toShippingTime(stock, reorder),
    variants,
    images: Array.from({ length: random.nextInteger(1, 2) }, () => random.nextInteger(0, 999)),
    ratings: toRatings(random),
    createdAt: new Date(firstDay + random.nextInteger(0, minutesOfThreeYears) * 60_000).toISOString(),
  };
};

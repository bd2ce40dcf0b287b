// Products for unit tests: a product without variants, a ring in three sizes, and one mapped from a backend record; also
// the merchant settings of a shop that ships to two countries.
import { productRecordSchema } from '../../contract/shop/product-record.ts';
import { createRecordFieldTranslator } from '../record-translation.ts';
import { type Product, type ProductVariant, toProduct } from './to-product.ts';
import type { MerchantListingSettings } from './product-offers.ts';

export const testProductWithoutVariants: Product = {
  id: 'p1',
  slug: 'medaillon-luise',
  name: 'Luise locket',
  referenceNumber: 'AT-A1',
  description: '<p>A locket.</p>',
  images: [],
  manufacturer: {
    slug: 'arnsberg',
    name: 'Arnsberg',
    postalAddress: null,
    electronicAddress: null,
    responsiblePerson: null,
  },
  category: { id: 'c1', slug: 'pendants', name: 'Pendants' },
  attributes: [],
  tags: [],
  branches: [],
  priceCents: 49_000,
  priceBeforeCents: null,
  unitPrice: null,
  content: null,
  taxPercent: null,
  stock: 2,
  reorderPossible: false,
  deliveryDays: null,
  madeToOrderDays: null,
  shippingTime: '2–3 days',
  variantLabel: null,
  variesBy: null,
  variants: [],
  isPair: false,
  relatedProductIds: [],
  personalization: null,
  look: null,
  sizeGuide: null,
  identifier: null,
  gtin: null,
  mpn: null,
  keywords: null,
  warnings: null,
  containsBattery: false,
  isGiftVoucher: false,
  guarantee: null,
  ratings: [],
};

const size = (circumference: number, details: Partial<ProductVariant>): ProductVariant => ({
  id: `v${circumference}`,
  name: `Size ${circumference}`,
  priceCents: 94_000,
  priceBeforeCents: null,
  unitPrice: null,
  content: null,
  stock: 5,
  referenceSuffix: `-${circumference}`,
  gtin: null,
  mpn: null,
  deliveryDays: null,
  madeToOrderDays: null,
  shippingTime: '2–3 days',
  reorderPossible: false,
  guarantee: null,
  imageIndex: null,
  ...details,
});

const rating = {
  title: null,
  comment: null,
  author: null,
  language: 'en' as const,
  verified: false,
  date: '2026-05-01',
};

export const testRingProduct: Product = {
  ...testProductWithoutVariants,
  id: 'p2',
  slug: 'vorsteckring-saum',
  priceCents: null,
  variants: [
    size(52, { stock: 0 }),
    size(54, {}),
    size(60, { stock: 0, priceCents: 99_000, reorderPossible: true, shippingTime: '2–3 weeks' }),
  ],
  ratings: [
    { ...rating, id: 'r1', rating: 5 },
    { ...rating, id: 'r2', rating: 4 },
  ],
};

export const testMerchantListingSettings: MerchantListingSettings = {
  purchaseToOrder: false,
  countries: ['DE', 'AT'],
  rates: [
    { countries: null, additionalDays: 0, isPickup: true, priceCents: 0 },
    { countries: ['DE'], additionalDays: 0, isPickup: false, priceCents: 0 },
    { countries: ['DE'], additionalDays: -1, isPickup: false, priceCents: 2_490 },
    { countries: ['AT'], additionalDays: 2, isPickup: false, priceCents: 990 },
  ],
  returnDays: 14,
  returnPaidBy: 'house',
};

/** A ring with an engraving, mapped from a backend record with the given columns and those of its variant, if any. */
export const toTestEngravableProduct = (
  columns: Record<string, unknown>,
  variant: Record<string, unknown> | null,
  engravingDays: number,
): Product => {
  const named = { id: 'x', slug: 'x', display_name: 'Ring' };
  const price = { price_brutto: '100.00', price_brutto_old: null };
  const record = productRecordSchema.parse({
    ...named,
    ...price,
    tax_percent: null,
    reference_number: 'R',
    category: named,
    manufacturer: named,
    attributes: [],
    tags: [],
    branches: [],
    ratings: [],
    images: [],
    size_guide: null,
    contains_battery: false,
    personalization: {
      id: 'e',
      display_name: 'Gravur',
      surface: 'ring',
      fields: [{ key: 'engraving', type: 'text', label: 'Gravur', max_length: 12 }],
      additional_days: engravingDays,
      translations: [],
    },
    product_variants: variant ? [{ id: 'v', display_name: '52', active: true, ...price, ...variant }] : [],
    ...columns,
  });
  const translate = createRecordFieldTranslator(() => undefined);
  return toProduct(record, { locale: 'de', translate, toFiles: () => null });
};

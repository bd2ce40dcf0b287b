// A product as its page shows it, and as lists do, in one language. Made by to-product.ts from the backend's records, at
// build time and again in the browser.
import type { Locale } from '../../contract/locale.ts';
import type { Cents } from '../../contract/cents.ts';
import type { StockItem } from '../availability.ts';
import type { DeliveryFields } from '../delivery-time.ts';
import type { Guarantee } from '../../contract/shop/quote.ts';
import type { VariantAspect } from '../../contract/shop/product.ts';
import type { Unit, UnitPrice } from '../../contract/shop/unit-price.ts';
import type { Personalization } from '../../contract/shop/personalization.ts';
import type { ProductPicture } from './picture.ts';

/** Lowest and highest price; the same twice where there is one. */
export interface PriceRange {
  fromCents: Cents;
  toCents: Cents;
}

export interface RatingSummary {
  count: number;
  /** Mean of 1–5, not rounded; 0 without ratings (specification §4). */
  average: number;
}

/** A product in a list (specification §3, product list item). */
export interface ListProduct {
  id: string;
  slug: string;
  name: string;
  manufacturer: string;
  picture: ProductPicture | null;
  /** `null` for a piece whose price is on request. */
  price: PriceRange | null;
  /** Lowest price of the 30 days before a reduction, where one holds for all variants (law row L6). */
  priceBeforeCents: Cents | null;
  /** The lowest of its variants, and whether others are higher (law row L6). */
  unitPrice: { unitPrice: UnitPrice; isFrom: boolean } | null;
  /** Its variants together, or itself: what its availability follows from (domain/availability.ts). */
  overall: StockItem;
  rating: RatingSummary;
}

export interface ProductVariant extends DeliveryFields {
  id: string;
  name: string;
  priceCents: Cents;
  /** Lowest price of the 30 days before a reduction (law row L6); `null` unless it is above the price. */
  priceBeforeCents: Cents | null;
  unitPrice: UnitPrice | null;
  /** What the unit price follows from, its own or the product's. */
  content: { quantity: number; unit: Unit } | null;
  stock: number;
  /** Follows the product's reference number. */
  referenceSuffix: string;
  /** Numbers by which the rest of the world knows it (domain/gtin.ts). */
  gtin: string | null;
  mpn: string | null;
  reorderPossible: boolean;
  /** Its maker's durability guarantee, of its own or the product's (law row L15). */
  guarantee: Guarantee | null;
}

export interface ProductRating {
  id: string;
  rating: number;
  title: string | null;
  comment: string | null;
  author: string | null;
  language: Locale | null;
  verified: boolean;
  /** ISO date and time. */
  date: string;
}

/** The maker's details that stand on the page (law row L16). */
export interface Maker {
  slug: string;
  name: string;
  postalAddress: string | null;
  electronicAddress: string | null;
  responsiblePerson: string | null;
}

export interface SizeGuide {
  name: string;
  introduction: string | null;
  table: { head: string[]; rows: string[][] };
}

/** A product with everything its page shows (specification §3, product detail). */
export interface Product extends DeliveryFields {
  id: string;
  slug: string;
  name: string;
  referenceNumber: string;
  /** The editor's HTML: made safe by the build, shown as plain text where it comes at runtime. */
  description: string | null;
  pictures: ProductPicture[];
  maker: Maker;
  category: { id: string; slug: string; name: string };
  attributes: { group: string; values: string[] }[];
  tags: string[];
  priceCents: Cents | null;
  priceBeforeCents: Cents | null;
  /** Of goods sold by quantity (law row L6). */
  unitPrice: UnitPrice | null;
  content: { quantity: number; unit: Unit } | null;
  /** `null`: the shop's own rate. */
  taxPercent: number | null;
  stock: number;
  reorderPossible: boolean;
  /** Such as "ring size"; `null` where the editor gave none. */
  variantLabel: string | null;
  /** In what the variants differ, where the editor has said so. */
  variesBy: VariantAspect | null;
  variants: ProductVariant[];
  personalization: Personalization | null;
  sizeGuide: SizeGuide | null;
  identifier: string | null;
  gtin: string | null;
  mpn: string | null;
  /** For search engines, separated by commas; `null` where the editor gave none. */
  keywords: string | null;
  warnings: string | null;
  containsBattery: boolean;
  guarantee: Guarantee | null;
  ratings: ProductRating[];
}

// Turns an entry of the catalogue into the record of a product with its variants and links.
// Used by the catalogue files beside.
import type { SeedItem } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import type { Unit } from '../../../../contract/shop/unit-price.ts';
import { inEach, toHtml, translatedFields, type Localized, type Prose } from '../localized.ts';
import { euros, projectId, sortAt } from '../shop-project.ts';
import { attributeId, type AttributeKey } from '../taxonomy/attributes.ts';
import { categoryId, subcategoryId, type CategoryKey, type SubcategoryKey } from '../taxonomy/categories.ts';
import { manufacturerId, type ManufacturerKey } from '../taxonomy/manufacturers.ts';
import { personalizationId, type PersonalizationKey } from '../taxonomy/personalizations.ts';
import { sizeGuideId, type SizeGuideKey } from '../taxonomy/size-guides.ts';
import { tagId, type TagKey } from '../taxonomy/tags.ts';
import { type DemoDelivery, fromStock, notAvailable, toDeliveryDays } from './delivery.ts';
import { toPictureRows } from './pictures.ts';
import type { Choice, Variant } from './variants.ts';

/** One piece with a price of its own. */
interface SinglePiece {
  /** Gross euros. */
  price: number;
  /** What it cost before it was reduced: an entry of the price history (price-history.ts). */
  priceBefore?: number;
  stock: number;
}

export type Product = {
  slug: string;
  reference: string;
  status?: 'draft' | 'archived';
  category: CategoryKey;
  subcategories: SubcategoryKey[];
  manufacturer: ManufacturerKey;
  attributes: AttributeKey[];
  tags?: TagKey[];
  /** Given where the piece can be made or ordered again: how long that takes. */
  toOrder?: DemoDelivery;
  personalization?: PersonalizationKey;
  sizeGuide?: SizeGuideKey;
  identifier: string;
  warnings?: Localized;
  containsBattery?: boolean;
  /** Of the maker, with the model it names and the terms at its own address (law row L15). */
  guarantee?: { model: string; years: number; termsUrl: string };
  /** Of goods sold by quantity, for the unit price (law row L6). */
  content?: { quantity: number; unit: Unit };
  /** Only where the shop's own rate does not hold. */
  taxPercent?: number;
  text: Localized<Prose & { name: string }>;
} & (SinglePiece | { choice: Choice });

export const productId = (slug: string): string => demoId(`arnsberg/product/${slug}`);

export const nameOf = ({ text }: Product): Localized => inEach((language) => text[language].name);

const toShippingTime = (stock: number, toOrder: DemoDelivery | undefined): Localized =>
  stock > 0 ? fromStock.words : (toOrder?.words ?? notAvailable);

const toVariant = (product: Product, variant: Variant, index: number): SeedItem => ({
  id: demoId(`arnsberg/variant/${product.slug}/${variant.suffix}`),
  sort: sortAt(index),
  reference_number_suffix: `-${variant.suffix}`,
  price_brutto: euros(variant.price),
  stock: variant.stock,
  active: variant.active ?? true,
  reorder_possible: product.toOrder !== undefined,
  ...translatedFields({ display_name: variant.name }),
});

/** Price, stock and choices. Where variants carry the prices, the product itself has none and the sum of their stock. */
const toOffer = (product: Product): { stock: number; fields: SeedItem } => {
  if ('choice' in product) {
    const { variants } = product.choice;
    const stock = variants.reduce((sum, { stock: pieces, active = true }) => sum + (active ? pieces : 0), 0);
    const records = variants.map((variant, index) => toVariant(product, variant, index));
    const { aspect } = product.choice;
    return { stock, fields: { ...(aspect && { varies_by: aspect }), product_variants: records } };
  }
  const reduced = product.priceBefore === undefined ? {} : { is_reduced: true };
  return { stock: product.stock, fields: { price_brutto: euros(product.price), ...reduced } };
};

const toLinks = (product: Product): SeedItem => ({
  category: categoryId(product.category),
  manufacturer: manufacturerId(product.manufacturer),
  subcategories: product.subcategories.map((key, index) => ({ subcategory_id: subcategoryId(key), sort: index + 1 })),
  attributes: product.attributes.map((key, index) => ({ attribute_id: attributeId(key), sort: index + 1 })),
  tags: (product.tags ?? []).map((key, index) => ({ tag_id: tagId(key), sort: index + 1 })),
  ...(product.personalization ? { personalization: personalizationId(product.personalization) } : {}),
  ...(product.sizeGuide ? { size_guide: sizeGuideId(product.sizeGuide) } : {}),
});

/** The record of a product; `sort` is its place in the recommended order. */
export const toProductItem = (product: Product, sort: number): SeedItem => {
  const { stock, fields } = toOffer(product);
  const name = nameOf(product);
  return {
    id: productId(product.slug),
    project: projectId,
    status: product.status ?? 'published',
    slug: product.slug,
    reference_number: product.reference,
    identifier: product.identifier,
    sort,
    ...toLinks(product),
    images: toPictureRows(product.slug, name),
    ...fields,
    stock,
    reorder_possible: product.toOrder !== undefined,
    ...toDeliveryDays(product.toOrder),
    contains_battery: product.containsBattery ?? false,
    ...(product.guarantee && {
      guarantee_model: product.guarantee.model,
      guarantee_years: product.guarantee.years,
      guarantee_terms_url: product.guarantee.termsUrl,
    }),
    ...(product.content && { unit_quantity: product.content.quantity.toFixed(3), unit: product.content.unit }),
    ...(product.taxPercent === undefined ? {} : { tax_percent: euros(product.taxPercent) }),
    ...translatedFields(
      {
        display_name: name,
        shipping_time: toShippingTime(stock, product.toOrder),
        variant_display_name: 'choice' in product ? product.choice.label : undefined,
        warnings: product.warnings,
      },
      { description: inEach((language) => toHtml(product.text[language], language)) },
    ),
  };
};

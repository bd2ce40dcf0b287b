// Maps a generated product to database rows by table, in insertion order. Pure.
import { toDemoRecordId } from '../demo-record-id.ts';
import { toDemoDeliveryDayFields } from '../content-loader/product-delivery-times.ts';
import { type GeneratedDemoProduct, demoManufacturerLeadTime } from './generate-product.ts';
import {
  genericDemoProductDescription,
  toDemoImageAltText,
  demoRingSizeDimensionName,
  toDemoRingSizeName,
} from './generated-product-texts.ts';

type Row = Record<string, unknown>;

/** A gross price in euros as the database stores it: a decimal with two places. */
const euros = (amount: number): string => amount.toFixed(2);

const sortAt = (index: number): number => (index + 1) * 10;

/** The rows of each table; all rows of a table have the same columns. */
export type DemoProductRowsByTable = Record<(typeof generatedDemoProductTableNames)[number], Row[]>;

export const generatedDemoProductTableNames = [
  'ecommerce_product',
  'ecommerce_product_translations',
  'ecommerce_product_variant',
  'ecommerce_price_history',
  'ecommerce_product_variant_translations',
  'ecommerce_product_subcategory',
  'ecommerce_product_attribute',
  'ecommerce_product_tag',
  'ecommerce_product_branch',
  'ecommerce_product_image',
  'ecommerce_product_rating',
] as const;

const otherLanguages = ['en', 'fr'] as const;

/** Sorts generated products after the demo's own. */
const firstSort = 100_000;

/** Ids of generated items are version 8 UUIDs, which distinguishes them from all other ids. */
const toId = (kind: string, index: number, part = 0): string =>
  `5eedca7a-${kind}-8000-8${String(part).padStart(3, '0')}-${String(index).padStart(12, '0')}`;

export const toGeneratedDemoProductId = (index: number): string => toId('0001', index);

const toProductRow = (product: GeneratedDemoProduct): Row => ({
  id: toGeneratedDemoProductId(product.index),
  status: 'published',
  project: toDemoRecordId('arnsberg/project'),
  display_name: product.name.de,
  slug: product.slug,
  reference_number: product.reference,
  description: `<p>${genericDemoProductDescription.de}</p>`,
  category: toDemoRecordId(`arnsberg/category/${product.kind.category}`),
  manufacturer: toDemoRecordId(
    `arnsberg/manufacturer/${product.kind.manufacturers[product.index % product.kind.manufacturers.length]}`,
  ),
  price_brutto: product.price === null ? null : euros(product.price),
  is_reduced: product.priceBefore !== null,
  stock: product.stock,
  reorder_possible: product.reorder,
  ...toDemoDeliveryDayFields(product.reorder ? demoManufacturerLeadTime : undefined),
  shipping_time: product.shippingTime.de,
  variant_display_name: product.variants.length > 0 ? demoRingSizeDimensionName.de : null,
  size_guide: product.variants.length > 0 ? toDemoRecordId('arnsberg/size-guide/ring') : null,
  contains_battery: product.attributes.includes('quartz'),
  sort: firstSort + sortAt(product.index),
  date_created: product.createdAt,
});

const toVariantRows = (product: GeneratedDemoProduct): Row[] =>
  product.variants.map(({ size, price, stock, active }, place) => ({
    id: toId('0002', product.index, place),
    product: toGeneratedDemoProductId(product.index),
    sort: sortAt(place),
    display_name: toDemoRingSizeName(size).de,
    reference_number_suffix: `-${size}`,
    price_brutto: euros(price),
    stock,
    active,
    shipping_time: null,
    reorder_possible: product.reorder,
  }));

/** Watches are on display in both branches. */
const toBranchKeys = ({ kind }: GeneratedDemoProduct): string[] =>
  kind.category === 'watches' ? ['rosenwirtgasse', 'kranichplatz'] : ['rosenwirtgasse'];

/** @param images file ids of the category's images, at least one */
export const toGeneratedDemoProductRows = (product: GeneratedDemoProduct, images: string[]): DemoProductRowsByTable => {
  const owner = { product: toGeneratedDemoProductId(product.index) };
  const variants = toVariantRows(product);
  return {
    ecommerce_product: [toProductRow(product)],
    ecommerce_product_translations: otherLanguages.map((language) => ({
      ecommerce_product: owner.product,
      language,
      display_name: product.name[language],
      description: `<p>${genericDemoProductDescription[language]}</p>`,
      shipping_time: product.shippingTime[language],
      variant_display_name: product.variants.length > 0 ? demoRingSizeDimensionName[language] : null,
    })),
    ecommerce_product_variant: variants,
    // The price before seeding; a database trigger records the current price.
    ecommerce_price_history:
      product.priceBefore === null
        ? []
        : [
            {
              id: toId('0004', product.index),
              ...owner,
              price_brutto: euros(product.priceBefore),
              is_reduced: false,
              valid_from: product.createdAt,
              origin: 'recorded',
            },
          ],
    ecommerce_product_variant_translations: product.variants.flatMap(({ size }, place) =>
      otherLanguages.map((language) => ({
        ecommerce_product_variant: variants[place]?.['id'],
        language,
        display_name: toDemoRingSizeName(size)[language],
      })),
    ),
    ecommerce_product_subcategory: [
      { ...owner, subcategory_id: toDemoRecordId(`arnsberg/subcategory/${product.kind.subcategory}`), sort: 1 },
    ],
    ecommerce_product_attribute: product.attributes.map((key, place) => ({
      ...owner,
      attribute_id: toDemoRecordId(`arnsberg/attribute/${key}`),
      sort: place + 1,
    })),
    ecommerce_product_tag: product.tags.map((key, place) => ({
      ...owner,
      tag_id: toDemoRecordId(`arnsberg/tag/${key}`),
      sort: place + 1,
    })),
    ecommerce_product_branch: toBranchKeys(product).map((key, place) => ({
      ...owner,
      branch_id: toDemoRecordId(`arnsberg/branch/${key}`),
      sort: place + 1,
    })),
    ecommerce_product_image: [...new Set(product.images.map((number) => images[number % images.length]))].map(
      (file, place) => ({
        ...owner,
        directus_files_id: file,
        sort: place + 1,
        alt: toDemoImageAltText(product.name).de,
      }),
    ),
    ecommerce_product_rating: product.ratings.map((rating, place) => ({
      id: toId('0003', product.index, place),
      status: 'published',
      ...owner,
      rating: rating.stars,
      title: rating.title,
      author: rating.author,
      language: rating.language,
      verified: true,
      date_created: product.createdAt,
    })),
  };
};

// Expands the shorthand of product files (choices such as ring sizes, delivery times, images by view) into the fields
// of the content model.
import { z } from 'zod';
import { locales, type Locale } from '../../contract/locale.ts';
import { dayMs } from '../../domain/durations.ts';
import type { SeedItem } from '../../backend/seed/create-seed-items.ts';
import { toDemoProductDeliveryFields } from './product-delivery-times.ts';

const inLanguages = z.strictObject({ de: z.string(), en: z.string(), fr: z.string() });
type InLanguages = z.infer<typeof inLanguages>;

/** Schema of `shop/image-views-and-variant-choices.yaml`. */
export const demoProductVocabularySchema = z.strictObject({
  /** The side from which an image shows the product; follows the product's name in the alternative text. */
  views: z.record(z.string(), inLanguages),
  choices: z.record(
    z.string(),
    z.strictObject({
      label: inLanguages,
      /** The dimension in which the variants differ, if schema.org has a term for it. */
      varies_by: z.string().optional(),
      /** The name of a variant that has none; `{}` is replaced by the variant's suffix. */
      variant: inLanguages.optional(),
    }),
  ),
});
export type DemoProductVocabulary = z.infer<typeof demoProductVocabularySchema>;

const middle = { x: 0.5, y: 0.5 };
const share = z.number().min(0).max(1);
export const demoFocalPointSchema = z.strictObject({ x: share, y: share });

const shorthandSchema = z.looseObject({
  display_name: inLanguages,
  /** Lead time in weeks, if the product can be made or reordered. */
  made_to_order: z
    .strictObject({ weeks: z.tuple([z.int(), z.int()]), by: z.enum(['workshop', 'manufacturer']) })
    .optional(),
  /** A key of the vocabulary's `choices`. */
  choice: z.string().optional(),
  variants: z
    .array(
      z.looseObject({
        /** Appended to the product's reference number after a hyphen. */
        suffix: z.string(),
        stock: z.int(),
        active: z.boolean().default(true),
        display_name: inLanguages.optional(),
        /** The view of the image that shows this variant; if the product does not show it, it is the variant's own. */
        image: z.string().optional(),
      }),
    )
    .default([]),
  stock: z.int().default(0),
  /** The first image is shown in lists. */
  images: z
    .array(
      z.union([
        z.string().transform((view) => ({ view })),
        z.strictObject({
          view: z.string(),
          focal_point: demoFocalPointSchema.optional(),
          shows: inLanguages.optional(),
        }),
      ]),
    )
    .default([]),
  /** Their age counts from the day on which the demo content is installed. */
  ratings: z.array(z.looseObject({ days_ago: z.int().min(0) })).default([]),
});

const inEach = (make: (locale: Locale) => string): InLanguages => {
  const [de = '', en = '', fr = ''] = locales.map(make);
  return { de, en, fr };
};

export interface DemoProductImage {
  name: string;
  title: string;
  focalPoint: { x: number; y: number };
}

export interface ExpandedDemoProductSeed {
  fields: SeedItem;
  images: DemoProductImage[];
}

/** @throws {@link z.ZodError} with the path in the file. */
export const expandProductShorthand = (
  slug: string,
  record: SeedItem,
  vocabulary: DemoProductVocabulary,
): ExpandedDemoProductSeed => {
  const {
    made_to_order: leadTime,
    choice,
    variants,
    stock,
    images,
    ratings,
    ...otherFields
  } = shorthandSchema.parse(record);
  const offer = choice === undefined ? undefined : vocabulary.choices[choice];
  if (choice !== undefined && !offer)
    throw toIssue(['choice'], `there is no choice "${choice}" in shop/image-views-and-variant-choices.yaml`);
  const totalStock = offer ? variants.reduce((sum, variant) => sum + (variant.active ? variant.stock : 0), 0) : stock;
  const canReorder = leadTime !== undefined;
  const toFileName = (view: string): string => `products/${slug}/${view}`;
  const namedImages = images.map(({ view, ...image }, index) => {
    const shows = ('shows' in image ? image.shows : undefined) ?? vocabulary.views[view];
    if (!shows)
      throw toIssue(['images', index], `there is no view "${view}" in shop/image-views-and-variant-choices.yaml`);
    return {
      name: toFileName(view),
      focalPoint: ('focal_point' in image ? image.focal_point : undefined) ?? middle,
      alt: inEach((locale) => `${otherFields.display_name[locale]}, ${shows[locale]}`),
    };
  });
  const variantImages = variants.flatMap(({ image, suffix, display_name: name }) => {
    if (image === undefined || images.some(({ view }) => view === image)) return [];
    const title = `${otherFields.display_name.de}, ${name?.de ?? suffix}`;
    return { name: toFileName(image), focalPoint: middle, title };
  });
  return {
    images: [
      ...namedImages.map(({ name, focalPoint, alt }) => ({ name, focalPoint, title: alt.de })),
      ...variantImages,
    ],
    fields: {
      ...otherFields,
      stock: totalStock,
      reorder_possible: canReorder,
      // A voucher is sent by email; its file says when.
      ...(otherFields['is_gift_voucher'] !== true && toDemoProductDeliveryFields(totalStock, leadTime)),
      images: namedImages.map(({ name, alt }) => ({ directus_files_id: name, alt })),
      ratings: ratings.map(({ days_ago: days, ...rating }) => ({ ...rating, date_created: toPastTime(days) })),
      ...(offer && {
        variant_display_name: offer.label,
        ...(offer.varies_by !== undefined && { varies_by: offer.varies_by }),
        product_variants: variants.map(({ suffix, display_name: name, image: view, ...variant }, index) => {
          const { variant: pattern } = offer;
          if (!name && !pattern) throw toIssue(['variants', index, 'display_name'], 'is missing');
          return {
            ...variant,
            ...(view !== undefined && { image: toFileName(view) }),
            reference_number_suffix: `-${suffix}`,
            reorder_possible: canReorder,
            display_name: name ?? inEach((locale) => pattern?.[locale].replace('{}', suffix) ?? ''),
          };
        }),
      }),
    },
  };
};

const toPastTime = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

const toIssue = (path: (string | number)[], message: string): z.ZodError =>
  new z.ZodError([{ code: 'custom', path, message, input: undefined }]);

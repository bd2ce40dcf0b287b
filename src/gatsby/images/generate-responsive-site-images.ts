// Decides which Directus files the site shows in which usage, and creates their responsive images.
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { toFocalPointPercent } from '../../../domain/content-image-data.ts';
import { removeCachedFilesUnusedFor30Days } from '../files/cached-files.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import type { FileRecord } from '../read/read-records.ts';
import {
  generateResponsiveImages,
  type ImageGenerationContext,
  siteImagesPublicFolder,
  type ResponsiveImageUsage,
  toResponsiveImageFiles,
} from './generate-responsive-images.ts';

type PointedFile = Pick<FileRecord, 'focal_point_x' | 'focal_point_y' | 'height' | 'id' | 'width'>;

/** An image with its alternative text; `null` without an image, or if it cannot be shown, which is logged. */
export type FindSiteImage = (
  file: PointedFile | null | undefined,
  alt: string | null,
  usage: ResponsiveImageUsage,
) => ContentImageData | null;

export const generateResponsiveSiteImages = async (
  records: SiteRecords,
  context: ImageGenerationContext,
  reporter: Pick<SourceNodesArgs['reporter'], 'info'>,
): Promise<FindSiteImage> => {
  const startedAt = Date.now();
  const page = await generateResponsiveImages(toPageFiles(records), 'page', context);
  const product = await generateResponsiveImages(toProductFiles(records), 'product', context);
  await removeCachedFilesUnusedFor30Days(join(context.publicFolder, siteImagesPublicFolder));
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  const count = page.images.size + product.images.size;
  reporter.info(`images: ${page.generatedCount + product.generatedCount} of ${count} made, ${seconds} s`);
  const images = { page: page.images, teaser: page.images, menu: page.images, product: product.images };
  return (file, alt, usage) => {
    const image = file && images[usage].get(file.id);
    return image
      ? { files: toResponsiveImageFiles(image, usage), alt: alt ?? '', focalPoint: toFocalPointPercent(file) }
      : null;
  };
};

/** SVGs have no pixels to crop. */
const isPhotograph = ({ type }: FileRecord): boolean => type !== 'image/svg+xml';

const toPageFiles = ({ pages, brands, events, sections }: SiteRecords): FileRecord[] =>
  [
    ...[...pages, ...brands].map(({ header_image }) => header_image),
    ...events.map(({ image }) => image),
    ...sections.flatMap(({ picture, pictures }) => [picture, ...pictures.map((entry) => entry.directus_files_id)]),
  ]
    .filter((file) => file !== null)
    .filter(isPhotograph);

/** All images of products with a page and of their variants; of products in teasers only the first. */
const toProductFiles = ({ products, teaserProducts, sectionProducts }: SiteRecords): FileRecord[] => {
  const shown = [
    ...teaserProducts,
    ...sectionProducts.byId.values(),
    ...[...sectionProducts.byCategory.values()].flat(),
  ];
  return [
    ...[...products.map(({ images }) => images), ...shown.map(({ images }) => images.slice(0, 1))]
      .flat()
      .map((entry) => entry.directus_files_id),
    ...products.flatMap(({ product_variants: variants }) => variants.flatMap(({ image }) => image ?? [])),
  ];
};

// Creates the responsive files of Directus images: a few widths in two formats, shared by all pages and languages.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { productImageWidths, type ResponsiveImageFiles } from '../../../domain/content-image-data.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import { touchCachedFile, toFileVersionHash, writeFileAtomically } from '../files/cached-files.ts';
import type { FileRecord } from '../read/read-records.ts';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';

/** The host serves this folder as immutable: names carry a hash of file and formats. */
export const siteImagesPublicFolder = 'static/pictures';

/** Widths in pixels, for high-density screens too, never wider than the original. At most 1980 (specification §9). */
const widths = {
  /** Full page width. */
  page: [480, 750, 1080, 1366, 1980],
  /** Teaser of another page, on the home page. */
  teaser: [480, 750, 1080, 1366],
  /** Beside the links of a menu panel. */
  menu: [750],
  product: productImageWidths,
} as const;

/** Where an image is shown; decides its widths. */
export type ResponsiveImageUsage = keyof typeof widths;

/** WebP quality 85 (specification §9); AVIF looks the same at 65, and more encoding effort gains little. */
const formats = {
  avif: { quality: 65, effort: 2 },
  webp: { quality: 85 },
} as const;

type Format = keyof typeof formats;

const imageMetadataSchema = z.object({
  width: z.number(),
  height: z.number(),
  color: z.string(),
  widths: z.array(z.number()),
});

/** Metadata of a generated image: size of the original, dominant color, available widths. */
type ImageMetadata = z.infer<typeof imageMetadataSchema>;

/** Metadata stored beside the files of an image; `unreadable` if its file cannot be decoded. */
const storedMetadataSchema = z.union([z.object({ unreadable: z.literal(true) }), imageMetadataSchema]);

/** `base`: path of its files on the site, without width and extension. */
export type GeneratedResponsiveImage = ImageMetadata & { base: string };

export interface ImageGenerationContext {
  readFile: (fileId: string) => Promise<Buffer>;
  /** Becomes the release. */
  publicFolder: string;
  log: LogFunction;
  report: ContentNoticeReporter;
}

/**
 * Creates the files of every image and resolves to the images by file id. Downloads and encodes only what is missing.
 * Logs and leaves out a file that cannot be read or is not an image (specification §8, failed image lookup). A write
 * error fails the build; otherwise the next release would have no images.
 */
export const generateResponsiveImages = async (
  files: readonly FileRecord[],
  usage: ResponsiveImageUsage,
  { readFile: readLibraryFile, publicFolder, log, report }: ImageGenerationContext,
): Promise<{ images: Map<string, GeneratedResponsiveImage>; generatedCount: number }> => {
  await mkdir(join(publicFolder, siteImagesPublicFolder), { recursive: true });
  const limit = pLimit(availableParallelism());
  let generatedCount = 0;
  const distinct = new Map(files.map((file) => [file.id, file]));
  const entries = await Promise.all(
    [...distinct.values()].map((file) =>
      limit(async () => {
        const base = `/${siteImagesPublicFolder}/${toFileVersionHash(file, formats)}`;
        const path = join(publicFolder, base);
        const leaveOut = (reason: string) => {
          log(`image "${file.filename_download}" cannot be shown (${reason}); the pages are built without it`);
          const detail = file.filename_download;
          report({ collection: 'directus_files', item: file.id, code: 'image_unreadable', detail, isLeftOut: true });
          return [];
        };
        const stored = await readStoredMetadata(path);
        if (stored && 'unreadable' in stored) return leaveOut('an earlier build could not decode it');
        if (stored && toMissing(stored, usage).length === 0) {
          await touchCachedFile(`${path}.json`);
          return [[file.id, { ...stored, base }]] as const;
        }
        const original = await attempt(() => readLibraryFile(file.id));
        if ('error' in original) return leaveOut(String(original.error));
        const encoded = await attempt(() => encodeImage(original.value, usage, stored));
        if ('error' in encoded) {
          if (!stored) await writeStoredMetadata(path, { unreadable: true });
          return leaveOut(String(encoded.error));
        }
        const { generated, contents } = encoded.value;
        for (const [ending, content] of contents) await writeFileAtomically(`${path}${ending}`, content);
        // Written last: if the build is killed before, the next one creates the image again.
        await writeStoredMetadata(path, generated);
        generatedCount += 1;
        return [[file.id, { ...generated, base }]] as const;
      }),
    ),
  );
  return { images: new Map(entries.flat()), generatedCount };
};

/** The files of an image in the widths of its usage. */
export const toResponsiveImageFiles = (
  image: GeneratedResponsiveImage,
  usage: ResponsiveImageUsage,
): ResponsiveImageFiles => {
  const { base, width, height, color } = image;
  const shown = toWidths(width, usage);
  const toSrcSet = (format: Format) =>
    shown.map((targetWidth) => `${toName(base, targetWidth, format)} ${targetWidth}w`).join(', ');
  return {
    images: {
      sources: [{ type: 'image/avif', srcSet: toSrcSet('avif') }],
      // WebP for browsers without AVIF.
      fallback: { src: toName(base, shown.at(-1) ?? width, 'webp'), srcSet: toSrcSet('webp') },
    },
    width,
    height,
    backgroundColor: color,
  };
};

const toName = (base: string, width: number, format: Format) => `${base}-${width}.${format}`;

/** Widths below the original's own, which replaces the larger ones. */
const toWidths = (own: number, usage: ResponsiveImageUsage): number[] => {
  const fitting = widths[usage].filter((targetWidth) => targetWidth < own);
  return fitting.length < widths[usage].length ? [...fitting, own] : fitting;
};

const toMissing = (generated: Pick<ImageMetadata, 'width' | 'widths'>, usage: ResponsiveImageUsage): number[] =>
  toWidths(generated.width, usage).filter((targetWidth) => !generated.widths.includes(targetWidth));

/** Treats damaged metadata, for example after a power cut, as missing: the image is created again. */
const readStoredMetadata = async (path: string): Promise<z.infer<typeof storedMetadataSchema> | undefined> => {
  if (!existsSync(`${path}.json`)) return undefined;
  const text = await readFile(`${path}.json`, 'utf8');
  return storedMetadataSchema.safeParse(parseJsonOrUndefined(text)).data;
};

const writeStoredMetadata = (path: string, stored: z.infer<typeof storedMetadataSchema>): Promise<void> =>
  writeFileAtomically(`${path}.json`, Buffer.from(JSON.stringify(stored)));

const attempt = async <Value>(action: () => Promise<Value>): Promise<{ value: Value } | { error: unknown }> => {
  try {
    return { value: await action() };
  } catch (error) {
    return { error };
  }
};

/** Encodes the missing files, named by suffix. */
const encodeImage = async (
  original: Buffer,
  usage: ResponsiveImageUsage,
  existing: ImageMetadata | undefined,
): Promise<{ generated: ImageMetadata; contents: [string, Buffer][] }> => {
  const source = sharp(original).rotate();
  const { width, height } = (await source.metadata()).autoOrient;
  const existingWidths = existing?.widths ?? [];
  const missing = toMissing({ width, widths: existingWidths }, usage);
  const contents: [string, Buffer][] = [];
  for (const targetWidth of missing) {
    const resized = source.clone().resize(targetWidth);
    contents.push([toName('', targetWidth, 'avif'), await resized.clone().avif(formats.avif).toBuffer()]);
    contents.push([toName('', targetWidth, 'webp'), await resized.clone().webp(formats.webp).toBuffer()]);
  }
  const color = existing?.color ?? (await readColor(source));
  return { generated: { width, height, color, widths: [...existingWidths, ...missing] }, contents };
};

/** Half the step to which sharp rounds the dominant color: a light plaster would become greenish. */
const dominantColorRadius = 8;

/** The mean of the pixels in the dominant color. */
const readColor = async (source: Sharp): Promise<string> => {
  const small = source.clone().resize(64).flatten().toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const center = [dominant.r, dominant.g, dominant.b];
  const sums = [0, 0, 0];
  let count = 0;
  for (let start = 0; start < data.length; start += info.channels) {
    const pixel = data.subarray(start, start + center.length);
    if (!center.every((part, channel) => Math.abs((pixel[channel] ?? 0) - part) <= dominantColorRadius)) continue;
    count += 1;
    pixel.forEach((part, channel) => (sums[channel] = (sums[channel] ?? 0) + part));
  }
  return `#${center
    .map((part, channel) => Math.round(count === 0 ? part : (sums[channel] ?? 0) / count))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
};

// Creates the responsive files of Directus images: a few widths in two formats, shared by all pages and languages.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import type { ResponsiveImageFiles } from '../../../domain/image.ts';
import type { LogMessage } from '../../../domain/translate.ts';
import { touchCachedFile, toFileVersionHash, writeFileAtomically } from '../files/cached-files.ts';
import type { FileRecord } from '../read/read-records.ts';

/** The host serves this folder as immutable: names carry a hash of file and formats. */
export const siteImagesFolder = 'static/pictures';

/** Widths in pixels, for high-density screens too, never wider than the original. At most 1980 (specification §9). */
const widths = {
  /** Full page width. */
  page: [480, 750, 1080, 1366, 1980],
  /** Teaser of another page, on the home page. */
  teaser: [480, 750, 1080, 1366],
  /**
   * Product cards on small and large screens, then the image of the product page. Directus's presets have the same
   * widths.
   */
  product: [320, 640, 960, 1440],
};

/** Where an image is shown; decides its widths. */
export type ImageUsage = keyof typeof widths;

/** WebP quality 85 (specification §9); AVIF looks the same at 65, and more encoding effort gains little. */
const formats = {
  avif: { quality: 65, effort: 2 },
  webp: { quality: 85 },
} as const;

type Format = keyof typeof formats;

const madeSchema = z.object({ width: z.number(), height: z.number(), color: z.string(), widths: z.array(z.number()) });

/** Metadata of a generated image: size of the original, dominant colour, available widths. */
type Made = z.infer<typeof madeSchema>;

/** Metadata stored beside the files of an image; `unreadable` if its file cannot be decoded. */
const noteSchema = z.union([z.object({ unreadable: z.literal(true) }), madeSchema]);

/** `base`: path of its files on the site, without width and extension. */
export type GeneratedImage = Made & { base: string };

export interface ImageGenerationContext {
  readFile: (fileId: string) => Promise<Buffer>;
  /** Becomes the release. */
  publicFolder: string;
  log: LogMessage;
}

/**
 * Creates the files of every image and resolves to the images by file id. Downloads and encodes only what is missing.
 * Logs and leaves out a file that cannot be read or is not an image (specification §8, failed image lookup). A write
 * error fails the build; otherwise the next release would have no images.
 */
export const createLibraryImages = async (
  files: readonly FileRecord[],
  use: ImageUsage,
  { readFile: readLibraryFile, publicFolder, log }: ImageGenerationContext,
): Promise<{ images: Map<string, GeneratedImage>; madeCount: number }> => {
  await mkdir(join(publicFolder, siteImagesFolder), { recursive: true });
  const limit = pLimit(availableParallelism());
  let madeCount = 0;
  const distinct = new Map(files.map((file) => [file.id, file]));
  const entries = await Promise.all(
    [...distinct.values()].map((file) =>
      limit(async () => {
        const base = `/${siteImagesFolder}/${toFileVersionHash(file, formats)}`;
        const path = join(publicFolder, base);
        const leaveOut = (reason: string) => {
          log(`image "${file.filename_download}" cannot be shown (${reason}); the pages are built without it`);
          return [];
        };
        const note = await readNote(path);
        if (note && 'unreadable' in note) return leaveOut('an earlier build could not decode it');
        if (note && toMissing(note, use).length === 0) {
          await touchCachedFile(`${path}.json`);
          return [[file.id, { ...note, base }]] as const;
        }
        const original = await attempt(() => readLibraryFile(file.id));
        if ('error' in original) return leaveOut(String(original.error));
        const encoded = await attempt(() => encodeImage(original.value, use, note));
        if ('error' in encoded) {
          if (!note) await writeNote(path, { unreadable: true });
          return leaveOut(String(encoded.error));
        }
        const { made, contents } = encoded.value;
        for (const [ending, content] of contents) await writeFileAtomically(`${path}${ending}`, content);
        // Written last: if the build is killed before, the next one creates the image again.
        await writeNote(path, made);
        madeCount += 1;
        return [[file.id, { ...made, base }]] as const;
      }),
    ),
  );
  return { images: new Map(entries.flat()), madeCount };
};

/** The files of an image in the widths of its usage. */
export const toResponsiveImageFiles = (image: GeneratedImage, use: ImageUsage): ResponsiveImageFiles => {
  const { base, width, height, color } = image;
  const shown = toWidths(width, use);
  const toSrcSet = (format: Format) => shown.map((wanted) => `${toName(base, wanted, format)} ${wanted}w`).join(', ');
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
const toWidths = (own: number, use: ImageUsage): number[] => {
  const fitting = widths[use].filter((wanted) => wanted < own);
  return fitting.length < widths[use].length ? [...fitting, own] : fitting;
};

const toMissing = (made: Pick<Made, 'width' | 'widths'>, use: ImageUsage): number[] =>
  toWidths(made.width, use).filter((wanted) => !made.widths.includes(wanted));

/** Treats damaged metadata, for example after a power cut, as missing: the image is created again. */
const readNote = async (path: string): Promise<z.infer<typeof noteSchema> | undefined> => {
  if (!existsSync(`${path}.json`)) return undefined;
  const text = await readFile(`${path}.json`, 'utf8');
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

const writeNote = (path: string, note: z.infer<typeof noteSchema>): Promise<void> =>
  writeFileAtomically(`${path}.json`, Buffer.from(JSON.stringify(note)));

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
  use: ImageUsage,
  known: Made | undefined,
): Promise<{ made: Made; contents: [string, Buffer][] }> => {
  const source = sharp(original).rotate();
  const { width, height } = (await source.metadata()).autoOrient;
  const there = known?.widths ?? [];
  const missing = toMissing({ width, widths: there }, use);
  const contents: [string, Buffer][] = [];
  for (const wanted of missing) {
    const resized = source.clone().resize(wanted);
    contents.push([toName('', wanted, 'avif'), await resized.clone().avif(formats.avif).toBuffer()]);
    contents.push([toName('', wanted, 'webp'), await resized.clone().webp(formats.webp).toBuffer()]);
  }
  const color = known?.color ?? (await readColor(source));
  return { made: { width, height, color, widths: [...there, ...missing] }, contents };
};

const readColor = async (source: Sharp): Promise<string> => {
  const { dominant } = await sharp(await source.clone().resize(64).toBuffer()).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

// Makes the files of the library's images for pages, sections and products alike: a few widths in two formats, once for all
// pages and languages that show them. Called by create-site-images.ts.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import type { ImageFiles } from '../../../domain/image.ts';
import type { Log } from '../../../domain/translate.ts';
import { touchCachedFile, toFileVersionHash, writeFileAtomically } from '../files/cached-files.ts';
import type { FileRecord } from '../read/read-records.ts';

/** Below a folder whose files the host never asks for again: names carry a hash of file and formats. */
export const siteImagesFolder = 'static/pictures';

/** In pixels, sharp on dense screens, never wider than the file. Specification §9: at most 1980. */
const widths = {
  /** Across the page. */
  page: [480, 750, 1080, 1366, 1980],
  /** Of another page, on the home page. */
  teaser: [480, 750, 1080, 1366],
  /** Cards on phones and desks, then the product page's own image. The backend's presets have the same. */
  product: [320, 640, 960, 1440],
};

/** Where an image is shown decides on its widths. */
export type ImageUsage = keyof typeof widths;

/** Specification §9: quality 85. AVIF counts quality otherwise: 65 of it look the same, and more effort gains little. */
const formats = {
  avif: { quality: 65, effort: 2 },
  webp: { quality: 85 },
} as const;

type Format = keyof typeof formats;

const madeSchema = z.object({ width: z.number(), height: z.number(), color: z.string(), widths: z.array(z.number()) });

/** What is known of an image once its files are made: its own size, its main colour, the widths that are there. */
type Made = z.infer<typeof madeSchema>;

/** What stands beside the files of an image; `unreadable` where it has none, because its file cannot be decoded. */
const noteSchema = z.union([z.object({ unreadable: z.literal(true) }), madeSchema]);

/** `base`: path of its files on the site up to the width. */
export type GeneratedImage = Made & { base: string };

export interface ImageGenerationContext {
  readFile: (fileId: string) => Promise<Buffer>;
  /** What becomes the release. */
  publicFolder: string;
  log: Log;
}

/**
 * Makes the files of every image; gives the images by the ids of their files. Only what is not there yet is downloaded and
 * made. A file that cannot be read or is no image is logged by name and left out (specification §8, failed image lookup).
 * What cannot be written fails the build: the next one would otherwise go live without its images.
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
        // Last, so that a build that was stopped begins the image again.
        await writeNote(path, made);
        madeCount += 1;
        return [[file.id, { ...made, base }]] as const;
      }),
    ),
  );
  return { images: new Map(entries.flat()), madeCount };
};

/** The files of an image in the widths for one use, for which they were made. */
export const toResponsiveImageFiles = (image: GeneratedImage, use: ImageUsage): ImageFiles => {
  const { base, width, height, color } = image;
  const shown = toWidths(width, use);
  const toSrcSet = (format: Format) => shown.map((wanted) => `${toName(base, wanted, format)} ${wanted}w`).join(', ');
  return {
    images: {
      sources: [{ type: 'image/avif', srcSet: toSrcSet('avif') }],
      // WebP stands in for browsers that know no AVIF.
      fallback: { src: toName(base, shown.at(-1) ?? width, 'webp'), srcSet: toSrcSet('webp') },
    },
    width,
    height,
    backgroundColor: color,
  };
};

const toName = (base: string, width: number, format: Format) => `${base}-${width}.${format}`;

/** Those below the image's own width, which stands in for the wider ones. */
const toWidths = (own: number, use: ImageUsage): number[] => {
  const fitting = widths[use].filter((wanted) => wanted < own);
  return fitting.length < widths[use].length ? [...fitting, own] : fitting;
};

const toMissing = (made: Pick<Made, 'width' | 'widths'>, use: ImageUsage): number[] =>
  toWidths(made.width, use).filter((wanted) => !made.widths.includes(wanted));

/** A note that a power cut has damaged counts as none: the image is made again. */
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

/** The files that are missing, by the endings of their names. */
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

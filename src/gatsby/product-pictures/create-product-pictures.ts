// Makes the files of products' pictures: a few widths in two formats, once for all pages and languages that show them.
// Called by create-product-nodes.ts. Not by Gatsby's own image plug-in: its AVIF takes eight times as long for the same size.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureFiles } from '../../../domain/product/picture.ts';
import type { Log } from '../../../domain/translate.ts';

/** A picture of the library; its version changes with its content. */
export interface LibraryPicture {
  id: string;
  version: string;
  /** Such as `front.jpg`, for messages. */
  name: string;
}

/** Below a folder whose files the host never asks for again: names carry a hash of picture and recipe. */
const folder = 'static/pictures';

/** In pixels: cards on phones and desks, then the page's own picture, sharp on dense screens. Never wider than the file. */
const widths = [320, 640, 960, 1440];

/** Specification §9: quality 85. AVIF counts quality otherwise: 65 of it look the same. */
const formats = {
  avif: { quality: 65, effort: 2 },
  webp: { quality: 85 },
} as const;

type Format = keyof typeof formats;

const factsSchema = z.object({ width: z.number(), height: z.number(), color: z.string(), widths: z.array(z.number()) });

type Facts = z.infer<typeof factsSchema>;

/**
 * Files of every picture by its id. Only what is not there yet is downloaded and made. A file that cannot be read or is no
 * picture is logged by name and left out (specification §8, failed image lookup).
 * @param publicFolder what becomes the release
 */
export const createProductPictures = async (
  pictures: readonly LibraryPicture[],
  readPicture: (id: string) => Promise<Buffer>,
  publicFolder: string,
  log: Log,
): Promise<{ files: Map<string, PictureFiles>; madeCount: number }> => {
  await mkdir(join(publicFolder, folder), { recursive: true });
  const limit = pLimit(availableParallelism());
  let madeCount = 0;
  const entries = await Promise.all(
    pictures.map((picture) =>
      limit(async () => {
        const base = `${folder}/${toHash(picture)}`;
        try {
          const known = await readFacts(join(publicFolder, base));
          if (!known) madeCount += 1;
          const facts = known ?? (await makePicture(await readPicture(picture.id), join(publicFolder, base)));
          return [[picture.id, toFiles(facts, base)]] as const;
        } catch (error) {
          log(`picture "${picture.name}" cannot be shown (${String(error)}); the pages are built without it`);
          return [];
        }
      }),
    ),
  );
  return { files: new Map(entries.flat()), madeCount };
};

const toHash = ({ id, version }: LibraryPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([id, version, widths, formats]))
    .digest('hex')
    .slice(0, 20);

const toName = (base: string, width: number, format: Format) => `${base}-${width}.${format}`;

/** What is known of a picture whose files are all there; written last, so that a build that was stopped begins it again. */
const readFacts = async (base: string): Promise<Facts | undefined> =>
  existsSync(`${base}.json`) ? factsSchema.parse(JSON.parse(await readFile(`${base}.json`, 'utf8'))) : undefined;

const makePicture = async (original: Buffer, base: string): Promise<Facts> => {
  const source = sharp(original).rotate();
  const { autoOrient } = await source.metadata();
  const { width, height } = autoOrient;
  const fitting = widths.filter((wanted) => wanted < width);
  const made = [...fitting, ...(fitting.length < widths.length ? [width] : [])];
  for (const wanted of made) {
    const resized = source.clone().resize(wanted);
    await writeWhole(toName(base, wanted, 'avif'), await resized.clone().avif(formats.avif).toBuffer());
    await writeWhole(toName(base, wanted, 'webp'), await resized.clone().webp(formats.webp).toBuffer());
  }
  const { dominant } = await sharp(await source.clone().resize(64).toBuffer()).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const facts: Facts = { width, height, color, widths: made };
  await writeWhole(`${base}.json`, Buffer.from(JSON.stringify(facts)));
  return facts;
};

/** A build may be stopped at any moment: no file is there in part. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};

const toFiles = (facts: Facts, base: string): PictureFiles => {
  const toSrcSet = (format: Format) =>
    facts.widths.map((width) => `/${toName(base, width, format)} ${width}w`).join(', ');
  return {
    images: {
      sources: [{ type: 'image/avif', srcSet: toSrcSet('avif') }],
      // WebP stands in for browsers that know no AVIF.
      fallback: { src: `/${toName(base, facts.widths.at(-1) ?? facts.width, 'webp')}`, srcSet: toSrcSet('webp') },
    },
    width: facts.width,
    height: facts.height,
    backgroundColor: facts.color,
  };
};

// Writes the Brotli and gzip twins of a text file, which the host sends instead of compressing per request.
// Called by the release step.
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isImmutable } from '../../domain/immutable-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const textTypes = /\.(html|js|mjs|css|json|xml|svg|txt|webmanifest|ico)$/;
/** Below this the headers weigh more than what is saved. */
const worthwhileBytes = 1_024;

/**
 * What browsers keep for a year is compressed once and as well as possible; pages are many and change. From 9 on a page
 * takes 16 ms instead of 2, nearly all of it for memory, and is 0.8 % smaller.
 */
const pageQuality = 6;

/** The twins a file gets, as endings. */
export const twinEndings = ['.br', '.gz'] as const;

/** Whether a file of this name gains from compression (pictures and fonts are compressed already). */
export function isCompressible(path: string): boolean {
  return textTypes.test(path);
}

/** Writes `<file>.br` and `<file>.gz` unless the file is too small to gain from them. */
export async function createTwins(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const quality = isImmutable(file) ? constants.BROTLI_MAX_QUALITY : pageQuality;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params: parameters }).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

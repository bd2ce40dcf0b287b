// Writes the logos of the project (as SVG sanitized and recolored for the page, specification §3) and of its brands as
// local files.
import type { SiteLogoFiles } from '../../../domain/site-content.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { FileRecord } from '../read/read-records.ts';
import { writeContentHashedFile } from './write-content-hashed-file.ts';
import type { ReadDirectusFileThroughCache } from './cached-files.ts';
import { toSafeSvg, parseSvgSize } from './safe-svg.ts';

export interface WriteBrandLogoFilesContext {
  readCachedFile: ReadDirectusFileThroughCache;
  /** Becomes the release. */
  publicFolder: string;
}

const purpose = { description: 'image', fallback: "the brand's name is shown instead of its logo" };

/** Paths of the logos by file id; unreadable ones are left out. */
export const writeBrandLogosToPublicFolder = async (
  brands: readonly { logo: FileRecord | null }[],
  { readCachedFile, publicFolder }: WriteBrandLogoFilesContext,
): Promise<Map<string, string>> => {
  const distinct = new Map(brands.flatMap(({ logo }) => (logo ? [[logo.id, logo] as const] : [])));
  const entries = await Promise.all(
    [...distinct.values()].map(async (logo) => {
      const bytes = await readCachedFile(logo, purpose);
      return bytes ? [[logo.id, await writeContentHashedFile(bytes, logo, publicFolder)] as const] : [];
    }),
  );
  return new Map(entries.flat());
};

/** Maximum height of the logo in the header, in CSS pixels (specification §2). */
const maxHeightPixels = 80;

const svgFile = { filename_download: 'logo.svg' };

/** `null` if the project has no logo or it cannot be shown, which is logged; pages then show the project's name. */
export const writeSiteLogoFiles = async (
  source: { file: FileRecord | null; textColors: { initial: string; other: string } },
  {
    readCachedFile,
    publicFolder,
    log,
  }: { readCachedFile: ReadDirectusFileThroughCache; publicFolder: string; log: LogFunction },
): Promise<SiteLogoFiles | null> => {
  const { file, textColors } = source;
  if (!file) {
    log('the project has no logo; its name is shown instead');
    return null;
  }
  const purpose = { description: 'image', fallback: 'the name is shown instead of the logo' };
  const bytes = await readCachedFile(file, purpose);
  const svg = bytes && file.type === 'image/svg+xml' ? toSafeSvg(bytes.toString('utf8'), textColors.initial) : null;
  const size = svg ? parseSvgSize(svg) : { width: file.width ?? 0, height: file.height ?? 0 };
  if (!bytes) return null;
  if (!size?.width || !size.height) {
    log(`${purpose.description} "${file.filename_download}" states no size; ${purpose.fallback}`);
    return null;
  }
  const scale = Math.min(1, maxHeightPixels / size.height);
  const dimensions = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const publish = (content: string | Buffer) =>
    writeContentHashedFile(Buffer.from(content), svg ? svgFile : file, publicFolder);
  if (!svg) return { path: await publish(bytes), otherPath: null, ...dimensions };
  const other = toSafeSvg(bytes.toString('utf8'), textColors.other);
  return {
    path: await publish(svg),
    otherPath: other === svg ? null : await publish(other),
    ...dimensions,
  };
};

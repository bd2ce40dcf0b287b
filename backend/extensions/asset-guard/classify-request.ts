// Which requests for a file a visitor may make, and in which sizes pictures are given. Pure; called by the hook
// beside and by apply/studio-settings.ts, which makes the sizes known to Directus.

export type AssetRequestClass = 'allowed' | 'another size' | 'original';

interface AssetRequest {
  method: string;
  query: Record<string, unknown>;
  /** Whether the file is one that the studio shows before anyone has signed in. */
  isStudioPicture: boolean;
}

/** What changes the picture, after Directus's own list. */
const changing = [
  'key',
  'transforms',
  'width',
  'height',
  'format',
  'fit',
  'quality',
  'withoutEnlargement',
  'focal_point_x',
  'focal_point_y',
];

/**
 * A visitor gets the presets of the site. Not the original: it is what came out of the camera, tens of megabytes large,
 * and its metadata may tell where and by whom it was taken. Nor any other size: each one costs seconds of computing and
 * stays on the disk. Directus checks sizes too, but lets any pass beside an empty list of transforms.
 */
export const classifyAssetRequest = ({ method, query, isStudioPicture }: AssetRequest): AssetRequestClass => {
  // Archives of originals are asked for by POST.
  if (method !== 'GET' && method !== 'HEAD') return 'original';
  const { key, ...others } = query;
  if (changing.some((name) => name in others)) return 'another size';
  if (isStudioPicture) return 'allowed';
  if (key === undefined) return 'original';
  return typeof key === 'string' && assetPresetKeys.includes(key) ? 'allowed' : 'another size';
};

/** Widths in pixels; a picture is never enlarged. */
export const assetPresetWidths = [320, 640, 960, 1440] as const;

export const assetPresetKeys: readonly string[] = [
  ...assetPresetWidths.map((width) => `avif-${width}`),
  ...assetPresetWidths.map((width) => `webp-${width}`),
  'jpg-960',
];

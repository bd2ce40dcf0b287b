// Which asset requests a visitor may make, and the preset image sizes, which apply/studio-settings.ts registers with
// Directus. Pure.

export type AssetRequestClass = 'allowed' | 'another size' | 'original';

interface AssetRequest {
  method: string;
  query: Record<string, unknown>;
  /** Whether the file is shown on the studio's sign-in page. */
  isStudioImage: boolean;
}

/** Query parameters that transform the image, from Directus's own list. */
const transformParameters = [
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
 * Visitors get presets only. Originals are tens of megabytes, and their metadata may reveal where and by whom a photo
 * was taken. Other sizes cost seconds of CPU each and fill the disk. Directus checks sizes, too, but accepts any size
 * beside an empty list of transforms.
 */
export const classifyAssetRequest = ({ method, query, isStudioImage }: AssetRequest): AssetRequestClass => {
  // Archives of originals are requested by POST.
  if (method !== 'GET' && method !== 'HEAD') return 'original';
  const { key, ...otherParameters } = query;
  if (transformParameters.some((name) => name in otherParameters)) return 'another size';
  if (isStudioImage) return 'allowed';
  if (key === undefined) return 'original';
  return typeof key === 'string' && assetTransformationPresetKeys.includes(key) ? 'allowed' : 'another size';
};

/** Widths in pixels; an image is never enlarged. */
export const assetPresetWidths = [320, 640, 960, 1440] as const;

export const assetTransformationPresetKeys: readonly string[] = [
  ...assetPresetWidths.map((width) => `avif-${width}`),
  ...assetPresetWidths.map((width) => `webp-${width}`),
  'jpg-960',
];

// Which asset requests a visitor may make: those of the preset image sizes, which apply/studio-settings.ts registers
// with Directus. Pure.
import { jpegImagePreset, productImageWidths } from '../../../domain/content-image-data.ts';

export type AssetRequestGuardDecision = 'allowed' | 'another size' | 'original';

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
 * alongside an empty list of transforms.
 */
export const decideAssetRequestAccess = ({ method, query, isStudioImage }: AssetRequest): AssetRequestGuardDecision => {
  // Archives of originals are requested by POST.
  if (method !== 'GET' && method !== 'HEAD') return 'original';
  const { key, ...otherParameters } = query;
  if (transformParameters.some((name) => name in otherParameters)) return 'another size';
  if (isStudioImage) return 'allowed';
  if (key === undefined) return 'original';
  return typeof key === 'string' && assetTransformationPresetKeys.includes(key) ? 'allowed' : 'another size';
};

export const assetTransformationPresetKeys: readonly string[] = [
  ...productImageWidths.map((width) => `avif-${width}`),
  ...productImageWidths.map((width) => `webp-${width}`),
  jpegImagePreset.key,
];

// Pictures that the build did not make: the backend's own widths and formats (presets; any other size is refused).
import type { PictureRecord } from '../../../contract/record-parts.ts';
import type { PictureFiles } from '../../../domain/product/picture.ts';
import { toPresetUrl } from './client.ts';

const widths = [320, 640, 960, 1440];

type File = Parameters<typeof toPresetUrl>[0];

const toSrcSet = (file: File, format: 'avif' | 'webp') =>
  widths.map((width) => `${toPresetUrl(file, `${format}-${width}`)} ${width}w`).join(', ');

export const toPresetFiles = ({ id, width, height, modified_on }: PictureRecord['directus_files_id']): PictureFiles => {
  const file = { id, version: modified_on ?? '' };
  return {
    images: {
      sources: [
        { type: 'image/avif', srcSet: toSrcSet(file, 'avif') },
        { type: 'image/webp', srcSet: toSrcSet(file, 'webp') },
      ],
      fallback: { src: toPresetUrl(file, 'jpg-960') },
    },
    width: width ?? 4,
    height: height ?? 5,
  };
};

// Pictures that the build did not make: the backend's own widths and formats (presets; any other size is refused).
import type { PictureRecord } from '../../../contract/record-parts.ts';
import type { PictureFiles } from '../../domain/product/picture.ts';
import { toPresetUrl } from './client.ts';

const widths = [320, 640, 960, 1440];

const toSrcSet = (fileId: string, format: 'avif' | 'webp') =>
  widths.map((width) => `${toPresetUrl(fileId, `${format}-${width}`)} ${width}w`).join(', ');

export const toPresetFiles = ({ id, width, height }: PictureRecord['directus_files_id']): PictureFiles => ({
  images: {
    sources: [
      { type: 'image/avif', srcSet: toSrcSet(id, 'avif') },
      { type: 'image/webp', srcSet: toSrcSet(id, 'webp') },
    ],
    fallback: { src: toPresetUrl(id, 'jpg-960') },
  },
  width: width ?? 4,
  height: height ?? 5,
});

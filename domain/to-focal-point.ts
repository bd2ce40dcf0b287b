// Maps a file's focal point, which Directus keeps in pixels, to the shares of a picture that a crop needs. Pure.
import type { FocalPoint } from './page.ts';

interface PointedFile {
  width?: number | null | undefined;
  height?: number | null | undefined;
  focal_point_x?: number | null | undefined;
  focal_point_y?: number | null | undefined;
}

/** Focal point in percent; the middle where the editor has set none. */
export const toFocalPoint = (file: PointedFile | null): FocalPoint => {
  const share = (point: number | null | undefined, size: number | null | undefined) =>
    typeof point === 'number' && size ? Math.round((point / size) * 100) : 50;
  return { x: share(file?.focal_point_x, file?.width), y: share(file?.focal_point_y, file?.height) };
};

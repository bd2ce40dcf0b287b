// Cuts a picture to a format around the editor's focal point. Pure; used by the share pictures.
import type { FocalPoint } from '../../../domain/page.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * The largest part of a picture with the proportions of `target`, as near to the focal point as the picture's edges let
 * it. All in the picture's own pixels.
 */
export const toCrop = (picture: Size, focalPoint: FocalPoint, target: Size): Crop => {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(target.height * scale)));
  return {
    width,
    height,
    left: toStart(picture.width, width, focalPoint.x),
    top: toStart(picture.height, height, focalPoint.y),
  };
};

const toStart = (whole: number, part: number, percent: number): number =>
  Math.min(whole - part, Math.max(0, Math.round((whole * percent) / 100 - part / 2)));

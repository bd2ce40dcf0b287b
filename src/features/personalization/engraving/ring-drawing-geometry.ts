// Measures of a drawn ring: sizes in millimetres become drawing units, and the profile becomes radii. Pure.
import type { RingHeadType, RingProfile } from '../../../../contract/shop/engraving-fonts-and-surfaces.ts';
import { circumferenceToDiameterMm } from '../../../../domain/ring-size/ring-size.ts';

/** What of a product a drawing shows; surfaces other than rings show the metal only. */
export interface EngravingPreviewAppearance {
  /** Colors of the metals, as `#rrggbb`; the first one is inside. */
  metals: readonly string[];
  /** Shape of a letter pendant. */
  letter: string;
  /** Colors of the stones; the middle one first. */
  stones: readonly string[];
  bandWidthMm: number;
  /** Of the second ring of a pair, if it differs. */
  secondBandWidthMm?: number | undefined;
  profile: RingProfile;
  head: RingHeadType;
  /** Inner circumferences in millimetres, one per ring. */
  sizes: readonly number[];
}

/** Inner radius of the largest ring of a drawing, in its units. */
const largestRadius = 240;

const defaultSize = 54;

/** Beyond that, the near side of a ring would hide its inside. */
const maxBandWidthMm = 8;

export interface RingDrawingGeometry {
  inner: number;
  /** Outer radius of the upper edge; smaller than `outer` if the outside is domed. */
  edge: number;
  outer: number;
  bandWidth: number;
  isDomed: boolean;
  isInnerRounded: boolean;
  unitsPerMm: number;
  /** Radius of the outside at a height above the ground. */
  radiusAt: (height: number) => number;
}

/** @param index of the ring in a pair */
export const toRingDrawingGeometry = (
  { bandWidthMm, secondBandWidthMm = bandWidthMm, profile, sizes }: EngravingPreviewAppearance,
  index: number,
): RingDrawingGeometry => {
  const toDiameter = (at: number) => circumferenceToDiameterMm(sizes[at] ?? defaultSize);
  const unitsPerMm = (2 * largestRadius) / Math.max(...[0, ...sizes.keys()].map(toDiameter));
  const widthMm = Math.min(index === 1 ? secondBandWidthMm : bandWidthMm, maxBandWidthMm);
  const bandWidth = widthMm * unitsPerMm;
  const inner = (toDiameter(index) / 2) * unitsPerMm;
  const outer = inner + (1.2 + 0.1 * widthMm) * unitsPerMm;
  const isDomed = profile === 'court' || profile === 'd_shape';
  const edge = isDomed ? outer - Math.min((outer - inner) * 0.42, bandWidth * 0.34) : outer;
  return {
    inner,
    edge,
    outer,
    bandWidth,
    isDomed,
    isInnerRounded: profile === 'court' || profile === 'flat_court',
    unitsPerMm,
    radiusAt: (height) => outer - (outer - edge) * ((2 * height) / bandWidth - 1) ** 2,
  };
};

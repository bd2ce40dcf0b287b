// Tones of a polished metal, derived from one color such as that of an attribute's swatch. Pure.

/** From the deepest reflection to the brightest highlight, as `#rrggbb`. */
export interface MetalTones {
  deep: string;
  /** The ground of an engraved line. */
  cut: string;
  dark: string;
  mid: string;
  light: string;
  glint: string;
}

export const defaultMetalColor = '#d3d4d6';

/**
 * Metals reflect themselves: each reflection multiplies the color by itself, so gold turns to brown in its shadows and
 * a white metal stays neutral.
 */
export const toMetalTones = (color: string): MetalTones => {
  // White metals show their form by what they reflect of a darker room.
  const paleness = Math.min(...readChannels(color));
  const reflect = (times: number, brightness = 1) => mapChannels(color, (value) => brightness * value ** times);
  const lighten = (share: number) => mapChannels(color, (value) => value + (1 - value) * share);
  return {
    deep: reflect(2.9, 0.6 - 0.12 * paleness),
    cut: reflect(2.7, 0.8 - 0.3 * paleness),
    dark: reflect(2.2, 0.95 - 0.24 * paleness),
    mid: reflect(1.3, 1.05 - 0.13 * paleness),
    light: lighten(0.4),
    glint: lighten(0.82),
  };
};

const readChannels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);

const mapChannels = (color: string, map: (value: number) => number): string =>
  `#${readChannels(color)
    .map((value) =>
      Math.round(255 * map(value))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

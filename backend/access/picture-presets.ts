// The pictures that visitors may have of a file: nothing but these. Made known to Directus by apply/studio-settings.ts,
// enforced by extensions/asset-guard.

/** Widths in pixels; a picture is never enlarged. */
export const pictureWidths = [320, 640, 960, 1440] as const;

export const picturePresets: readonly string[] = [
  ...pictureWidths.map((width) => `avif-${width}`),
  ...pictureWidths.map((width) => `webp-${width}`),
  'jpg-960',
];

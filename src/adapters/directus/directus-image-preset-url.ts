// URLs of the backend's images, apart from its client, which pages that only show an image need not load.

const backendUrl = process.env.GATSBY_BACKEND_URL ?? '';

/**
 * URL of a file in one of Directus's presets; other sizes are refused. The version busts the browser's cache when the
 * file is replaced.
 */
export const toDirectusImagePresetUrl = (file: { id: string; version: string }, preset: string): string =>
  `${backendUrl}/assets/${encodeURIComponent(file.id)}?key=${preset}&v=${encodeURIComponent(file.version)}`;

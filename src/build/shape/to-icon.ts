// The browser tab's icon of a house: its initial on its accent colour.
import type { ThemeRecord } from '../read/read-project.ts';
import { toOrderedPalettes } from './to-theme.ts';

/** A square SVG as a data URI. */
export const toIcon = (theme: ThemeRecord, houseName: string): string => {
  const { accent, onAccent } = toOrderedPalettes(theme).initial;
  const initial = /\p{L}/u.exec(houseName)?.[0].toUpperCase() ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${accent}"/>` +
    `<text x="16" y="23" font-family="serif" font-size="21" text-anchor="middle" fill="${onAccent}">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

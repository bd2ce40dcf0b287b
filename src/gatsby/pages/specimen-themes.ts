// The five unlike themes of the page of specimens, each in light and dark. Pure; called by create-site-pages.ts.
import { toPalettes } from '../../theme/palette.ts';
import { type ThemeSettings, toButtonProperties, toProperties } from '../../theme/theme-css.ts';

const settings: Record<string, ThemeSettings> = {
  'Bottle green on ivory': { brandColor: '#1f3d2e', baseColor: '#faf9f6' },
  Bordeaux: { brandColor: '#6b1a2f', baseColor: '#fdfbf9', buttonBorderRadius: '2px' },
  'Champagne on night blue': { brandColor: '#c9a96a', baseColor: '#12161c' },
  'Yellow, the hardest to read': { brandColor: '#f2c200', baseColor: '#ffffff' },
  'Steel blue, round': { brandColor: '#4f7cac', baseColor: '#f3f5f7', buttonBorderRadius: '24px' },
};

/** Ten themes: name and CSS declarations. */
export const toSpecimenThemes = (): { name: string; declarations: string }[] =>
  Object.entries(settings).flatMap(([name, theme]) => {
    const palettes = toPalettes(theme);
    return (['light', 'dark'] as const).map((mode) => ({
      name: `${name}, ${mode}`,
      declarations: `${toProperties(palettes[mode], mode)};${toButtonProperties(theme)}`,
    }));
  });

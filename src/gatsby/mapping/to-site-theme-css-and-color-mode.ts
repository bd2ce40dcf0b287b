// Maps the theme settings of the backend to the site's theme.
import { type Palette, toColorModePalettes } from '../../../domain/palette.ts';
import { toThemeCss, type ThemeSettings } from '../../theme/theme-css.ts';
import type { SiteTheme } from '../../../domain/site-content.ts';
import type { ThemeRecord } from '../read/read-project.ts';

export const toSiteThemeCssAndColorMode = (record: ThemeRecord): SiteTheme => {
  const settings = toThemeSettings(record);
  return {
    css: toThemeCss(settings),
    initialMode: toColorModePalettes(settings).initial,
    background: toPalettesOfInitialAndOtherMode(record).initial.background,
  };
};

/** The palette of the project's initial color mode, and that of the other one. */
export const toPalettesOfInitialAndOtherMode = (record: ThemeRecord): { initial: Palette; other: Palette } => {
  const { initial, light, dark } = toColorModePalettes(toThemeSettings(record));
  return initial === 'light' ? { initial: light, other: dark } : { initial: dark, other: light };
};

const toThemeSettings = (record: ThemeRecord): ThemeSettings => {
  const button = record.config?.button;
  return {
    brandColor: record.brand_color,
    baseColor: record.base_color,
    buttonAccentColor: button?.accent_color,
    buttonColor: button?.color,
    buttonBorderRadius: button?.border_radius,
    buttonBorderThickness: button?.border_thickness,
  };
};

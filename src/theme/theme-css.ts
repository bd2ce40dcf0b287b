// The custom properties of a project's theme, as CSS for the page head. Pure. tokens.css has everything that does not
// depend on the project.
import { type ColorMode, type Palette, toColorModePalettes } from '../../domain/palette.ts';

/** Theme settings of the backend (specification §3); lengths are CSS lengths. */
export interface ThemeSettings {
  brandColor: string;
  baseColor: string;
  buttonAccentColor?: string | undefined;
  buttonColor?: string | undefined;
  buttonBorderRadius?: string | undefined;
  buttonBorderThickness?: string | undefined;
}

/**
 * CSS for the initial color mode, and for the mode that `data-color-mode` on the root names. Paper is always light.
 */
export const toThemeCss = (settings: ThemeSettings): string => {
  const { initial, light, dark } = toColorModePalettes(settings);
  const button = toButtonCssProperties(settings);
  const darkRoot = initial === 'dark' ? ':root:not([data-color-mode=light])' : ':root[data-color-mode=dark]';
  return [
    `:root{${toPaletteCssProperties(light, 'light')};${toLogoProperties(initial === 'light')};${button}}`,
    `@media screen{${darkRoot}{${toPaletteCssProperties(dark, 'dark')};${toLogoProperties(initial === 'dark')}}}`,
  ].join('');
};

/** Which of the two logos is visible: that of the initial mode or the other one. */
const toLogoProperties = (isInitial: boolean): string =>
  `--logo-initial:${isInitial ? 'block' : 'none'};--logo-other:${isInitial ? 'none' : 'block'}`;

/** Border and radius of the project's buttons. */
export const toButtonCssProperties = (
  settings: Pick<ThemeSettings, 'buttonBorderRadius' | 'buttonBorderThickness'>,
): string =>
  [
    `--button-radius:${settings.buttonBorderRadius ?? '0px'}`,
    `--button-border:${settings.buttonBorderThickness ?? '1px'}`,
  ].join(';');

/** The colors of one mode as CSS declarations. */
export const toPaletteCssProperties = (palette: Palette, mode: ColorMode): string =>
  [
    `color-scheme:${mode}`,
    `--background:${palette.background}`,
    `--surface:${palette.surface}`,
    `--text:${palette.text}`,
    `--muted:${palette.muted}`,
    `--line:${palette.line}`,
    `--control:${palette.control}`,
    `--danger:${palette.danger}`,
    `--success:${palette.success}`,
    `--accent:${palette.accent}`,
    `--on-accent:${palette.onAccent}`,
    `--accent-text:${palette.accentText}`,
    // Photographs are taken on light grounds and would glare on a dark page.
    `--picture-filter:${mode === 'dark' ? 'brightness(0.9)' : 'none'}`,
    `--picture-mask:${mode === 'dark' ? 'radial-gradient(farthest-corner at 50% 45%,#000 30%,rgb(0 0 0/.6))' : 'none'}`,
  ].join(';');

// The custom properties of a project's theme, as CSS for the page head. Pure; called by the build.
// Everything that does not depend on the project stands in tokens.css.
import { type ColorMode, type Palette, toColorModePalettes } from './palette.ts';

/** Theme settings of the backend (specification §3); lengths are CSS lengths. */
export interface ThemeSettings {
  brandColor: string;
  baseColor: string;
  buttonAccentColor?: string | undefined;
  buttonColor?: string | undefined;
  buttonBorderRadius?: string | undefined;
  buttonBorderThickness?: string | undefined;
}

/** CSS for the initial mode, and for either mode where `data-color-mode` on the root asks for it. */
export const toThemeCss = (settings: ThemeSettings): string => {
  const { initial, light, dark } = toColorModePalettes(settings);
  const button = toButtonCssProperties(settings);
  const first = initial === 'dark' ? dark : light;
  return [
    `:root{${toPaletteCssProperties(first, initial)};${toLogoProperties(true)};${button}}`,
    `:root[data-color-mode=light]{${toPaletteCssProperties(light, 'light')};${toLogoProperties(initial === 'light')}}`,
    `:root[data-color-mode=dark]{${toPaletteCssProperties(dark, 'dark')};${toLogoProperties(initial === 'dark')}}`,
  ].join('');
};

/** Which of the two logos is seen: the one for the mode the project starts in, or the other. */
const toLogoProperties = (isInitial: boolean): string =>
  `--logo-initial:${isInitial ? 'block' : 'none'};--logo-other:${isInitial ? 'none' : 'block'}`;

/** Corners and border of the project's buttons. */
export const toButtonCssProperties = (
  settings: Pick<ThemeSettings, 'buttonBorderRadius' | 'buttonBorderThickness'>,
): string =>
  [
    `--button-radius:${settings.buttonBorderRadius ?? '0px'}`,
    `--button-border:${settings.buttonBorderThickness ?? '1px'}`,
  ].join(';');

/** The colours of one mode as declarations. */
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
  ].join(';');

// Derives light and dark palettes from a project's two theme colors. Pure.
import { converter, formatHex, interpolate, type Oklch, wcagContrast } from 'culori';

/** Minimum contrast of text (specification §9, button text; WCAG 2.2 AA 1.4.3). */
export const minimumTextContrastRatio = 4.5;

/** Minimum contrast of control boundaries, such as field borders (WCAG 2.2 AA 1.4.11). */
export const minimumControlContrastRatio = 3;

export type ColorMode = 'dark' | 'light';

export interface Palette {
  background: string;
  /** Slightly different from the background: cards, footer, fields. */
  surface: string;
  text: string;
  /** Secondary text, still at least 4.5 : 1 on background and surface. */
  muted: string;
  line: string;
  /** Borders of fields and secondary buttons, at least 3 : 1. */
  control: string;
  /** Errors and success messages, as text or icon on background and surface. */
  danger: string;
  success: string;
  accent: string;
  onAccent: string;
  /** The brand color as text or icon on background and surface. */
  accentText: string;
}

export interface BrandBaseAndButtonColors {
  brandColor: string;
  baseColor: string;
  /** Colors of buttons and their text, if the project sets them. */
  buttonAccentColor?: string | undefined;
  buttonColor?: string | undefined;
}

const toOklch = converter('oklch');

/** A colour is dark if white has more contrast on it than black (specification §4, colour mode). */
export const isDarkColor = (color: string): boolean => wcagContrast(color, '#fff') > wcagContrast(color, '#000');

/** The project's initial color mode, and its palettes for both modes. */
export const toColorModePalettes = (
  colors: BrandBaseAndButtonColors,
): { initial: ColorMode; light: Palette; dark: Palette } => {
  const initial = isDarkColor(colors.baseColor) ? 'dark' : 'light';
  const hue = toOklch(colors.baseColor)?.h ?? toOklch(colors.brandColor)?.h ?? 80;
  const derived = (lightness: number, chroma: number) => formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue });
  return {
    initial,
    light: initial === 'light' ? toPalette(colors.baseColor, colors) : toDerivedPalette(derived(0.975, 0.006), colors),
    dark: initial === 'dark' ? toPalette(colors.baseColor, colors) : toDerivedPalette(derived(0.19, 0.012), colors),
  };
};

/**
 * The color in the lightness that stands out most from all backgrounds: for an image that appears in light and dark mode
 * alike.
 */
export const toColorVisibleOn = (color: string, grounds: readonly string[]): string => {
  const toWorstContrast = (candidate: string) => Math.min(...grounds.map((ground) => wcagContrast(candidate, ground)));
  return Array.from({ length: 101 }, (_, percent) =>
    formatHex({ ...(toOklch(color) as Oklch), l: percent / 100 }),
  ).reduce((best, candidate) => (toWorstContrast(candidate) > toWorstContrast(best) ? candidate : best));
};

export interface ColorWarning {
  /**
   * - `buttonText`: the chosen text colour is hard to read on the button, which shows black or white instead.
   * - `buttonGround`: the button hardly stands out from the page.
   * - `brandText`: the brand color is hard to read as text, and is shown lighter or darker.
   */
  kind: 'buttonText' | 'buttonGround' | 'brandText';
  /** Contrast of the chosen colors. */
  ratio: number;
  minimum: number;
}

/** What of the chosen colors is hard to see in the mode that the editor designs. */
export const findColorWarnings = (colors: BrandBaseAndButtonColors): ColorWarning[] => {
  const palettes = toColorModePalettes(colors);
  const { background, accent } = palettes[palettes.initial];
  const pairs: [kind: ColorWarning['kind'], color: string, ground: string, minimum: number][] = [
    ['buttonText', colors.buttonColor ?? bestOn(accent), accent, minimumTextContrastRatio],
    ['buttonGround', accent, background, minimumControlContrastRatio],
    ['brandText', colors.brandColor, background, minimumTextContrastRatio],
  ];
  return pairs.flatMap(([kind, color, ground, minimum]) => {
    const ratio = wcagContrast(color, ground);
    return ratio < minimum ? [{ kind, ratio, minimum }] : [];
  });
};

export const toContrastRatio = (color: string, ground: string): number => wcagContrast(color, ground);

/** Of the mode that the editor did not design: there, a button in the chosen color might not stand out. */
const toDerivedPalette = (background: string, colors: BrandBaseAndButtonColors): Palette => {
  const palette = toPalette(background, colors);
  const grounds = [palette.background, palette.surface];
  const accent = toSaturated(palette.accent, grounds, palette.text, minimumControlContrastRatio);
  return { ...palette, accent, onAccent: toTextOn(accent, colors) };
};

/** As little lighter or darker as the contrast on all backgrounds requires, and as saturated as before. */
const toSaturated = (original: string, grounds: readonly string[], text: string, contrast: number): string => {
  const color = toOklch(original) as Oklch;
  const step = isDarkColor(text) ? -0.02 : 0.02;
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const candidate = formatHex({ ...color, l, c: color.l > 0 ? (color.c * l) / color.l : 0 });
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= contrast)) return candidate;
  }
  return text;
};

const toTextOn = (accent: string, { buttonColor }: BrandBaseAndButtonColors): string =>
  buttonColor && wcagContrast(buttonColor, accent) >= minimumTextContrastRatio ? buttonColor : bestOn(accent);

const toPalette = (background: string, colors: BrandBaseAndButtonColors): Palette => {
  const dark = isDarkColor(background);
  const ink = dark ? '#f6f3ee' : '#1c1a17';
  const text = wcagContrast(ink, background) >= 7 ? ink : bestOn(background);
  const towardsText = mix(background, text, dark ? 0.05 : 0.035);
  const awayFromText = mix(background, dark ? '#000000' : '#ffffff', 0.12);
  const surface = wcagContrast(text, towardsText) >= minimumTextContrastRatio ? towardsText : awayFromText;
  const grounds = [background, surface];
  const accent = colors.buttonAccentColor ?? colors.brandColor;
  return {
    background,
    surface,
    text,
    muted: readable(mix(background, text, 0.62), grounds, text),
    line: mix(background, text, 0.16),
    control: readable(mix(background, text, 0.4), grounds, text, minimumControlContrastRatio),
    danger: readable(dark ? '#f2a097' : '#9c2a1f', grounds, text),
    success: readable(dark ? '#9fcfae' : '#2c6445', grounds, text),
    accent,
    onAccent: toTextOn(accent, colors),
    accentText: toSaturated(colors.brandColor, grounds, text, minimumTextContrastRatio),
  };
};

/** Black or white: one of them always reaches 4.5 : 1. */
const bestOn = (color: string): string =>
  wcagContrast('#ffffff', color) >= wcagContrast('#000000', color) ? '#ffffff' : '#000000';

const mix = (from: string, to: string, share: number): string => formatHex(interpolate([from, to], 'oklab')(share));

/** The color itself, or as little closer to the text color as the contrast on all backgrounds requires. */
const readable = (color: string, grounds: string[], text: string, contrast = minimumTextContrastRatio): string => {
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = share === 0 ? formatHex(toOklch(color) as Oklch) : mix(color, text, share);
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= contrast)) return candidate;
  }
  return text;
};

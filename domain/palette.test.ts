import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import {
  findColorWarnings,
  isDarkColor,
  minimumControlContrastRatio,
  minimumTextContrastRatio,
  toColorModePalettes,
  toColorVisibleOn,
} from './palette.ts';

/** Deterministic random numbers (mulberry32), so that a failing color can be reproduced. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
};

const random = createRandom(20261121);
const randomColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

describe('toColorModePalettes', () => {
  it('keeps every text readable for any configured colors', () => {
    for (let round = 0; round < 500; round += 1) {
      const colors = {
        brandColor: randomColor(),
        baseColor: randomColor(),
        buttonAccentColor: randomColor(),
        buttonColor: randomColor(),
      };
      const palettes = toColorModePalettes(colors);
      for (const mode of ['light', 'dark'] as const) {
        const palette = palettes[mode];
        const pairs = {
          text: wcagContrast(palette.text, palette.background),
          textOnSurface: wcagContrast(palette.text, palette.surface),
          muted: wcagContrast(palette.muted, palette.surface),
          accentText: wcagContrast(palette.accentText, palette.background),
          danger: wcagContrast(palette.danger, palette.surface),
          success: wcagContrast(palette.success, palette.background),
          button: wcagContrast(palette.onAccent, palette.accent),
        };
        for (const [name, contrast] of Object.entries(pairs)) {
          expect(contrast, `${name} of ${mode} ${JSON.stringify(colors)}`).toBeGreaterThanOrEqual(
            minimumTextContrastRatio,
          );
        }
        for (const ground of [palette.background, palette.surface]) {
          expect(wcagContrast(palette.control, ground), `control of ${mode}`).toBeGreaterThanOrEqual(
            minimumControlContrastRatio,
          );
          if (mode === palettes.initial) continue;
          expect(wcagContrast(palette.accent, ground), `button of ${mode}`).toBeGreaterThanOrEqual(
            minimumControlContrastRatio,
          );
        }
      }
    }
  });

  it('starts in dark mode for a dark base color and light otherwise', () => {
    expect(toColorModePalettes({ brandColor: '#c9a96a', baseColor: '#12161c' }).initial).toBe('dark');
    expect(toColorModePalettes({ brandColor: '#1f3d2e', baseColor: '#faf8f5' }).initial).toBe('light');
  });

  it('keeps the project’s own base color as background of its mode', () => {
    const palettes = toColorModePalettes({ brandColor: '#c9a96a', baseColor: '#12161c' });
    expect(palettes.dark.background).toBe('#12161c');
    expect(isDarkColor(palettes.light.background)).toBe(false);
  });

  it('keeps the project’s own button color in its mode, and lifts it from the ground of the other one', () => {
    const palettes = toColorModePalettes({ brandColor: '#1f3d34', baseColor: '#faf8f5' });
    expect(palettes.light.accent).toBe('#1f3d34');
    expect(palettes.dark.accent).not.toBe('#1f3d34');
  });

  it('keeps the brand color saturated where it is text on the ground of the other mode', () => {
    const { dark } = toColorModePalettes({ brandColor: '#1f3d34', baseColor: '#faf8f5' });
    const toChroma = converter('oklch');
    expect(toChroma(dark.accentText)?.c).toBeGreaterThan(toChroma('#1f3d34')?.c ?? 1);
  });

  it('uses the configured button text color only if it is readable', () => {
    const colors = { brandColor: '#1f3d2e', baseColor: '#faf8f5', buttonAccentColor: '#1f3d2e' };
    expect(toColorModePalettes({ ...colors, buttonColor: '#f5e9d0' }).light.onAccent).toBe('#f5e9d0');
    expect(toColorModePalettes({ ...colors, buttonColor: '#2c4c3c' }).light.onAccent).toBe('#ffffff');
  });
});

it.each(['#1f3d34', '#a3cbc8', '#ffffff', '#000000', '#c9a96a'])('makes %s visible in both modes', (color) => {
  const grounds = ['#ffffff', '#211f1c'];
  const visible = toColorVisibleOn(color, grounds);
  for (const ground of grounds)
    expect(wcagContrast(visible, ground)).toBeGreaterThanOrEqual(minimumControlContrastRatio);
});

describe('findColorWarnings', () => {
  const colors = { brandColor: '#6b4226', baseColor: '#faf7f2' };

  it('finds nothing in colors that can be read', () => {
    expect(findColorWarnings(colors)).toEqual([]);
    expect(findColorWarnings({ brandColor: '#e5c07b', baseColor: '#14110f', buttonColor: '#000000' })).toEqual([]);
  });

  it.each([
    ['the text of the button', { ...colors, buttonColor: '#8a6a50' }, ['buttonText']],
    ['a button in the color of the page', { ...colors, buttonAccentColor: '#f0e8dc' }, ['buttonGround']],
    ['a pale brand color, also on buttons', { ...colors, brandColor: '#e8d9b5' }, ['buttonGround', 'brandText']],
    ['a brand color for buttons only', { ...colors, brandColor: '#967643' }, ['brandText']],
  ])('names %s', (_what, colors, kinds) => {
    const warnings = findColorWarnings(colors);
    expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
    for (const { ratio, minimum } of warnings) expect(ratio).toBeLessThan(minimum);
  });
});

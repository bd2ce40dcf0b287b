import { expect, it } from 'vitest';
import { toColorModePalettes } from '../../domain/palette.ts';
import { toThemeCss } from './theme-css.ts';

it.each([
  ['light', { brandColor: '#1f3d2e', baseColor: '#faf8f5' }, ':root[data-color-mode=dark]'],
  ['dark', { brandColor: '#c9a96a', baseColor: '#12161c' }, ':root:not([data-color-mode=light])'],
])('a %s project has both modes on a screen, and is light on paper', (initial, settings, darkRoot) => {
  const { light, dark } = toColorModePalettes(settings);
  const [onPaper = '', onScreen = ''] = toThemeCss(settings).split('@media screen');
  expect(onPaper).toContain(`:root{color-scheme:light;--background:${light.background};`);
  expect(onPaper).not.toContain('color-scheme:dark');
  expect(onScreen).toContain(`{${darkRoot}{color-scheme:dark;--background:${dark.background};`);
  expect(onPaper).toContain(`--logo-initial:${initial === 'light' ? 'block' : 'none'}`);
  expect(onScreen).toContain(`--logo-initial:${initial === 'dark' ? 'block' : 'none'}`);
});

import { expect, it } from 'vitest';
import { openDisplayTypeface } from '../typesetting/open-typeface.ts';
import { letterSides, toIconSvg } from './to-icon-svg.ts';

const typeface = await openDisplayTypeface();
const colors = { accent: '#1f3d34', onAccent: '#ffffff' };

it('is the initial as an outline in the middle of the accent colour', () => {
  const svg = toIconSvg('Arnsberg & Tochter', colors, typeface, letterSides.tab);
  expect(svg).toContain('fill="#1f3d34"');
  expect(svg).toMatch(/<path transform="translate\([\d.]+ [\d.]+\)" fill="#ffffff" d="M/);
  expect(svg).not.toContain('<text');
  expect(svg.length).toBeLessThan(2_000);
});

it('is the colour alone for a name without letters', () => {
  expect(toIconSvg('1884', colors, typeface, letterSides.tab)).not.toContain('<path');
});

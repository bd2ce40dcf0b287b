import { describe, expect, it } from 'vitest';
import type { TextOutlineRenderer } from '../typesetting/load-display-font-outline-renderer.ts';
import { toFocalPointCrop, toShareImageSvg } from './to-share-image-svg.ts';

/** Draws every line as text, each letter half as wide as it is high. */
const typeface: TextOutlineRenderer = {
  measure: (text, size) => text.length * size * 0.5,
  draw: (text, size) => ({
    path: text,
    width: text.length * size * 0.5,
    box: { left: 0, top: -size, right: text.length * size * 0.5, bottom: 0 },
  }),
};
const colors = { background: '#ffffff', surface: '#f0f0f0', control: '#888888', text: '#111111' };
const branding = { siteName: 'Arnsberg & Tochter', hasLogo: true, hasPhoto: true };

const toPaths = (svg: string) => [...svg.matchAll(/<path [^>]*d="([^"]*)"/g)].map(([, path]) => path);

it('renders the title as outlines, without installed fonts', () => {
  const svg = toShareImageSvg({ ...branding, title: 'Gemacht, um getragen zu werden' }, colors, typeface);
  expect(toPaths(svg)).toEqual(['Gemacht, um', 'getragen zu', 'werden']);
  expect(svg).not.toMatch(/<text|font-family/);
});

it('shows the initial without a photo, and the name without a logo', () => {
  const svg = toShareImageSvg({ ...branding, title: 'AGB', hasLogo: false, hasPhoto: false }, colors, typeface);
  expect(toPaths(svg)).toEqual(['A', 'Arnsberg & Tochter', 'AGB']);
  expect(
    toShareImageSvg({ ...branding, siteName: '1884', title: 'AGB', hasPhoto: false }, colors, typeface),
  ).not.toContain('Infinity');
});

it('places the last line of every title at nearly the same position', () => {
  const baselineOf = (title: string) => {
    const svg = toShareImageSvg({ ...branding, title }, colors, typeface);
    return Number(/^.*translate\(\S+ ([\d.]+)\)/.exec(svg)?.[1]);
  };
  expect(Math.abs(baselineOf('AGB') - baselineOf('Gemacht, um getragen zu werden'))).toBeLessThan(4);
});

const photograph = { width: 1500, height: 1000 };
const square = { width: 700, height: 700 };

describe('toFocalPointCrop', () => {
  it('is as large as the photo allows, around the focal point', () => {
    expect(toFocalPointCrop(photograph, { x: 50, y: 50 }, square)).toEqual({
      left: 250,
      top: 0,
      width: 1000,
      height: 1000,
    });
    expect(toFocalPointCrop(photograph, { x: 60, y: 10 }, square)).toEqual({
      left: 400,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });

  it('stays inside the photo', () => {
    expect(toFocalPointCrop(photograph, { x: 0, y: 0 }, square).left).toBe(0);
    expect(toFocalPointCrop(photograph, { x: 100, y: 100 }, square).left).toBe(500);
    expect(toFocalPointCrop({ width: 100, height: 900 }, { x: 50, y: 100 }, square)).toEqual({
      left: 0,
      top: 800,
      width: 100,
      height: 100,
    });
  });

  it('enlarges a photo that is smaller than its box', () => {
    expect(toFocalPointCrop({ width: 70, height: 70 }, { x: 50, y: 50 }, square)).toMatchObject({
      width: 70,
      height: 70,
    });
  });
});

import { expect, it } from 'vitest';
import { loadDisplayFontOutlineRenderer } from './load-display-font-outline-renderer.ts';

const typeface = await loadDisplayFontOutlineRenderer();

it('draws text as outlines of the measured width', () => {
  const { path, width, box } = typeface.draw('Gemacht', 60);
  expect(path).toMatch(/^M[-\d. ]+/);
  expect(path).not.toContain('NaN');
  expect(width).toBeCloseTo(typeface.measure('Gemacht', 60), 3);
  expect(box.right - box.left).toBeGreaterThan(0.9 * width);
  expect(box.top).toBeLessThan(-30);
});

it('applies kerning, and scales outlines proportionally', () => {
  expect(typeface.measure('To', 100)).toBeLessThan(typeface.measure('T', 100) + typeface.measure('o', 100));
  expect(typeface.measure('Ring', 200)).toBeCloseTo(4 * typeface.measure('Ring', 50), 3);
});

it('has the letters of all languages of the site', () => {
  for (const letter of 'ÄÖÜäöüßàâçéèêëîïôœùûÿÀÇÉŒ„“”’«»–…&') {
    expect(typeface.draw(letter, 100).width, letter).toBeGreaterThan(0);
  }
});

it('draws no empty boxes for missing characters', () => {
  expect(typeface.draw('«\u202fAube\u202f»', 100).path).toBe(typeface.draw('«\u2009Aube\u2009»', 100).path);
  expect(typeface.draw('Škoda', 100).path).toBe(typeface.draw('Skoda', 100).path);
  expect(typeface.draw('星', 100)).toMatchObject({ path: '', width: 0 });
});

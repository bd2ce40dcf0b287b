// The list of pictures names products of the catalogue, and shows each from the front first.
import { expect, it } from 'vitest';
import { pictureList } from './picture-list.ts';
import { toPictureFiles } from './pictures.ts';
import { productSet } from './products.ts';

const entries = Object.entries(pictureList);

it('knows only products of the catalogue', () => {
  const slugs = productSet.items.map(({ slug }) => slug);
  expect(entries.map(([slug]) => slug).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('shows every product from the front first, and no view twice', () => {
  for (const [slug, pictures] of entries) {
    const views = pictures.map((picture) => (typeof picture === 'string' ? picture : picture.view));
    expect(views[0], slug).toBe('front');
    expect(new Set(views).size, slug).toBe(views.length);
  }
});

it('names a focal point inside of every picture', () => {
  const name = { de: 'Ring', en: 'Ring', fr: 'Bague' };
  for (const { path, focalPoint } of entries.flatMap(([slug]) => toPictureFiles(slug, name))) {
    for (const share of [focalPoint?.x, focalPoint?.y]) {
      expect(share, path).toBeGreaterThanOrEqual(0);
      expect(share, path).toBeLessThanOrEqual(1);
    }
  }
});

import { describe, expect, it } from 'vitest';
import { toPaginatedProductListPath, toProductPath, parseProductPagePath } from './site-paths.ts';

describe('paths below the product list', () => {
  it('lead to products and to further list pages in every language', () => {
    expect(toProductPath('saum', 'de')).toBe('/produkte/saum');
    expect(toProductPath('a b/c', 'en')).toBe('/en/products/a%20b%2Fc');
    expect(toPaginatedProductListPath(1, 'fr')).toBe('/fr/produits');
    expect(toPaginatedProductListPath(3, 'de')).toBe('/produkte/seite/3');
  });

  it.each([
    ['/produkte/saum', { slug: 'saum', language: 'de' }],
    ['/en/products/saum/', { slug: 'saum', language: 'en' }],
    ['/fr/produits/%C3%A9t%C3%A9', { slug: 'été', language: 'fr' }],
    ['/produkte/%E0%A4%A', { slug: '%E0%A4%A', language: 'de' }],
    ['/produkte', undefined],
    ['/produkte/seite/2', undefined],
    ['/kontakt', undefined],
    ['', undefined],
  ])('yield slug and language of %s', (path, expected) => {
    expect(parseProductPagePath(path)).toEqual(expected);
  });
});

// How search engines list the page of a record, by language, and which hints editors get.
import { describe, expect, it } from 'vitest';
import {
  toSearchPreviewBreadcrumbText,
  toDuplicateMetadataRecordNames,
  toDuplicateSeoMetadataQuery,
  toSearchEngineResultPreview,
} from './to-search-engine-result-preview.ts';

const project = {
  domain: 'example.org',
  seo_title: 'Arnsberg – Juwelier in München',
  translations: [
    { language: 'de', seo_title: 'Arnsberg – Juwelier in München', seo_description: 'Uhren und Schmuck.' },
    { language: 'en', seo_title: 'Arnsberg, Munich', seo_description: null },
  ],
};

const good = 'Mechanische Uhren von acht Manufakturen, geprüft und gewartet in der eigenen Werkstatt.';

const page = {
  key: 'watches',
  translations: [
    { id: 1, language: 'de', title: 'Uhren', description: good },
    // As a new entry of the form.
    { language: { code: 'fr' }, title: 'Montres', description: ' ' },
  ],
};

const toPageResult = (changes: object, language: 'de' | 'en' | 'fr' = 'de') =>
  toSearchEngineResultPreview('page', { ...page, ...changes }, { project, parent: {} }, language);

const german = (title: string, description: string | null) => ({
  translations: [{ language: 'de', title, description }],
});

const toCodes = (changes: object) => toPageResult(changes)?.hints.map(({ code }) => code);

describe('the result of a page', () => {
  it('has the title with that of the site, the description and the path of the language', () => {
    expect(toPageResult({})).toEqual({
      title: 'Uhren | Arnsberg – Juwelier in München',
      description: good,
      address: 'example.org/uhren',
      hints: [],
    });
    expect(toPageResult({}, 'fr')).toMatchObject({
      title: 'Montres | Arnsberg – Juwelier in München',
      address: 'example.org/fr/montres',
    });
  });

  it('has the texts of another language where the own one has none, as on the site', () => {
    expect(toPageResult({}, 'en')).toMatchObject({
      title: 'Uhren | Arnsberg, Munich',
      address: 'example.org/en/watches',
    });
  });

  it('has the description of the site, or the title, in place of an empty one', () => {
    expect(toPageResult(german('Uhren', null))).toMatchObject({ description: 'Uhren und Schmuck.' });
    const related = { project: { ...project, translations: [] }, parent: {} };
    const result = toSearchEngineResultPreview('page', { ...page, ...german('Uhren', null) }, related, 'de');
    expect(result?.description).toBe('Uhren | Arnsberg – Juwelier in München');
  });

  it('is not there without a path', () => {
    expect(toPageResult({ key: null })).toBeUndefined();
    expect(toPageResult({ key: 'unknown' })).toBeUndefined();
  });

  it.each([
    [german('', good), ['title_missing']],
    [german('U'.repeat(61), good), ['title_long']],
    [german('U'.repeat(60), 'a'.repeat(155)), []],
    [german('Uhren', null), ['description_missing']],
    [german('Uhren', 'a'.repeat(69)), ['description_short']],
    [german('Uhren', 'a'.repeat(156)), ['description_long']],
  ])('of %j has the hints %j', (changes, codes) => {
    expect(toCodes(changes)).toEqual(codes);
  });

  it('has a hint on a title that is short together with that of the site', () => {
    const related = { project: { ...project, seo_title: 'Arnsberg', translations: [] }, parent: {} };
    expect(toSearchEngineResultPreview('page', page, related, 'de')?.hints).toEqual([
      { code: 'title_short', length: 'Uhren | Arnsberg'.length, min: 30, max: 60 },
    ]);
  });
});

it('lists a brand below its department', () => {
  const brand = { display_name: 'Ormeval', slug: 'ormeval', brand_type: 'watches', lead: good, translations: [] };
  const parent = { translations: [{ language: 'de', heading: 'Uhren' }] };
  expect(toSearchEngineResultPreview('brand', brand, { project, parent }, 'de')).toMatchObject({
    title: 'Ormeval – Uhren | Arnsberg – Juwelier in München',
    description: good,
    address: 'example.org/uhren/ormeval',
  });
});

it('lists a product with its manufacturer and the beginning of its description', () => {
  const product = { display_name: 'Ring', slug: 'ring', description: `<p>${good}</p>`, translations: [] };
  const parent = { display_name: 'Knospe' };
  expect(toSearchEngineResultPreview('ecommerce_product', product, { project, parent }, 'fr')).toMatchObject({
    title: 'Ring – Knospe | Arnsberg – Juwelier in München',
    description: good,
    address: 'example.org/fr/produits/ring',
  });
});

it('shows the path as search engines do', () => {
  expect(toSearchPreviewBreadcrumbText('example.org/uhren/ormeval')).toBe('example.org › uhren › ormeval');
  expect(toSearchPreviewBreadcrumbText('example.org/')).toBe('example.org');
  expect(toSearchPreviewBreadcrumbText('example.org/produkte/100%')).toBe('example.org › produkte › 100%');
});

describe('other pages with the same texts', () => {
  it('are those with the title or the description in the same language', () => {
    expect(toDuplicateSeoMetadataQuery('page', page, 'a', 'de')).toEqual({
      collection: 'page_translations',
      filter: {
        language: { _eq: 'de' },
        _or: [{ title: { _eq: 'Uhren' } }, { description: { _eq: good } }],
        page: { id: { _neq: 'a' } },
      },
      fields: ['page.key'],
    });
    expect(toDuplicateSeoMetadataQuery('page', page, 'a', 'en')).toBeUndefined();
  });

  it('are products with the same name and manufacturer', () => {
    const product = { display_name: 'Ring', manufacturer: { id: 'm' } };
    expect(toDuplicateSeoMetadataQuery('ecommerce_product', product, '+', 'de')?.filter).toEqual({
      display_name: { _eq: 'Ring' },
      manufacturer: { _eq: 'm' },
    });
  });

  it('are named by path, name or number', () => {
    expect(toDuplicateMetadataRecordNames('page', [{ page: { key: 'jewelry' } }], 'de')).toEqual(['/schmuck']);
    expect(toDuplicateMetadataRecordNames('brand', [{ brand: { display_name: 'Ormeval' } }], 'de')).toEqual([
      'Ormeval',
    ]);
    const product = { display_name: 'Ring', reference_number: 'K1' };
    expect(toDuplicateMetadataRecordNames('ecommerce_product', [product, product], 'de')).toEqual(['Ring (K1)']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { type ResponsiveImageFiles, toFocalPointPercent } from '../../../domain/content-image-data.ts';
import type { SectionRecord } from '../read/read-sections.ts';
import type { BuildTimeProductRecord, TeaserProductRecord } from '../read/read-published-product-records.ts';
import { type PageSectionMappingSources, toPageSection } from './to-page-section.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';

const file = (id: string) => ({
  id,
  filename_download: `${id}.jpg`,
  title: null,
  width: 1000,
  height: 500,
  focal_point_x: 250,
  focal_point_y: 100,
});

const toProductRecord = (id: string): TeaserProductRecord => ({
  id,
  slug: `slug-${id}`,
  display_name: `Ring ${id}`,
  manufacturer: { display_name: 'Werkstatt' },
  images: [{ id: 1, directus_files_id: file(`file-${id}`), alt: 'Ring, von vorn', translations: [] }],
  translations: [],
});

const record = (changes: Partial<SectionRecord>): SectionRecord => ({
  id: 's1',
  page: { key: 'watches' },
  type: 'text',
  layout: null,
  picture: null,
  pictures: [],
  brand_type: null,
  products: [],
  category: null,
  hotspots: [],
  link: null,
  anchor: null,
  date_updated: null,
  translations: [],
  ...changes,
});

const text = (fields: Partial<SectionRecord['translations'][number]>): SectionRecord['translations'] =>
  ['de', 'en', 'fr'].map((language) => ({
    language,
    heading: null,
    content: null,
    attribution: null,
    link_label: null,
    picture_alt: null,
    ...fields,
  }));

const toFiles = (id: string): ResponsiveImageFiles => ({
  images: { sources: [], fallback: { src: `/${id}.webp` } },
  width: 1000,
  height: 500,
});

const sources: PageSectionMappingSources = {
  brands: [
    {
      id: 'b1',
      display_name: 'Marenholt',
      slug: 'marenholt',
      brand_type: 'watches',
      website: null,
      lead: 'Aus Flensburg.',
      description: null,
      logo: null,
      header_image: file('pearls'),
      manufacturer: null,
      date_updated: null,
      translations: [],
    },
  ],
  pages: [{ key: 'wedding_rings', header_image: file('rings') }],
  products: {
    byId: new Map(['a', 'b'].map((id) => [id, toProductRecord(id)])),
    byCategory: new Map([['c1', [toProductRecord('b')]]]),
  },
  hasProductPages: true,
  offers: new Map([
    [
      'b',
      {
        hoverImage: null,
        price: { fromCents: 49_000, toCents: 49_000 },
        isPair: false,
        priceBeforeCents: null,
        unitPrice: null,
      },
    ],
  ]),
  categorySlugs: new Map([['c1', 'ringe']]),
  listProducts: new Map(),
  toLogo: () => null,
  toImage: (shown, alt) =>
    shown && shown.id !== 'lost'
      ? { files: toFiles(shown.id), alt: alt ?? '', focalPoint: toFocalPointPercent(shown) }
      : null,
};

const shape = (changes: Partial<SectionRecord>, other: Partial<PageSectionMappingSources> = {}) => {
  const log: string[] = [];
  const write = (line: string) => log.push(line);
  const report = vi.fn();
  return {
    section: toPageSection(record(changes), 'fr', { ...sources, ...other }, createRecordFieldTranslator(write), {
      log: write,
      report,
    }),
    log,
    report,
  };
};

describe('toPageSection', () => {
  it('returns texts and links in the page’s language, and the image’s focal point', () => {
    const { section } = shape({
      layout: 'left',
      picture: file('f1'),
      link: '/kontakt',
      translations: text({
        heading: 'Bonjour',
        content: '<p>Oui<script>x</script></p>',
        link_label: 'Écrire',
        picture_alt: 'Bague',
      }),
    });
    expect(section).toMatchObject({
      heading: 'Bonjour',
      html: '<p>Oui</p>',
      isImageLeft: true,
      link: { label: 'Écrire', href: '/fr/contact' },
      image: { files: toFiles('f1'), alt: 'Bague', focalPoint: { x: 25, y: 20 } },
    });
  });

  it('shows the brands of the selected department, else of the page’s own', () => {
    expect(shape({ type: 'brands' }).section?.brands).toEqual([
      { name: 'Marenholt', path: '/fr/montres/marenholt', lead: 'Aus Flensburg.', logo: null },
    ]);
    expect(shape({ type: 'brands', brand_type: 'optics' }).section).toBeNull();
    expect(shape({ type: 'brands', page: { key: 'jewelry' } }).section).toBeNull();
  });

  it('shows all brands on a page that is not a department', () => {
    const { section } = shape({ type: 'brands', page: { key: 'home' } });
    expect(section?.brands.map(({ name }) => name)).toEqual(['Marenholt']);
  });

  it('shows the selected products in order, and a category only without a selection', () => {
    const chosen = [{ product_id: 'b' }, { product_id: 'gone' }, { product_id: 'a' }];
    const { section } = shape({ type: 'products', products: chosen, category: 'c1' });
    expect(section?.products.map(({ slug }) => slug)).toEqual(['slug-b', 'slug-a']);
    expect(shape({ type: 'products', category: 'c1' }).section, 'a row of one is no row').toBeNull();
    const single = shape({ type: 'products', products: [{ product_id: 'a' }] }).section;
    expect(single?.products.map(({ slug }) => slug)).toEqual(['slug-a']);
  });

  it('is a list of the category’s products instead of a row', () => {
    const products = [{ id: 'b', category: { id: 'c1', slug: 'ringe' } }] as BuildTimeProductRecord[];
    const { section } = shape(
      { id: 's9', type: 'products', category: 'c1', translations: text({ heading: 'Bagues' }) },
      { listProducts: new Map([['s9', products]]) },
    );
    expect(section).toMatchObject({
      heading: 'Bagues',
      list: { fixed: { category: 'ringe' }, productCount: 1, path: '/fr/produits?category=ringe' },
      products: [],
    });
  });

  const unfinished: [type: SectionRecord['type'], changes: Partial<SectionRecord>][] = [
    ['text', {}],
    ['picture', { picture: file('lost') }],
    ['gallery', { pictures: [{ id: 1, directus_files_id: file('one'), translations: [] }] }],
    ['quote', { translations: text({ attribution: 'Helene' }) }],
    ['action', { link: '/kontakt' }],
    ['window', { picture: file('f1') }],
  ];

  it.each(unfinished)('omits an incomplete section of type %s, and logs it', (type, changes) => {
    const { section, log } = shape({ type, ...changes });
    expect(section).toBeNull();
    expect(log).toEqual([expect.stringContaining(`page_section s1 of page "watches": a "${type}" without content`)]);
  });
});

describe('hotspots', () => {
  const hotspot = { id: 'h1', sort: 1, x: 30, y: 60, product: null, brand: null, link: null, translations: [] };
  const shapeHotspot = (changes: object) => {
    const { section, log } = shape({ type: 'window', picture: file('f1'), hotspots: [{ ...hotspot, ...changes }] });
    return { hotspot: section?.hotspots[0], log };
  };

  it('link to a brand, a page, or a product with its image', () => {
    expect(shapeHotspot({ brand: 'b1' }).hotspot).toMatchObject({
      label: 'Marenholt',
      href: '/fr/montres/marenholt',
      image: { files: toFiles('pearls') },
    });
    expect(shapeHotspot({ product: 'a' }).hotspot).toMatchObject({
      x: 30,
      y: 60,
      label: 'Ring a',
      href: '/fr/produits/slug-a',
      image: { files: toFiles('file-a') },
    });
    const translations = [{ language: 'fr', label: 'Alliances', description: 'Deux.' }];
    expect(shapeHotspot({ link: '/trauringe', translations }).hotspot).toMatchObject({
      label: 'Alliances',
      description: 'Deux.',
      href: '/fr/alliances',
      image: { files: toFiles('rings') },
    });
    expect(shapeHotspot({ link: 'https://example.com/', translations }).hotspot?.image).toBeNull();
  });

  it('are omitted without a name', () => {
    const { hotspot: none, log } = shapeHotspot({ product: 'gone' });
    expect(none).toBeUndefined();
    expect(log[0]).toContain('page_section_hotspot h1');
  });

  it('links products of a category to the list filtered by it, with their prices', () => {
    const label = text({ link_label: 'Voir tout' });
    const { section } = shape({
      type: 'products',
      category: 'c1',
      products: [{ product_id: 'a' }, { product_id: 'b' }],
      translations: label,
    });
    expect(section?.link).toEqual({ label: 'Voir tout', href: '/fr/produits?category=ringe' });
    expect(section?.products.map(({ offer }) => offer?.price ?? null)).toEqual([
      null,
      { fromCents: 49_000, toCents: 49_000 },
    ]);
    const unlabelled = shape({
      type: 'products',
      category: 'c1',
      products: [{ product_id: 'a' }, { product_id: 'b' }],
    });
    expect(unlabelled.section).toMatchObject({ link: null, listPath: '/fr/produits?category=ringe' });
    const own = shape({
      type: 'products',
      category: 'c1',
      link: '/kontakt',
      products: [{ product_id: 'a' }, { product_id: 'b' }],
      translations: label,
    });
    expect(own.section?.link?.href).toBe('/fr/contact');
  });
});

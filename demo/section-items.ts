// Builds the `page_section` items of a house from their texts. Used by the demo files of the houses.
import type { SeedItem, SeedSet } from '../backend/seed/seed-content.ts';
import { demoId } from './demo-id.ts';
import { fileId, richText, type House } from './page-item.ts';
import { translationEntries, translationsOf, type InThreeLanguages } from './translation-entries.ts';

interface SectionText {
  heading?: string;
  content?: string;
  attribution?: string;
  link_label?: string;
  picture_alt?: string;
}

export interface Hotspot {
  key: string;
  x: number;
  y: number;
  /** Keys of items. */
  product?: string;
  brand?: string;
  /** German path. */
  link?: string;
  text: InThreeLanguages<{ label?: string; description?: string }>;
}

export interface SectionContent extends InThreeLanguages<SectionText> {
  type: 'text' | 'picture' | 'gallery' | 'quote' | 'brands' | 'products' | 'action' | 'window';
  layout?: 'left' | 'right';
  /** Name of a file of the house. */
  picture?: string;
  pictures?: { name: string; alt: InThreeLanguages<string> }[];
  brandType?: string;
  /** Keys of items. */
  products?: string[];
  category?: string;
  hotspots?: Hotspot[];
  /** German path. */
  link?: string;
  anchor?: string;
}

/** The sections of a house's pages, by page key. */
export type SectionsOfPages = Record<string, SectionContent[]>;

const toText = ({ content, ...text }: SectionText) => ({
  ...text,
  ...(content ? { content: richText(content) } : {}),
});

const toHotspots = (sectionKey: string, hotspots: Hotspot[]): SeedItem[] =>
  hotspots.map(({ key, text, ...target }, index) => ({
    id: demoId(`${sectionKey}/hotspot/${key}`),
    sort: index + 1,
    ...target,
    translations: translationEntries(text),
  }));

const toItem = (house: House, page: string, section: SectionContent, index: number): SeedItem => {
  const { type, layout, picture, pictures, brandType, products, category, hotspots, link, anchor } = section;
  const key = `${house}/section/${page}/${index + 1}`;
  return {
    id: demoId(key),
    page: demoId(`${house}/page/${page}`),
    type,
    visible: true,
    sort: index + 1,
    ...(layout ? { layout } : {}),
    ...(picture ? { picture: fileId(house, picture) } : {}),
    ...(brandType ? { brand_type: brandType } : {}),
    ...(category ? { category } : {}),
    ...(link ? { link } : {}),
    ...(anchor ? { anchor } : {}),
    ...(products ? { products: products.map((product, place) => ({ product_id: product, sort: place + 1 })) } : {}),
    ...(hotspots ? { hotspots: toHotspots(key, hotspots) } : {}),
    ...(pictures
      ? {
          pictures: pictures.map(({ name, alt }, place) => ({
            directus_files_id: fileId(house, name),
            sort: place + 1,
            translations: translationsOf('alt', alt),
          })),
        }
      : {}),
    translations: translationEntries({
      de: toText(section.de),
      en: toText(section.en),
      fr: toText(section.fr),
    }),
  };
};

/** The sections of the given pages, in their order on each page. */
export const sectionSet = (house: House, pages: SectionsOfPages): SeedSet => ({
  collection: 'page_section',
  items: Object.entries(pages).flatMap(([page, sections]) =>
    sections.map((section, index) => toItem(house, page, section, index)),
  ),
});

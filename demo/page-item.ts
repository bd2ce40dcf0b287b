// Builds the `page` and `legal_text` items of a house from their texts. Used by the demo files of the houses.
import type { SeedItem } from '../backend/seed/seed-content.ts';
import { demoId } from './demo-id.ts';
import { translationEntries, type InThreeLanguages } from './translation-entries.ts';

export type House = 'arnsberg' | 'nordlicht';

interface PageText {
  title: string;
  /** A sentence of 70 to 155 characters: what a search engine shows. */
  description: string;
  keywords: string;
  heading: string;
  lead: string;
  body: string;
}

export interface PageContent extends InThreeLanguages<PageText> {
  key: string;
  status?: 'draft' | 'published';
}

export interface Photograph {
  house: House;
  /** Of demo/files/<house>/<name>.jpg. */
  name: string;
  title: string;
  /** The point that stays visible in every crop, as a share (0–1) of width and height. */
  focalPoint: { x: number; y: number };
  /** Keys of the pages that it heads. */
  pages: string[];
  alt: InThreeLanguages<string>;
}

export interface LegalTextContent extends InThreeLanguages<{ title: string; content: string }> {
  key: string;
}

/** Formatted text as the studio's editor stores it: one block element per line, no indentation. */
export const richText = (html: string): string =>
  html
    .trim()
    .replace(/[ \n\r\t]+/g, ' ')
    .replace(/ ?(<(?:h2|h3|p|ul|li|\/ul)\b)/g, '\n$1')
    .replace(/(<(?:h2|h3|p|li)\b[^>]*>) | (?=<\/(?:h2|h3|p|li)>)/g, '$1')
    .trim();

const toPageFields = (text: PageText, headerImageAlt: string | undefined) => ({
  ...text,
  body: richText(text.body),
  ...(headerImageAlt ? { header_image_alt: headerImageAlt } : {}),
});

/** The key of a file of the house, such as `home-hero` for demo/files/arnsberg/home-hero.jpg. */
export const fileId = (house: House, name: string): string => demoId(`${house}/file/${name}`);

export const projectId = (house: House): string => demoId(`${house}/project`);

/** The pages of a house in the given order, each headed by its photograph where there is one. */
export const pageItems = (house: House, pages: PageContent[], photographs: Photograph[]): SeedItem[] =>
  pages.map(({ key, status = 'published', de, en, fr }, index) => {
    const photograph = photographs.find((candidate) => candidate.house === house && candidate.pages.includes(key));
    return {
      id: demoId(`${house}/page/${key}`),
      project: projectId(house),
      status,
      key,
      sort: index + 1,
      ...(photograph ? { header_image: fileId(house, photograph.name) } : {}),
      translations: translationEntries({
        de: toPageFields(de, photograph?.alt.de),
        en: toPageFields(en, photograph?.alt.en),
        fr: toPageFields(fr, photograph?.alt.fr),
      }),
    };
  });

/** The legal text blocks of a house in the given order. */
export const legalTextItems = (house: House, texts: LegalTextContent[]): SeedItem[] =>
  texts.map(({ key, de, en, fr }, index) => ({
    id: demoId(`${house}/legal-text/${key}`),
    project: projectId(house),
    key,
    sort: index + 1,
    translations: translationEntries({
      de: { ...de, content: richText(de.content) },
      en: { ...en, content: richText(en.content) },
      fr: { ...fr, content: richText(fr.content) },
    }),
  }));

// Builds the `page` and `legal_text` items of a house from their texts. Used by the demo files of the houses.
import { demoId, type DemoItem } from './demo-content.ts';
import { translationEntries, type InThreeLanguages } from './translation-entries.ts';

export type House = 'arnsberg' | 'nordlicht';

interface PageText {
  title: string;
  /** At most 160 characters: what a search engine shows. */
  description: string;
  keywords: string;
  heading: string;
  lead: string;
  body: string;
  headerImageAlt?: string;
}

export interface PageContent extends InThreeLanguages<PageText> {
  key: string;
  status?: 'draft' | 'published';
  /** Name of a picture below backend/demo/files/<house>, without its ending. */
  headerImage?: string;
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

const toPageFields = ({ headerImageAlt, body, ...text }: PageText) => ({
  ...text,
  body: richText(body),
  ...(headerImageAlt ? { header_image_alt: headerImageAlt } : {}),
});

/** The key of a file of the house, such as `home-hero` for backend/demo/files/arnsberg/home-hero.jpg. */
export const fileId = (house: House, name: string): string => demoId(`${house}/file/${name}`);

export const projectId = (house: House): string => demoId(`${house}/project`);

/** The pages of a house in the given order. */
export const pageItems = (house: House, pages: PageContent[]): DemoItem[] =>
  pages.map(({ key, status = 'published', headerImage, de, en, fr }, index) => ({
    id: demoId(`${house}/page/${key}`),
    project: projectId(house),
    status,
    key,
    sort: index + 1,
    ...(headerImage ? { header_image: fileId(house, headerImage) } : {}),
    translations: translationEntries({ de: toPageFields(de), en: toPageFields(en), fr: toPageFields(fr) }),
  }));

/** The legal text blocks of a house in the given order. */
export const legalTextItems = (house: House, texts: LegalTextContent[]): DemoItem[] =>
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

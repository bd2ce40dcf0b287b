// The headings of a formatted text with their anchors, for a list of contents. Pure.

export interface ContentsEntry {
  id: string;
  /** Safe HTML without elements: words and entities. */
  html: string;
}

/** @param html safe HTML, in which every heading has an id (src/gatsby/html/safe-html.ts) */
export const toContents = (html: string): ContentsEntry[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
    id,
    html: words.replaceAll(/<[^>]*>/g, ''),
  }));

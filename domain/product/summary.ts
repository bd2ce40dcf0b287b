// A product's description as search engines and networks show it: the whole text, and its beginning. Pure.

/** Longer ones are cut by those who show them. */
const maxLength = 155;
/** A beginning shorter than this says too little to stand for the product. */
const minLength = 60;

/** The text of safe HTML, paragraph after paragraph; `null` where there is none. */
export const toPlainText = (html: string | null): string | null => {
  const text = (html ?? '')
    .replaceAll(/<\/li>\s*<li[^>]*>/g, ', ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
};

/** The first sentences that fit into a search result; of a long first sentence its beginning up to a word's end. */
export const toSummary = (html: string | null): string | null => {
  const text = toPlainText(html);
  if (text === null || text.length <= maxLength) return text;
  const sentences = /^.*[.!?…](?=\s)/su.exec(text.slice(0, maxLength + 1))?.[0];
  if (sentences !== undefined && sentences.length >= minLength) return sentences;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
};

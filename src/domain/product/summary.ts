// The beginning of a product's description, as search engines and networks show it. Pure.

/** Longer ones are cut by those who show them. */
const maxLength = 155;

/** The text of safe HTML up to a word's end; `null` where there is none. */
export const toSummary = (html: string | null): string | null => {
  const text = (html ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
};

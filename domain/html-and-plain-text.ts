// Converts between plain text and HTML.

/** Escapes `& < > " '` as character references, so the result is also safe in attributes, and in SVG, which has no HTML entities. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The plain text of sanitized HTML; `null` where empty. */
export const htmlToPlainText = (html: string | null): string | null => {
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

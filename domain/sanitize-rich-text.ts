// The formatted text that the site can show: one list of tags for the studio's editor, for saving and for the build. What is
// pasted from Word or a website becomes clean text. Pure.
import sanitize from 'sanitize-html';

/** What the site's pages have styles for. */
const richTextTags = ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'address', 'blockquote'];

/** Tags of other programs that mean one of ours. */
const replacedTags = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' } as const;

/** Attributes of a link by its address. */
type ToLinkAttributes = (href: string) => Record<string, string>;

/**
 * Keeps the tags that the site can show, and of their attributes only addresses of links and ids of headings; removes
 * scripts, styles, comments and empty paragraphs.
 */
export const sanitizeRichText = (html: string, toLinkAttributes: ToLinkAttributes = (href) => ({ href })): string =>
  sanitize(html, {
    allowedTags: richTextTags,
    allowedAttributes: { a: ['href', 'target', 'rel'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xml', 'title'],
    transformTags: {
      ...replacedTags,
      a: (tagName, { href = '' }) => ({ tagName, attribs: toLinkAttributes(href) }),
    },
  }).replace(/<(p|h2|h3)(?: id="[^"]*")?>(?:\s|<br \/>)*<\/\1>\n?/g, '');

/** The site shows no tables; without its cells, the words of a table would run into each other. */
export const hasHtmlTable = (html: string): boolean => /<table\b/i.test(html);

/**
 * Elements for the studio's editor (TinyMCE), which removes all others from what is pasted. Tables stay until the record is
 * saved, so that the refusal can name them.
 */
export const richTextEditorElements = [
  'p/div',
  'br',
  'h2/h1[id]',
  'h3/h4[id]',
  'strong/b',
  'em/i',
  'ul',
  'ol',
  'li',
  'a[href]',
  'address',
  'blockquote',
  'table',
  'tbody',
  'tr',
  'td',
].join(',');

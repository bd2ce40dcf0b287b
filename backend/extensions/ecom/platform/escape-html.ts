// Text in the HTML of mails and of the service's own pages.

/** Whatever is not emails and marks of a text becomes a reference, quotes too: it may stand in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The same with its line breaks. */
export const toHtmlLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

// Text inside of XML. Used by the sitemap and the product feed.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids are left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

// Text of a shop or a visitor for the header of an email, which is one line. Called wherever a subject or a name is written.

const maxLength = 200;

export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

// Makes text of a shop or visitor safe for an email header: one line of limited length.

const maxLength = 200;

export const toEmailHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

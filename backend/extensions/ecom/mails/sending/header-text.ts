// Text for a header of a mail: one line, so that nothing in the name of a house or in an order's number begins another
// header or the body.

const maxLength = 200;

export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);

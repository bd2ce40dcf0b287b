// A further amount as the staff types it. Pure. What could be a thousand or a thousandth is refused, not guessed.

/** In cents; `undefined` for what is no amount or could be two. An empty text is nothing. */
export const parseAmount = (text: string): number | undefined => {
  const trimmed = text.trim().replace(/\s?€$/, '');
  if (trimmed === '') return 0;
  const [, euros, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};

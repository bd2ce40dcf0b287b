// The numbers of orders that a shopper may have meant with what tells which contract is withdrawn from. Pure.

export interface NamedNumbers {
  /** Written as numbers of orders, such as "AT-10001" or "at 10001". */
  full: string[];
  /** Made of figures alone, which may be anything: only to be believed where more speaks for them. */
  guessed: string[];
}

const mostNumbers = 20;

const dashes = /\s*[-‐-―−]\s*/g;

const toUnique = (numbers: string[]): string[] => [...new Set(numbers)].slice(0, mostNumbers);

/** @param prefix how the house's numbers begin at present; earlier ones are found as they are written */
export const findOrderNumbers = (contract: string, prefix: string): NamedNumbers => {
  const text = contract.replace(dashes, '-');
  const typed = text.match(/[\p{L}\p{N}]+-\d{1,15}/gu) ?? [];
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const own = words.flatMap((word, index) => {
    const isSplit = word.toUpperCase() === prefix.toUpperCase();
    const figures = isSplit
      ? words[index + 1]
      : word.toUpperCase().startsWith(prefix.toUpperCase()) && word.slice(prefix.length);
    return figures && /^\d{1,15}$/.test(figures) ? [`${prefix}-${figures}`] : [];
  });
  const figures = text.match(/\d{1,15}/g) ?? [];
  return {
    full: toUnique([...own, ...typed, ...typed.map((number) => number.toUpperCase())]),
    guessed: toUnique(figures.map((number) => `${prefix}-${number}`)),
  };
};

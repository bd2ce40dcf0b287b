// Splits German compounds of the trade: "Goldring" is also "Gold" and "Ring". The database applies the same rule to the
// indexed texts (backend/schema/shop/product-search-index.ts), with the patterns of this file.

/** Normalized last parts. The longest one counts: an "Ohrring" is no "Ring". */
const heads = [
  'anhanger',
  'anhaenger',
  'armband',
  'armbanduhr',
  'armreif',
  'brille',
  'brillant',
  'brosche',
  'collier',
  'creole',
  'decke',
  'diamant',
  'etui',
  'geschenk',
  'glas',
  'gold',
  'halskette',
  'kerze',
  'kette',
  'leuchter',
  'medaillon',
  'ohrhanger',
  'ohrhaenger',
  'ohrring',
  'ohrstecker',
  'perle',
  'ring',
  'schliesse',
  'schmuck',
  'silber',
  'stein',
  'uhr',
  'verschluss',
  'wecker',
];

/** Normalized first parts: materials, stones, wearers, and kinds that name a product with any last part. */
const modifiers = [
  'amethyst',
  'automatik',
  'brillant',
  'bronze',
  'damen',
  'diamant',
  'edelstahl',
  'gelbgold',
  'gold',
  'handaufzug',
  'herren',
  'leder',
  'messing',
  'perl',
  'platin',
  'quarz',
  'rosegold',
  'rotgold',
  'rubin',
  'saphir',
  'silber',
  'smaragd',
  'solar',
  'solitar',
  'solitaer',
  'stahl',
  'titan',
  'turmalin',
  'weissgold',
];

/** Regular expressions that PostgreSQL and JavaScript read alike; the first group is the part. */
export const compoundWordPatterns = {
  head: `(${heads.join('|')})(?:e|en|n|er|es|s)?$`,
  modifier: `^(${modifiers.join('|')})`,
} as const;

/** Fewer letters beside a part are an ending, not a word. */
export const minCompoundRemainder = 2;

/** Letters between the parts of a compound: "Perle-n-kette", "Verlobung-s-ring". */
const linkingLetters = /^(?:en|es|n|s|e)?$/;

const headPattern = new RegExp(compoundWordPatterns.head);
/** The longest alternative, like PostgreSQL. */
const modifierPattern = new RegExp(
  `^(${modifiers.toSorted((first, second) => second.length - first.length).join('|')})`,
);

export interface CompoundWord {
  /** The last part: what it is. */
  head: string;
  /** What stands before it, such as a material; not necessarily a word that products contain. */
  modifier: string;
}

/** The parts of a normalized German word; `undefined` if it is no compound of the trade. */
export const splitCompoundWord = (word: string): CompoundWord | undefined => {
  const head = headPattern.exec(word);
  if (!head?.[1] || head.index <= minCompoundRemainder) return undefined;
  const before = word.slice(0, head.index);
  const modifier = modifierPattern.exec(before)?.[1];
  return {
    head: head[1],
    modifier: modifier !== undefined && linkingLetters.test(before.slice(modifier.length)) ? modifier : before,
  };
};

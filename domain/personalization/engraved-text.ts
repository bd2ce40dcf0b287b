// What a typed text becomes when it is engraved, how long it is and whether it can be cut. Pure; used by the fields of a
// product, their problems and the preview.
import { engravingCharacters, type FontKey } from '../../contract/shop/engraving.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Spaces of any width that stand inside a line. */
const spaces = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Ask for the coloured or the plain form of a sign; metal knows one form only. */
const variationSelectors = /[\ufe0e\ufe0f]/g;

/** Controls, line breaks, bidi marks, zero-width characters, private and unassigned ones: nothing that could be seen or cut. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;

/** Emoji are joined and flagged with characters that are hidden elsewhere. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The text as it is engraved and kept: composed, trimmed, with single spaces, and the emoji heart as the sign. */
export const toEngravedText = (typed: string): string =>
  typed.normalize('NFC').replace(variationSelectors, '').replaceAll('❤', '♥').replace(spaces, ' ').trim();

const toGraphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Length as a reader counts it: an accented letter or an emoji is one character. */
export const countGraphemes = (text: string): number => toGraphemes(text).length;

/** Whether something is in the text that nobody sees; an emoji's own joiners do not count. */
export const hasHiddenCharacters = (text: string): boolean =>
  toGraphemes(text).some((grapheme) => hidden.test(grapheme) && !emoji.test(grapheme));

/** The characters that the face lacks, each once, in the order of the text. */
export const findMissingCharacters = (text: string, font: FontKey): string[] => {
  const missing = toGraphemes(text).filter((grapheme) =>
    Array.from(grapheme).some((character) => !engravingCharacters[font].has(character)),
  );
  return [...new Set(missing)];
};

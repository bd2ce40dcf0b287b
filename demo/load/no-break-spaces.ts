// Sets the spaces of demo texts as a typesetter would, so that authors type plain ones. Used wherever texts become items.
import type { Locale } from '../../contract/locale.ts';

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

const units = 'mm|cm|m|kg|g|ct|bar|px|°C|€|%|h|pm|am|Uhr|Grad|Prozent|degrees|per cent|degrés|pour cent';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** Short words that mean nothing without the number or letter behind them, as in laws and dates. */
const references =
  '§|Art\\.|Abs\\.|Nr\\.|lit\\.|art\\.|par\\.|alinéa|n°|point(?= [a-f\\d](?!\\p{L}))|no\\.|[Ss]ection(?= \\d)|[Aa]rticle(?= \\d)|paragraphe(?= \\d)';
const behindReference = new RegExp(`(?<=(?<!\\p{L})(?:${references})) `, 'gu');

const inTitles = /(?<=(?<!\p{L})(?:Dr\.|z\.)) /gu;

/** French sets a narrow space before : ; ! ? » and after «; neither may break. */
const toFrenchSpacing = (text: string): string =>
  text.replace(/[ \u00a0](?=[:;!?»])/g, narrowNoBreakSpace).replace(/(?<=«)[ \u00a0]/g, narrowNoBreakSpace);

/** Keeps figures with their units, paragraphs with their numbers, and French punctuation with its word, on one line. */
export const insertNoBreakSpaces = (text: string, locale: Locale): string => {
  const kept = [beforeUnit, behindReference, inTitles].reduce(
    (result, pattern) => result.replace(pattern, noBreakSpace),
    text,
  );
  return locale === 'fr' ? toFrenchSpacing(kept) : kept;
};

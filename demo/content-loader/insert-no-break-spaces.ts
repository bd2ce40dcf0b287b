// Inserts no-break spaces into demo texts, so that authors can type plain spaces.
import type { Locale } from '../../contract/locale.ts';

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';

const units = 'mm|cm|m|kg|g|ct|bar|px|°C|€|%|h|pm|am|Uhr|Grad|Prozent|degrees|per cent|degrés|pour cent';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** Short words that belong to the number or letter after them, as in laws and dates. */
const references =
  '§|Art\\.|Abs\\.|Nr\\.|lit\\.|art\\.|par\\.|alinéa|n°|point(?= [a-f\\d](?!\\p{L}))|no\\.|[Ss]ection(?= \\d)|[Aa]rticle(?= \\d)|paragraphe(?= \\d)';
const behindReference = new RegExp(`(?<=(?<!\\p{L})(?:${references})) `, 'gu');

const inTitles = /(?<=(?<!\p{L})(?:Dr\.|z\.)) /gu;

/** French requires a narrow no-break space before : ; ! ? » and after «. */
const toFrenchSpacing = (text: string): string =>
  text.replace(/[ \u00a0](?=[:;!?»])/g, narrowNoBreakSpace).replace(/(?<=«)[ \u00a0]/g, narrowNoBreakSpace);

/** Keeps numbers together with their units, section signs with their numbers, and French punctuation with its word. */
export const insertNoBreakSpaces = (text: string, locale: Locale): string => {
  const kept = [beforeUnit, behindReference, inTitles].reduce(
    (result, pattern) => result.replace(pattern, noBreakSpace),
    text,
  );
  return locale === 'fr' ? toFrenchSpacing(kept) : kept;
};

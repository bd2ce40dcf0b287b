// Typed translations from `locales/` outside the pages of the site: emails, plain pages, hosts, studio panels. Pages of
// the site use gatsby-plugin-react-i18next.
import { createInstance } from 'i18next';
import type { Locale } from '../contract/locale.ts';
import { memoize } from './memoize.ts';

type WithoutPlural<Name extends string> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Name;

/** Dotted key without plural suffix. */
export type MessageKey<Messages> = {
  [Name in keyof Messages & string]: Messages[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${MessageKey<Messages[Name]>}`;
}[keyof Messages & string];

/** `count` selects the plural form. */
export type MessageTranslator<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, number | string>>,
) => string;

/**
 * Values are inserted without escaping: a caller that writes HTML has to escape the result. The format `{{house, de}}`
 * adds the French "de": "d’Arnsberg", "de Nordlicht".
 * @param files contents of the locale files by language, all with the same keys (tests/locales/locale-parity.test.ts)
 */
export const createMessageTranslator = <Messages extends object, Language extends Locale>(
  files: Readonly<Record<Language, object>> & { de: Messages },
): ((language: Language) => MessageTranslator<MessageKey<Messages>>) => {
  const i18n = createInstance({
    resources: Object.fromEntries(Object.entries(files).map(([language, messages]) => [language, { messages }])),
    lng: 'de',
    ns: 'messages',
    defaultNS: 'messages',
    nsSeparator: false,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  i18n.services.formatter?.add('de', addFrenchPrepositionDe);
  return memoize((language) => {
    const toFixedText = memoize((key: string) => i18n.t(key, { lng: language }));
    return (key: string, values) => (values ? i18n.t(key, { ...values, lng: language }) : toFixedText(key));
  });
};

/**
 * Words with a mute h. Every other h counts as aspirated, as in names of German, English and Dutch origin ("de Hublot",
 * "de Hoffmann"); a wrong "de" also reads better than a wrong "d’".
 */
const muteH =
  /^h(?:abit|armoni|ector|él[èe]n|elen|enri|éritage|erm[èe]s|eure|ippoly|istoire|ommage|omm?e\b|onneur|onor|orlog|ortens|ospic|ôtel|otel|ubert|uile|uître|yacinth|ygi)/i;

/** Words that begin with a vowel but do not allow elision. */
const consonantal = /^(?:onz|oui\b|ouistiti|y[aeéiou])/i;

/** The name with the French "de", elided to "d’" before a vowel or a mute h. */
export const addFrenchPrepositionDe = (name: string): string => {
  const first = name.trimStart();
  const isElided = muteH.test(first) || (/^[aâàäåeéèêëiîïoôöøuùûüyœæ]/i.test(first) && !consonantal.test(first));
  return isElided ? `d’${name}` : `de ${name}`;
};

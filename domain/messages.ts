// Texts from `locales/` for what is not a page of the site: emails, plain pages, hosts, panels of the studio. Each subject hands in its
// files once and reads them by typed keys; pages read theirs through gatsby-plugin-react-i18next.
import { createInstance } from 'i18next';
import type { Locale } from '../contract/locale.ts';
import { memoize } from './memoize.ts';

type WithoutPlural<Name extends string> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Name;

/** Dotted, without the ending of a plural form. */
export type MessageKey<Messages> = {
  [Name in keyof Messages & string]: Messages[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${MessageKey<Messages[Name]>}`;
}[keyof Messages & string];

/** `count` chooses the plural form. */
export type MessageTranslator<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, number | string>>,
) => string;

/**
 * `{{house, de}}` is "d’Arnsberg", "de Nordlicht". Values stand as they are: whoever writes HTML escapes the whole text.
 * @param files contents of the files by language, of the same keys (tests/locales/parity.test.ts)
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
  i18n.services.formatter?.add('de', addFrenchDe);
  return memoize((language) => {
    const toFixedText = memoize((key: string) => i18n.t(key, { lng: language }));
    return (key: string, values) => (values ? i18n.t(key, { ...values, lng: language }) : toFixedText(key));
  });
};

/**
 * Words whose h is mute. All others that begin with one count as aspirated: names of German, English and Dutch origin are
 * ("de Hublot", "de Hoffmann"), and a wrong "de" reads less badly than a wrong "d’".
 */
const muteH =
  /^h(?:abit|armoni|ector|él[èe]n|elen|enri|éritage|erm[èe]s|eure|ippoly|istoire|ommage|omm?e\b|onneur|onor|orlog|ortens|ospic|ôtel|otel|ubert|uile|uître|yacinth|ygi)/i;

/** Vowels that begin a syllable as a consonant does. */
const consonantal = /^(?:onz|oui\b|ouistiti|y[aeéiou])/i;

/** `de` and the name, elided before a vowel or a mute h. */
export const addFrenchDe = (name: string): string => {
  const first = name.trimStart();
  const isElided = muteH.test(first) || (/^[aâàäåeéèêëiîïoôöøuùûüyœæ]/i.test(first) && !consonantal.test(first));
  return isElided ? `d’${name}` : `de ${name}`;
};

// The web app manifest of a house in one language (https://www.w3.org/TR/appmanifest/). Pure.
import type { Locale } from '../../../contract/locale.ts';
import { routeTable } from '../../i18n/paths.ts';
import type { ManifestIcon } from '../icons/create-icons.ts';

/** Letters that launchers show below an icon. */
const shortNameLength = 12;

export interface ManifestSource {
  language: Locale;
  houseName: string;
  description: string | null;
  /** Ground of the page in the mode the house opens in. */
  background: string;
  icons: readonly ManifestIcon[];
}

/**
 * Shown in the browser (`display`): a jeweller's customer wants the address bar where money changes hands, and nobody
 * is asked to install anything. Who puts the site on a home screen gets name, icon and language right.
 */
export const toManifest = ({ language, houseName, description, background, icons }: ManifestSource): string =>
  `${JSON.stringify(
    {
      name: houseName,
      short_name: toShortName(houseName),
      ...(description ? { description } : {}),
      lang: language,
      dir: 'ltr',
      start_url: routeTable.home[language],
      scope: '/',
      display: 'browser',
      background_color: background,
      theme_color: background,
      icons,
    },
    null,
    2,
  )}\n`;

/** As many words of a name as a launcher shows, without a joining word or sign at the end. */
export const toShortName = (name: string): string => {
  if (name.length <= shortNameLength) return name;
  const words = name.split(' ');
  while (words.length > 1 && (words.join(' ').length > shortNameLength || isJoining(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
};

const isJoining = (word: string): boolean => /^(\P{L}+|und|and|et)$/iu.test(word);

// Where the web app manifest of a language lies. Used by the build, which writes it, and by the page head.
import { defaultLocale, type Locale } from '../../contract/locale.ts';

export const toManifestPath = (language: Locale): string =>
  `${language === defaultLocale ? '' : `/${language}`}/manifest.webmanifest`;

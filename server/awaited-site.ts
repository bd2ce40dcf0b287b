// What visitors see of a site before its first release. Called by the host.
import { defaultLocale, type Locale, locales } from '../contract/locale.ts';
import { toNoticePage } from '../contract/publishing/notice-page.ts';

const texts: Record<Locale, { title: string; text: string }> = {
  de: {
    title: 'Diese Website wird gerade eingerichtet',
    text: 'Bitte schauen Sie in Kürze wieder vorbei.',
  },
  en: {
    title: 'This site is being set up',
    text: 'Please come back in a little while.',
  },
  fr: {
    title: 'Ce site est en cours de préparation',
    text: 'Merci de revenir dans quelques instants.',
  },
};

/** In the language of the path. */
export function toAwaitedSitePage(pathname: string): string {
  const language = locales.find((locale) => pathname.split('/', 2)[1] === locale) ?? defaultLocale;
  const { title, text } = texts[language];
  return toNoticePage({ language, title, paragraphs: [text] });
}

// Makes a page of the site one of the preview: marked for the site's own code, and with a line that says so. It stands
// outside of what React takes over, so the page itself is the one that visitors are going to get. Pure.
import type { Locale } from '../../contract/locale.ts';
import { toEscaped } from '../../contract/publishing/notice-page.ts';
import { previewMark } from '../../contract/publishing/preview-pages.ts';
import { texts } from './texts.ts';

const style = [
  'box-sizing:border-box',
  'padding:.5rem 1rem',
  'background:#3d2c00',
  'color:#ffe9b3',
  'font:500 .875rem/1.4 system-ui,sans-serif',
  'text-align:center',
].join(';');

/** The page's own language, which may be another than the editor's. */
const readLanguage = (html: string): Locale => {
  const [, language] = /<html[^>]* lang="([a-z]{2})/.exec(html) ?? [];
  return language === 'en' || language === 'fr' ? language : 'de';
};

export const markPage = (html: string): string => {
  const { banner, bannerName } = texts[readLanguage(html)];
  const line = `<aside aria-label="${toEscaped(bannerName)}" style="${style}">${toEscaped(banner)}</aside>`;
  return html
    .replace(/<html(?=[\s>])/, `<html ${previewMark}`)
    .replace(/<body[^>]*>/, (body) => body + line)
    .replace(/<head[^>]*>/, (head) => `${head}<meta name="robots" content="noindex, nofollow">`);
};

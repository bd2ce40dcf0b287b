// Gatsby's render hooks: head elements of every page.
import type { GatsbySSR } from 'gatsby';
import { keepLanguageLinkQueryScript } from './src/app/page-inline-scripts.ts';
import { themeStyleElementId } from './src/app/PageHead.tsx';
import { colorModeScript } from './src/features/color-mode/color-mode.ts';
import { keepThemeStyleBetweenPages } from './src/gatsby/patches/keep-theme-style-between-pages.ts';

/** The font of running text. Headings appear in their fallback of the same size (src/theme/global.css). */
const preloadedFont = '/fonts/source-sans-pro-400.v6.woff2';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(keepThemeStyleBetweenPages(getHeadComponents(), themeStyleElementId));
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={preloadedFont} />,
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <script key="keep-query" dangerouslySetInnerHTML={{ __html: keepLanguageLinkQueryScript }} />,
  ]);
};

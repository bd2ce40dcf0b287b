// Gatsby's render hooks: what every page's head carries, whatever the page.
import type { GatsbySSR } from 'gatsby';
import { keepQueryScript } from './src/app/keep-query-script.ts';
import { colorModeScript } from './src/features/color-mode/color-mode.ts';

const fonts = ['/fonts/source-sans-pro-400.v5.woff2', '/fonts/cormorant.v5.woff2'];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...fonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    )),
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <script key="keep-query" dangerouslySetInnerHTML={{ __html: keepQueryScript }} />,
  ]);
};

/** @jsxRuntime classic */
// The head of a page: language, title, description, canonical and alternate links, the project's theme (specification §2).
// Classic JSX, because Gatsby's Head keeps React 19 from hoisting these elements by itself only where they are made with
// `React.createElement`; hoisted as well, each would stand twice for a moment after hydration.
import * as React from 'react';
import { defaultLocale, locales } from '../../contract/locale.ts';
import type { PageContext } from '../domain/page.ts';
import { toDocumentTitle } from '../domain/page-title.ts';
import type { Shell } from '../domain/site.ts';

export interface PageHeadProps {
  shell: Pick<Shell, 'icon' | 'language' | 'siteDescription' | 'siteTitle' | 'theme'>;
  page: { title: string; description?: string | null; keywords?: string | null };
  context: Pick<PageContext, 'canonicalUrl' | 'paths'>;
}

export const PageHead = ({ shell, page, context }: PageHeadProps) => {
  const { canonicalUrl, paths } = context;
  const title = toDocumentTitle(page.title, shell.siteTitle);
  const description = page.description ?? shell.siteDescription;
  const origin = canonicalUrl?.slice(0, canonicalUrl.length - paths[shell.language].length);
  return (
    <>
      <html lang={shell.language} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {page.keywords && <meta name="keywords" content={page.keywords} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={shell.language} />
      <meta name="twitter:card" content="summary" />
      {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      {origin !== undefined &&
        [...locales, 'x-default' as const].map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={origin + paths[language === 'x-default' ? defaultLocale : language]}
          />
        ))}
      <link rel="icon" type="image/svg+xml" href={shell.icon} />
      <style id="theme">{shell.theme.css}</style>
    </>
  );
};

// The head of a page: language, title, description, canonical and alternate links, the project's theme (specification §2).
// Made with `React.createElement` and not with JSX, because only there does Gatsby keep React 19 from hoisting these
// elements by itself; hoisted as well, each would stand twice for a moment after hydration.
import * as React from 'react';
import { defaultLocale, locales } from '../../contract/locale.ts';
import type { PageContext } from '../domain/page.ts';
import { toDocumentTitle } from '../domain/page-title.ts';
import type { Shell } from '../domain/site.ts';

export interface PageHeadProps {
  shell: Pick<Shell, 'icon' | 'language' | 'siteDescription' | 'siteTitle' | 'theme'>;
  page: { title: string; description?: string | null; keywords?: string | null };
  context: Pick<PageContext, 'canonicalUrl' | 'paths'>;
  /** Search engines leave the page out. */
  isHidden?: boolean;
}

export const PageHead = ({ shell, page, context, isHidden = false }: PageHeadProps) => {
  const { canonicalUrl, paths } = context;
  const title = toDocumentTitle(page.title, shell.siteTitle);
  const description = page.description ?? shell.siteDescription;
  return React.createElement(
    React.Fragment,
    null,
    React.createElement('html', { lang: shell.language }),
    React.createElement('title', null, title),
    toMeta('name', 'description', description),
    toMeta('name', 'keywords', page.keywords),
    toMeta('name', 'robots', isHidden ? 'noindex' : null),
    toMeta('property', 'og:title', title),
    toMeta('property', 'og:description', description),
    toMeta('property', 'og:type', 'website'),
    toMeta('property', 'og:locale', shell.language),
    toMeta('property', 'og:url', canonicalUrl),
    toMeta('name', 'twitter:card', 'summary'),
    canonicalUrl && React.createElement('link', { rel: 'canonical', href: canonicalUrl }),
    canonicalUrl && toAlternates(canonicalUrl.slice(0, canonicalUrl.length - paths[shell.language].length), paths),
    React.createElement('link', { rel: 'icon', type: 'image/svg+xml', href: shell.icon }),
    React.createElement('style', { id: 'theme' }, shell.theme.css),
  );
};

const toMeta = (kind: 'name' | 'property', name: string, content: string | null | undefined) =>
  content ? React.createElement('meta', { [kind]: name, content }) : null;

const toAlternates = (origin: string, paths: PageContext['paths']) =>
  [...locales, 'x-default' as const].map((language) =>
    React.createElement('link', {
      key: language,
      rel: 'alternate',
      hrefLang: language,
      href: origin + paths[language === 'x-default' ? defaultLocale : language],
    }),
  );

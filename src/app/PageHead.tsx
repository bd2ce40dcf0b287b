// The head of a page: language, title, description, canonical and alternate links, the project's theme (specification §2).
// Made with `React.createElement` and not with JSX, because only there does Gatsby keep React 19 from hoisting these
// elements by itself; hoisted as well, each would stand twice for a moment after hydration.
import * as React from 'react';
import { defaultLocale, locales } from '../../contract/locale.ts';
import type { PageContext } from '../domain/page.ts';
import { toDocumentTitle } from '../domain/page-title.ts';
import type { Shell } from '../domain/site.ts';
import { toBreadcrumbs, toScriptJson, toStoreData } from '../domain/structured-data.ts';
import { routeTable } from '../i18n/paths.ts';

export interface PageHeadProps {
  shell: Shell;
  page: {
    title: string;
    description?: string | null;
    keywords?: string | null;
    /** The page it stands below, where that is not the home page. */
    parent?: { title: string; path: string };
  };
  context: Pick<PageContext, 'canonicalUrl' | 'pageKey' | 'paths'>;
  /** What search engines are told about the page besides (src/domain/structured-data.ts). */
  structuredData?: readonly Record<string, unknown>[];
  /** Search engines leave the page out. */
  isHidden?: boolean;
}

export const PageHead = (props: PageHeadProps) => {
  const { shell, page, context, structuredData = [], isHidden = false } = props;
  const { canonicalUrl, paths } = context;
  const origin = canonicalUrl?.slice(0, canonicalUrl.length - paths[shell.language].length);
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
    origin !== undefined && toAlternates(origin, paths),
    React.createElement('link', { rel: 'icon', type: 'image/svg+xml', href: shell.icon }),
    React.createElement('style', { id: 'theme' }, shell.theme.css),
    [...(origin === undefined ? [] : toPageData(props, origin)), ...structuredData].map((data, index) =>
      React.createElement('script', {
        key: index,
        type: 'application/ld+json',
        dangerouslySetInnerHTML: { __html: toScriptJson(data) },
      }),
    ),
  );
};

const toMeta = (kind: 'name' | 'property', name: string, content: string | null | undefined) =>
  content ? React.createElement('meta', { [kind]: name, content }) : null;

/** The house on the pages that present it, and the way from home to every other page. */
const toPageData = ({ shell, page, context }: PageHeadProps, origin: string) => {
  const homeUrl = origin + routeTable.home[shell.language];
  const isHome = context.pageKey === 'home';
  return [
    ...(isHome || context.pageKey === 'contact' ? [toStoreData(shell, homeUrl)] : []),
    ...(isHome
      ? []
      : [
          toBreadcrumbs([
            { name: shell.houseName, url: homeUrl },
            ...(page.parent ? [{ name: page.parent.title, url: origin + page.parent.path }] : []),
            { name: page.title, url: origin + context.paths[shell.language] },
          ]),
        ]),
  ];
};

const toAlternates = (origin: string, paths: PageContext['paths']) =>
  [...locales, 'x-default' as const].map((language) =>
    React.createElement('link', {
      key: language,
      rel: 'alternate',
      hrefLang: language,
      href: origin + paths[language === 'x-default' ? defaultLocale : language],
    }),
  );

// The head of a page: language, title, description, canonical and alternate links, theme (specification §2). Uses
// `React.createElement` instead of JSX because Gatsby then stops React 19 from hoisting these elements, which would
// duplicate them after hydration.
import * as React from 'react';
import { defaultLocale } from '../../contract/locale.ts';
import { type SitePageContext, toPageHeadTexts, toSocialMetaTags } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import {
  toSchemaOrgBreadcrumbs,
  toInlineScriptJson,
  toSchemaOrgStoreOfAllBranches,
} from '../../domain/site-structured-data.ts';
import { localizedSiteRouteTable, toWebAppManifestPath } from '../i18n/site-paths.ts';

export interface PageHeadProps {
  shell: SiteLayoutData;
  page: {
    title: string;
    description?: string | null;
    keywords?: string | null;
    image?: { alt: string } | null;
    /** Parent page, if it is not the home page. */
    parent?: { title: string; path: string };
  };
  context: Pick<SitePageContext, 'alternates' | 'canonicalUrl' | 'isHidden' | 'pageKey' | 'paths' | 'shareImage'>;
  /** Structured data for search engines (domain/site-structured-data.ts). */
  structuredData?: readonly Record<string, unknown>[];
}

export const PageHead = (props: PageHeadProps) => {
  const { shell, page, context, structuredData = [] } = props;
  const { canonicalUrl, paths, isHidden } = context;
  const origin = canonicalUrl?.slice(0, canonicalUrl.length - paths[shell.language].length);
  const imageUrl = context.shareImage;
  const { title, description } = toPageHeadTexts(
    { title: page.title, description: page.description ?? null },
    { title: shell.siteTitle, description: shell.siteDescription },
  );
  const shareTags = toSocialMetaTags({
    title,
    description,
    url: canonicalUrl,
    siteName: shell.projectName,
    language: shell.language,
    image: imageUrl === null ? null : { url: imageUrl, alt: page.image?.alt ? page.image.alt : page.title },
  });
  return React.createElement(
    React.Fragment,
    null,
    isServer ? React.createElement('html', { lang: shell.language }) : null,
    React.createElement('title', null, title),
    toMeta('name', 'description', description),
    toMeta('name', 'keywords', page.keywords),
    toMeta('name', 'robots', isHidden ? 'noindex' : null),
    toMeta('name', 'theme-color', shell.theme.background),
    shareTags.map(([kind, name, content]) => React.createElement('meta', { key: name, [kind]: name, content })),
    canonicalUrl && React.createElement('link', { rel: 'canonical', href: canonicalUrl }),
    origin !== undefined && toAlternates(origin, context),
    React.createElement('link', { rel: 'icon', type: shell.icon.type, href: shell.icon.href }),
    React.createElement('link', { rel: 'apple-touch-icon', href: shell.icon.touchHref }),
    React.createElement('link', { rel: 'manifest', href: toWebAppManifestPath(shell.language) }),
    isThemeThere() ? null : React.createElement('style', { id: themeStyleElementId }, shell.theme.css),
    [...(origin === undefined ? [] : toPageData(props, origin)), ...structuredData].map((data, index) =>
      React.createElement('script', {
        key: index,
        type: 'application/ld+json',
        dangerouslySetInnerHTML: { __html: toInlineScriptJson(data) },
      }),
    ),
  );
};

/**
 * In a browser the layout sets the language: Gatsby removes the attributes of `html` with every page and sets them again,
 * and each change makes the browser compute the styles of all elements.
 */
const isServer = typeof document === 'undefined';

/** gatsby-ssr.tsx finds the theme's style element by this id. */
export const themeStyleElementId = 'theme';

/**
 * Gatsby empties the head before it writes the next page's, which would drop the theme for a moment. So gatsby-ssr.tsx
 * owns the theme's style element; this writes it only if it is missing, as in the offline app shell.
 */
const isThemeThere = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`style#${themeStyleElementId}:not([data-gatsby-head])`) !== null;

const toMeta = (kind: 'name' | 'property', name: string, content: string | null | undefined) =>
  content ? React.createElement('meta', { [kind]: name, content }) : null;

/** Structured data of the organization on pages that present it, and breadcrumbs on every page but home. */
const toPageData = ({ shell, page, context }: PageHeadProps, origin: string) => {
  const homeUrl = origin + localizedSiteRouteTable.home[shell.language];
  const isHome = context.pageKey === 'home';
  return [
    ...(isHome || context.pageKey === 'contact'
      ? [toSchemaOrgStoreOfAllBranches(shell, homeUrl, context.shareImage)]
      : []),
    ...(isHome
      ? []
      : [
          toSchemaOrgBreadcrumbs([
            { name: shell.projectName, url: homeUrl },
            ...(page.parent ? [{ name: page.parent.title, url: origin + page.parent.path }] : []),
            { name: page.title, url: origin + context.paths[shell.language] },
          ]),
        ]),
  ];
};

const toAlternates = (origin: string, { alternates, paths }: PageHeadProps['context']) =>
  [...alternates, ...(alternates.includes(defaultLocale) ? (['x-default'] as const) : [])].map((language) =>
    React.createElement('link', {
      key: language,
      rel: 'alternate',
      hrefLang: language,
      href: origin + paths[language === 'x-default' ? defaultLocale : language],
    }),
  );

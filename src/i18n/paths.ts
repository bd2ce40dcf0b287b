// The site's own route table, for the store root it was built with. Used by links, the language switch and the build.
import type { Locale } from '../../contract/locale.ts';
import { createRouteTable, localizePath } from './route-table.ts';
import type { PageKey } from './routes.ts';

/** Gatsby puts `GATSBY_STORE_ROOT` into the browser's code; gatsby-config.ts sets it from the checked STORE_ROOT. */
export const routeTable = createRouteTable(process.env.GATSBY_STORE_ROOT ?? '/');

/** Whether a page of this site has the key; shop pages exist only below a store root. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(routeTable, key);

/** An internal link's path in the given language, query and hash kept (specification §2, link behaviour). */
export const toLocalizedPath = (href: string, locale: Locale): string => localizePath(routeTable, href, locale);

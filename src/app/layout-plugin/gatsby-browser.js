// A local plugin, because the site's own hooks wrap a page outside of the i18n plug-in's provider (gatsby-config.ts).
export { wrapPageElement } from '../wrap-page-element.tsx';

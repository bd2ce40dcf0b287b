// Makes a built page one that needs nothing but itself. Pure; called by write-service-worker.ts.
import { scriptsPattern } from './hold-scripts.ts';

/** By this Gatsby's runtime knows its page. */
const pageScript = /<script\b[^>]*\bid="gatsby-script-loader"[^>]*>[^]*?<\/script>/g;
const ahead = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * The page without Gatsby's runtime, which would lead from the address that was asked for to the page's own. Scripts
 * that stand in the page itself stay. A page that has been through it comes out as it is.
 */
export const withoutScripts = (html: string): string =>
  html.replace(scriptsPattern, '').replaceAll(pageScript, '').replaceAll(ahead, '');

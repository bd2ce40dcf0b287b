// Makes a built page one that needs nothing but itself. Pure; called by write-service-worker.ts.

/** Scripts of a file, and those by which Gatsby's runtime knows its page. */
const runtimeScript =
  /<script\b(?:[^>]*(?:\bsrc=|\bid="gatsby-)[^>]*>|>window\.___webpackCompilationHash)[^]*?<\/script>/g;
const ahead = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * The page without Gatsby's runtime, which would lead from the address that was asked for to the page's own. Scripts
 * that stand in the page itself stay. A page that has been through it comes out as it is.
 */
export const withoutScripts = (html: string): string => html.replaceAll(runtimeScript, '').replaceAll(ahead, '');

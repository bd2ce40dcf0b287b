// Finds the inline scripts of a page and refuses those that no header would let run (docs/decisions/029). Pure; called by
// hold-scripts.ts for every page.
import { createHash } from 'node:crypto';

/** The hash by which a Content-Security-Policy names an inline script. */
export const toScriptHash = (source: string): string =>
  `sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}`;

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g;
const styleElement = /<style\b[^]*?<\/style>/g;
/** In a page without scripts, styles and values of attributes. */
const handler = /<[a-z][^<>]*\s(on[a-z]+)=/i;

/** Data between script tags does not run, so nothing has to let it. */
const isData = (attributes: string): boolean => /\btype="application\/(?:ld\+)?json"/.test(attributes);

/**
 * @param scripts sources of the inline scripts that the site knows
 * @throws Error that names the first script or handler which a browser would refuse to run
 */
export const checkInlineScripts = (html: string, page: string, scripts: ReadonlySet<string>): void => {
  for (const [, attributes = '', source = ''] of html.matchAll(scriptElement)) {
    if (isData(attributes) || /\ssrc="\/(?!\/)/.test(attributes) || scripts.has(source)) continue;
    throw new Error(
      `${page} has a script that browsers would refuse: ${(/\ssrc="[^"]*"/.exec(attributes)?.[0] ?? source).trim().slice(0, 80)}. ` +
        'An inline script has to be a constant of the list in src/app/inline-scripts.ts, a file one of this site.',
    );
  }
  const markup = html
    .replaceAll(scriptElement, '')
    .replaceAll(styleElement, '')
    .replaceAll(/="[^"]*"/g, '=');
  const found = handler.exec(markup)?.[1];
  if (found !== undefined)
    throw new Error(`${page} has an element with ${found}="…", which browsers would refuse to run.`);
};

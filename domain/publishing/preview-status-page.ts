// A self-contained HTML page with a single message, without scripts and external files: shown to an editor by the backend and the
// preview host while a preview is built, or if it fails.
import type { Locale } from '../../contract/locale.ts';
import { escapeHtml } from '../html-and-plain-text.ts';

export interface PreviewStatusPageTemplateData {
  language: Locale;
  title: string;
  /** Plain text; line breaks are kept. */
  paragraphs: readonly string[];
  /** Redirects to a URL after a delay, with a progress animation. */
  goesOn?: { address: string; afterSeconds: number };
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.55 system-ui, sans-serif; }
body { min-height: 100vh; margin: 0; display: grid; place-items: center; }
main { max-width: 34rem; padding: 2rem; }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.3; font-weight: 600; }
p { margin: .5rem 0; white-space: pre-line; overflow-wrap: anywhere; }
.way { height: 2px; margin-top: 1.75rem; overflow: hidden; background: color-mix(in srgb, currentColor 18%, transparent); }
.way::after { content: ""; display: block; width: 30%; height: 100%; background: currentColor; }
@media (prefers-reduced-motion: no-preference) {
  .way::after { animation: way 2.4s ease-in-out infinite alternate; }
  @keyframes way { to { transform: translateX(233%); } }
}`;

export const toPreviewStatusPageHtml = ({
  language,
  title,
  paragraphs,
  goesOn,
}: PreviewStatusPageTemplateData): string =>
  [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    ...(goesOn
      ? [`<meta http-equiv="refresh" content="${goesOn.afterSeconds};url=${escapeHtml(goesOn.address)}">`]
      : []),
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<main${goesOn ? ' aria-busy="true"' : ''}>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(goesOn ? ['<div class="way"></div>'] : []),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');

// The HTML frame of pages that the service renders for browsers without JavaScript: project name, light and dark
// colors, no external resources.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Locale } from '../../../../contract/locale.ts';
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';
import type { UnparsedOrderServiceRequest } from './route-types-and-handlers.ts';

const style = `
:root{color-scheme:light dark;--ground:#fff;--surface:#f5f3ef;--text:#1c1a17;--muted:#5f5a52;--line:#d9d4cb;--control:#857e72;--accent:#1c1a17;--on-accent:#fff;--danger:#9d2020}
@media (prefers-color-scheme:dark){:root{--ground:#161513;--surface:#211f1c;--text:#f2efe9;--muted:#bdb6aa;--line:#4a463f;--control:#958d80;--accent:#f2efe9;--on-accent:#161513;--danger:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:17px/1.56 'Source Sans Pro','Source Sans 3',Helvetica,Arial,sans-serif;overflow-wrap:break-word}
header,main{max-width:40rem;margin:0 auto;padding:0 20px}
header{padding-block:2.5rem 1.5rem;font-size:1.2rem}
header,h1{font-family:Cormorant,'Times New Roman',serif;font-weight:500}
main{padding-bottom:5rem}
h1{margin:0 0 1rem;font-size:clamp(2.1rem,1.6rem + 2.4vw,3rem);line-height:1.12;text-wrap:balance}
p{margin:0 0 1.25rem}
dl{margin:2rem 0;border-top:1px solid var(--line)}
dl>div{padding:.75rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted);font-size:.9rem}
dd{margin:0;white-space:pre-line}
form{margin:2rem 0 0}
label{display:block;font-weight:600}
input,textarea{display:block;width:100%;min-height:48px;margin:.25rem 0 0;padding:.5rem .75rem;border:1px solid var(--control);border-radius:0;background:var(--ground);color:inherit;font:inherit}
::-webkit-search-cancel-button{appearance:none}
[aria-invalid]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.field{margin:0 0 1.5rem}
.hint{display:block;color:var(--muted);font-size:.9rem}
.error{display:block;color:var(--danger);font-size:.9rem}
.notice{margin:0 0 2rem;padding:1rem 1.5rem;border-left:2px solid var(--danger);background:var(--surface)}
.notice ul{margin:.25rem 0 0;padding-left:1.2em}
.actions{display:flex;flex-wrap:wrap;gap:1rem;margin-top:2rem}
button{min-height:48px;padding:.5rem 1.75rem;border:1px solid var(--accent);border-radius:0;background:var(--accent);color:var(--on-accent);font:inherit;cursor:pointer}
button.second{border-color:var(--control);background:none;color:inherit}
button:hover{text-decoration:underline;text-underline-offset:.3em}
a{color:inherit;text-underline-offset:.25em}
:focus-visible{outline:2px solid var(--text);outline-offset:3px}
.back{margin-top:2.5rem}
.honeypot{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
h2{margin:0 0 .25rem;font-size:1rem;font-weight:600}
.filters,.group ul,.pages,.results{margin:0;padding:0;list-style:none}
.filters,.pages{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.5rem}
.filters a,.pages a{display:flex;gap:.5rem;align-items:center;justify-content:center;min-width:44px;min-height:44px;padding:0 .75rem;border:1px solid var(--control);text-decoration:none}
.filters a:hover,.pages a:hover{text-decoration:underline}
.pages li{display:flex;align-items:center}
.pages [aria-current]{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.group{margin-top:1.5rem}
.group a{display:inline-flex;align-items:center;min-height:44px}
.note{margin:1.5rem 0 0}
.results{margin-top:1.5rem}
.results li{position:relative;display:grid;grid-template-columns:96px 1fr;gap:.25rem 1.25rem;align-content:center;min-height:44px;padding:1rem 0;border-top:1px solid var(--line)}
.results li>:first-child{grid-row:span 2}
.results img{width:96px;height:auto}
.results a{align-self:end}
.results a::after{content:"";position:absolute;inset:0}
.results span{color:var(--muted)}
.results span span{white-space:nowrap}
@media print{.actions,.back{display:none}}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows no scripts and no external resources, no caching and no referrer. */
export const noScriptPageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export interface NoScriptPageTemplateData {
  language: Locale;
  title: string;
  projectName: string;
  /** HTML below the heading. */
  content: string;
}

export const toNoScriptPageHtml = ({
  language,
  title,
  projectName,
  content,
}: NoScriptPageTemplateData): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(projectName ? `${title} | ${projectName}` : title)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(projectName)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** Enough for all fields at their maximum length with URL encoding. */
const maxBytes = 64 * 1_024;

/** The first value of each field; empty if the body is not a form or too large. */
export const readFormRequestFields = async (
  request: IncomingMessage & Pick<UnparsedOrderServiceRequest, 'headers'>,
): Promise<Map<string, string>> => {
  const { 'content-type': type, 'content-length': length } = request.headers;
  const isForm = String(type).split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isForm || Number(length ?? 0) > maxBytes) return new Map();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Reads the whole body even if it is too large: browsers show no response to an interrupted upload.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return new Map();
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  return new Map([...fields].reverse());
};

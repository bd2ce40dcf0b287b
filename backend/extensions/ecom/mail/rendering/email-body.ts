// Renders blocks as the HTML and plain text of an email. The HTML uses tables and inline styles for Outlook, no images
// and no external resources; a few classes adapt the colors to dark mode.
import type { Locale } from '../../../../../contract/locale.ts';
import { getEmailTranslator, toHtmlWithLineBreaks, formatLabelledValue } from '../../platform/service-translators.ts';
import { escapeHtml } from '../../../../../domain/html-text.ts';
import type { DocumentBlock, TextRun } from './document-blocks.ts';

const colors = { text: '#1c1a17', muted: '#5f5a52', line: '#d9d4cb', ground: '#f5f3ef', paper: '#ffffff' };

const font = 'font-family:Helvetica,Arial,sans-serif';

const styles: Record<'h1' | 'h2' | 'h3' | 'note' | 'p' | 'small', string> = {
  h1: `margin:0 0 16px;${font};font-size:24px;line-height:1.3;font-weight:normal;color:${colors.text}`,
  h2: `margin:32px 0 12px;${font};font-size:18px;line-height:1.4;font-weight:bold;color:${colors.text}`,
  h3: `margin:20px 0 4px;${font};font-size:16px;line-height:1.5;font-weight:bold;color:${colors.text}`,
  p: `margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:${colors.text}`,
  small: `margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:${colors.muted}`,
  note: `${font};font-size:16px;line-height:1.5;color:${colors.text};padding:12px 16px;border-left:3px solid ${colors.text}`,
};

const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#161513!important}.paper{background:#211f1c!important}
.text,.text a{color:#f2efe9!important}.muted,.muted a{color:#bdb6aa!important}
.line{border-color:#4a463f!important}.note{border-color:#f2efe9!important}
}
@media (max-width:620px){.paper,.foot{padding:24px 20px!important}}`;

const toInline = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, isBold, href }) => {
      const inner = isBold ? `<strong>${toHtmlWithLineBreaks(text)}</strong>` : toHtmlWithLineBreaks(text);
      return href === undefined ? inner : `<a href="${escapeHtml(href)}" style="color:inherit">${inner}</a>`;
    })
    .join('');

const toRow = ({ label, value, isSum }: Extract<DocumentBlock, { kind: 'row' }>): string => {
  const top = isSum ? `border-top:1px solid ${colors.line};font-weight:bold;` : '';
  const cell = `${top}${font};font-size:16px;line-height:1.5;color:${colors.text};padding:4px 0`;
  return (
    `<tr><td class="text line" style="${cell};padding-right:16px">${toHtmlWithLineBreaks(label)}</td>` +
    `<td class="text line" align="right" valign="top" style="${cell};white-space:nowrap">${toHtmlWithLineBreaks(value)}</td></tr>`
  );
};

const table = (inner: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${inner}</table>`;

const toHtml = (block: DocumentBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} class="text" style="${styles[`h${block.level}`]}">${toInline(block.runs)}</h${block.level}>`;
    case 'paragraph':
      return block.isSmall
        ? `<p class="muted" style="${styles.small}">${toInline(block.runs)}</p>`
        : `<p class="text" style="${styles.p}">${toInline(block.runs)}</p>`;
    case 'note':
      return table(
        `<tr><td class="text note" style="${styles.note}">${toInline(block.runs)}</td></tr>`,
        'margin:0 0 16px',
      );
    case 'item':
      return `<li class="text" style="${styles.p};margin:0 0 4px">${toInline(block.runs)}</li>`;
    case 'row':
      return toRow(block);
  }
};

/** Consecutive list items form one list, consecutive rows one table. */
const toBody = (blocks: readonly DocumentBlock[]): string => {
  const parts: string[] = [];
  for (let index = 0; index < blocks.length;) {
    const kind = blocks[index]?.kind;
    let end = index + 1;
    if (kind === 'item' || kind === 'row') while (blocks[end]?.kind === kind) end += 1;
    const inner = blocks.slice(index, end).map(toHtml).join('');
    if (kind === 'item') parts.push(`<ul style="margin:0 0 16px;padding:0 0 0 20px">${inner}</ul>`);
    else parts.push(kind === 'row' ? table(inner, 'margin:0 0 16px') : inner);
    index = end;
  }
  return parts.join('\n');
};

export interface EmailBodyContent {
  language: Locale;
  title: string;
  /** Name of the company, at the top. */
  sender: string;
  blocks: readonly DocumentBlock[];
  /** Company details in small print. */
  footer: readonly DocumentBlock[];
}

export const toEmailHtml = ({ language, title, sender, blocks, footer }: EmailBodyContent): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colors.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colors.ground}"><tr><td align="center" style="padding:24px 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="paper" align="left" style="padding:40px;background:${colors.paper}">
<p class="text" style="margin:0 0 32px;font-family:Georgia,serif;font-size:20px;line-height:1.3;color:${colors.text}">${toHtmlWithLineBreaks(sender)}</p>
${toBody(blocks)}
</td></tr><tr><td class="foot line" align="left" style="padding:24px 40px;border-top:1px solid ${colors.line}">
${toBody(footer)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;

const toText = (runs: readonly TextRun[]): string =>
  runs
    .map(({ text, href }) => (href === undefined || text.includes(toBareAddress(href)) ? text : `${text} <${href}>`))
    .join('');

/** The address without scheme and trailing slash, to check whether the link text already contains it. */
const toBareAddress = (href: string): string => href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');

const toLines = (block: DocumentBlock, language: Locale): string => {
  switch (block.kind) {
    case 'heading': {
      const text = toText(block.runs);
      return block.level === 3 ? text : `${text}\n${(block.level === 1 ? '=' : '-').repeat(Math.min(text.length, 60))}`;
    }
    case 'item':
      return `- ${toText(block.runs).replace(/\n/g, '\n  ')}`;
    case 'note':
      return `* ${toText(block.runs).replace(/\n/g, '\n  ')}`;
    case 'paragraph':
      return toText(block.runs);
    case 'row':
      return block.label.includes(':')
        ? `${block.label} · ${block.value}`
        : formatLabelledValue(getEmailTranslator(language), block.label, block.value);
  }
};

/** No blank line between items of a list or rows of a table. */
const isCloseTo = (block: DocumentBlock, previous: DocumentBlock): boolean =>
  block.kind === previous.kind && (block.kind === 'item' || block.kind === 'row');

export const toEmailPlainText = (blocks: readonly DocumentBlock[], language: Locale): string =>
  blocks
    .map((block, index) => {
      const previous = blocks[index - 1];
      const gap = previous === undefined ? '' : isCloseTo(block, previous) ? '\n' : '\n\n';
      return gap + toLines(block, language);
    })
    .join('') + '\n';

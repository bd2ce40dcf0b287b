// Renders blocks as the HTML of an email: tables and inline styles for Outlook, images from the email itself, nothing
// loaded from the web.
import type { Locale } from '../../../../../contract/locale.ts';
import { escapeHtml } from '../../../../../domain/html-and-plain-text.ts';
import { toHtmlWithLineBreaks } from '../../platform/service-translators.ts';
import type { DocumentTextRun } from './document-blocks.ts';
import type { EmailBlock } from './email-blocks.ts';
import { type EmailPalettes, type EmailStyles, toEmailStyleSheet, toEmailStyles } from './email-styles.ts';
import { type EmailInlineImage, toInlineImageContentId } from './email-inline-image.ts';

export interface EmailHtmlContent {
  language: Locale;
  title: string;
  /** What mail programs show beside the subject in a list of emails. */
  preheader: string | undefined;
  /** Name of the company, at the top unless there is a logo. */
  sender: string;
  logo: EmailInlineImage | null;
  palettes: EmailPalettes;
  blocks: readonly EmailBlock[];
  /** Company details in small print. */
  footer: readonly EmailBlock[];
}

export const toEmailHtml = (content: EmailHtmlContent): string => {
  const { language, title, preheader, sender, logo, palettes, blocks, footer } = content;
  const styles = toEmailStyles(palettes.light);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${toEmailStyleSheet(palettes)}</style>
</head>
<body class="ground" style="margin:0;padding:0;${styles.ground}">
${preheader ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>` : ''}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.ground}"><tr><td align="center" style="padding:24px 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="paper" align="left" style="padding:40px 48px 32px;${styles.paper}">
<p class="accent" align="center" style="${styles.name}">${logo ? toImage(logo, 'display:inline-block') : toHtmlWithLineBreaks(sender)}</p>
${toBody(blocks, styles)}
</td></tr><tr><td class="foot" align="left" style="padding:24px 48px">
${toBody(footer, styles)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
};

/** `src` comes first: the email is sent without an image that cannot be rendered (outbox/render-email-inline-images.ts). */
const toImage = (image: EmailInlineImage, style: string): string => {
  const { width, height, alt } = image;
  const size = `width:${width}px;max-width:100%`;
  return `<img src="cid:${toInlineImageContentId(image)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${style};${size};border:0">`;
};

const toInline = (runs: readonly DocumentTextRun[]): string =>
  runs
    .map(({ text, isBold, isUnbroken, href }) => {
      const lines = toHtmlWithLineBreaks(text);
      const unbroken = isUnbroken ? `<span style="white-space:nowrap">${lines}</span>` : lines;
      const inner = isBold ? `<strong>${unbroken}</strong>` : unbroken;
      return href === undefined ? inner : `<a href="${escapeHtml(href)}" style="color:inherit">${inner}</a>`;
    })
    .join('');

const toTable = (inner: string, style: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${inner}</table>`;

type BlockOf<Kind extends EmailBlock['kind']> = Extract<EmailBlock, { kind: Kind }>;

const toRow = ({ label, value, isSum }: BlockOf<'row'>, styles: EmailStyles): string => {
  const cell = isSum ? styles.sum : styles.cell;
  return (
    `<tr><td class="text line" valign="top" style="${cell};padding-right:16px">${toHtmlWithLineBreaks(label)}</td>` +
    `<td class="text line" align="right" valign="top" style="${cell};white-space:nowrap">${toHtmlWithLineBreaks(value)}</td></tr>`
  );
};

/** Characters that every mail program has, read aloud as the words for them. */
const stepMarks = { done: '✓', now: '●', ahead: '○' };

const toStep = ({ progress, progressName, name, detail }: BlockOf<'step'>, styles: EmailStyles): string =>
  `<tr><td class="accent" width="28" valign="top" style="padding:4px 0;${styles.mark}"><span role="img" aria-label="${escapeHtml(progressName)}">${stepMarks[progress]}</span></td>` +
  `<td class="text" style="${styles.cell}">${progress === 'now' ? `<strong>${escapeHtml(name)}</strong>` : escapeHtml(name)}` +
  `${detail === null ? '' : `<br><span class="muted" style="${styles.small}">${escapeHtml(detail)}</span>`}</td></tr>`;

const toButton = ({ text, href }: BlockOf<'button'>, styles: EmailStyles): string =>
  `<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
  `<td class="button" bgcolor="${styles.accent}" style="${styles.button}"><a href="${escapeHtml(href)}" style="${styles.buttonLink}">${escapeHtml(text)}</a></td></tr></table>`;

const toIllustrated = ({ image, blocks }: BlockOf<'illustrated'>, styles: EmailStyles): string => {
  const cell = 'padding:24px 0 12px';
  const picture = image
    ? `<td class="picture line" width="${image.width}" valign="top" style="${styles.line};${cell};padding-right:24px">${toImage(image, 'display:block;border-radius:2px')}</td>`
    : '';
  return toTable(
    `<tr>${picture}<td class="line" valign="top" style="${styles.line};${cell}">${toBody(blocks, styles, 'title')}</td></tr>`,
    'margin:0',
  );
};

const toFigure = ({ image, caption }: BlockOf<'image'>, styles: EmailStyles): string =>
  `<p style="margin:0 0 12px">${toImage(image, 'display:block;height:auto')}</p>` +
  (caption === undefined ? '' : `<p class="muted caption" style="${styles.small}">${escapeHtml(caption)}</p>`);

/** `title`: style of the headings of an order line. */
const toHtml = (block: EmailBlock, styles: EmailStyles, third: 'h3' | 'title'): string => {
  switch (block.kind) {
    case 'heading': {
      const style = block.level === 3 ? styles[third] : styles[`h${block.level}`];
      return `<h${block.level} class="text line h${block.level}" style="${style}">${toInline(block.runs)}</h${block.level}>`;
    }
    case 'paragraph':
      return block.isSmall
        ? `<p class="muted" style="${styles.small}">${toInline(block.runs)}</p>`
        : `<p class="text" style="${styles.p}">${toInline(block.runs)}</p>`;
    case 'note':
      return toTable(
        `<tr><td class="text note" style="${styles.note}">${toInline(block.runs)}</td></tr>`,
        'margin:0 0 16px',
      );
    case 'item':
      return `<li class="text" style="${styles.p};margin:0 0 4px">${toInline(block.runs)}</li>`;
    case 'row':
      return toRow(block, styles);
    case 'button':
      return toButton(block, styles);
    case 'illustrated':
      return toIllustrated(block, styles);
    case 'image':
      return toFigure(block, styles);
    case 'step':
      return toStep(block, styles);
  }
};

/** Kinds whose consecutive blocks form one list or table. */
const groups: Partial<Record<EmailBlock['kind'], (inner: string) => string>> = {
  item: (inner) => `<ul style="margin:0 0 16px;padding:0 0 0 20px">${inner}</ul>`,
  row: (inner) => toTable(inner, 'margin:0 0 16px'),
  step: (inner) => toTable(inner, 'margin:0 0 16px'),
};

const toBody = (blocks: readonly EmailBlock[], styles: EmailStyles, third: 'h3' | 'title' = 'h3'): string => {
  const parts: string[] = [];
  for (let index = 0; index < blocks.length;) {
    const kind = blocks[index]?.kind;
    const group = kind && groups[kind];
    let end = index + 1;
    if (group) while (blocks[end]?.kind === kind) end += 1;
    const inner = blocks
      .slice(index, end)
      .map((block) => toHtml(block, styles, third))
      .join('');
    parts.push(group ? group(inner) : inner);
    index = end;
  }
  return parts.join('\n');
};

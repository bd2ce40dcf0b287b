// Renders blocks as the plain text of an email.
import type { Locale } from '../../../../../contract/locale.ts';
import { formatLabelledValue, getEmailTranslator } from '../../platform/service-translators.ts';
import type { DocumentTextRun } from './document-blocks.ts';
import { type EmailBlock, formatPlainTextButton, formatEmailTimelineStepText } from './email-blocks.ts';

const toText = (runs: readonly DocumentTextRun[]): string =>
  runs
    .map(({ text, href }) => (href === undefined || text.includes(toBareAddress(href)) ? text : `${text} <${href}>`))
    .join('');

/** The address without scheme and trailing slash, to check whether the link text already contains it. */
const toBareAddress = (href: string): string => href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');

type TextBlock = Exclude<EmailBlock, { kind: 'illustrated' } | { kind: 'image' }>;

const toLines = (block: TextBlock, language: Locale): string => {
  const t = getEmailTranslator(language);
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
        : formatLabelledValue(t, block.label, block.value);
    case 'button':
      return formatPlainTextButton(block.text, block.href, t);
    case 'step':
      return `- ${formatEmailTimelineStepText(block)}`;
  }
};

/** No blank line between items of a list, rows of a table, or steps. */
const closeKinds: readonly TextBlock['kind'][] = ['item', 'row', 'step'];

const isCloseTo = (block: TextBlock, previous: TextBlock): boolean =>
  block.kind === previous.kind && closeKinds.includes(block.kind);

const withoutImages = (block: EmailBlock): TextBlock[] => {
  if (block.kind === 'illustrated') return block.blocks;
  return block.kind === 'image' ? [] : [block];
};

export const toEmailPlainText = (blocks: readonly EmailBlock[], language: Locale): string =>
  blocks
    .flatMap(withoutImages)
    .map((block, index, all) => {
      const previous = all[index - 1];
      const gap = previous === undefined ? '' : isCloseTo(block, previous) ? '\n' : '\n\n';
      return gap + toLines(block, language);
    })
    .join('') + '\n';

// Writes blocks as the plain text of a mail.
import type { Locale } from '../../../../../contract/locale.ts';
import { mailTexts } from '../texts/by-language.ts';
import type { Block, Run } from './document.ts';

const toText = (runs: readonly Run[]): string =>
  runs
    .map(({ text, href }) => (href === undefined || text.includes(toBareAddress(href)) ? text : `${text} <${href}>`))
    .join('');

/** Whether a text names its address already is asked without what a reader does not type. */
const toBareAddress = (href: string): string => href.replace(/^(https?:\/\/|mailto:)/, '').replace(/\/$/, '');

const toLines = (block: Block, language: Locale): string => {
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
        : mailTexts[language].pair(block.label, block.value);
  }
};

/** Entries of a list and rows of amounts stand close together, everything else a line apart. */
const isCloseTo = (block: Block, previous: Block): boolean =>
  block.kind === previous.kind && (block.kind === 'item' || block.kind === 'row');

export const toMailText = (blocks: readonly Block[], language: Locale): string =>
  blocks
    .map((block, index) => {
      const previous = blocks[index - 1];
      const gap = previous === undefined ? '' : isCloseTo(block, previous) ? '\n' : '\n\n';
      return gap + toLines(block, language);
    })
    .join('') + '\n';

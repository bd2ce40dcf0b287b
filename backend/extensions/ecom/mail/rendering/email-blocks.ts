// The blocks that only emails have, besides those of documents: HTML shows them, plain text says the same without images.
import { formatLabelledValue, type EmailTranslator } from '../../platform/service-translators.ts';
import { createParagraphBlock, type DocumentBlock, toSafeHref } from './document-blocks.ts';
import type { EmailInlineImage } from './email-inline-image.ts';

export type EmailBlock =
  | DocumentBlock
  /** The one thing to do next. */
  | { kind: 'button'; text: string; href: string }
  /** Content beside an image, such as an order line. */
  | { kind: 'illustrated'; image: EmailInlineImage | null; blocks: DocumentBlock[] }
  | EmailImageBlock
  | EmailTimelineStepBlock;

export interface EmailImageBlock {
  kind: 'image';
  image: EmailInlineImage;
  /** Says what the image is for, and nothing without it. */
  caption?: string;
}

/** A step of a process, such as the shipping of an order. */
export interface EmailTimelineStepBlock {
  kind: 'step';
  progress: 'ahead' | 'done' | 'now';
  name: string;
  /** Such as its date. */
  detail: string | null;
  /** `progress` in words. */
  progressName: string;
}

/** Only its text if the address is not a web or mail address. */
export const createEmailButtonBlock = (text: string, address: string): EmailBlock => {
  const href = toSafeHref(address);
  return href === undefined ? createParagraphBlock(text) : { kind: 'button', text, href };
};

/** Images of the blocks, in their order. */
export const emailBlocksToInlineImages = (blocks: readonly EmailBlock[]): EmailInlineImage[] =>
  blocks.flatMap((block) =>
    (block.kind === 'image' || block.kind === 'illustrated') && block.image !== null ? [block.image] : [],
  );

/** "Shipped – 3–4 December (ahead)". */
export const formatEmailTimelineStepText = ({ name, detail, progressName }: EmailTimelineStepBlock): string =>
  `${[name, detail].filter(Boolean).join(', ')} (${progressName})`;

/** "View your order: https://…", with the address on a line of its own, so that it can be copied. */
export const formatPlainTextButton = (text: string, href: string, t: EmailTranslator): string =>
  `${formatLabelledValue(t, text).trimEnd()}\n${href}`;

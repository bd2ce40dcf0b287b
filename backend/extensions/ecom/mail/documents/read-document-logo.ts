// The logo of a project for the head of its letters. A logo that cannot be read never stops a document: the name of the
// project stands in its place.
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import { memoize } from '../../../../../domain/memoize.ts';
import { toColorVisibleOn } from '../../../../../domain/palette.ts';
import { type EmailInlineImageRenderContext, renderInlineImageForPdf } from '../outbox/render-email-inline-images.ts';

/** PNG, or `null` without a logo. */
export type ReadDocumentLogo = (
  supplier: Pick<InvoiceSnapshot['supplier'], 'brandColor' | 'logo'>,
) => Promise<Buffer | null>;

/** In CSS pixels; rendered at twice the size, sharp in print. */
const logoSize = { width: 460, height: 126 };

const renderLogo = (
  file: string,
  brandColor: string,
  sources: EmailInlineImageRenderContext,
): Promise<Buffer | null> => {
  const source = { kind: 'logo', file, color: toColorVisibleOn(brandColor, ['#ffffff']) } as const;
  return renderInlineImageForPdf({ source, ...logoSize, alt: '' }, sources);
};

/** Reads each logo once; for the documents of one file. */
export const createDocumentLogoReader = (sources: EmailInlineImageRenderContext): ReadDocumentLogo => {
  const readInColor = memoize((brandColor: string) => memoize((file: string) => renderLogo(file, brandColor, sources)));
  return async ({ logo, brandColor }) => (logo === null ? null : readInColor(brandColor)(logo));
};

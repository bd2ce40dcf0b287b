// The logo of a house for the head of its letters. A logo that cannot be read never stops a document: the name of the
// house stands in its place.
import sharp from 'sharp';
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import { toColorVisibleOn } from '../../../../../domain/palette.ts';
import { type InlineImageSources, renderInlineImage } from '../outbox/inline-image-files.ts';

/** PNG, or `null` without a logo. */
export type ReadLogo = (supplier: Pick<InvoiceSnapshot['supplier'], 'brandColor' | 'logo'>) => Promise<Buffer | null>;

/** In CSS pixels; rendered at twice the size, sharp in print. */
const logoSize = { width: 460, height: 126 };

export const createLogoReader =
  (sources: InlineImageSources): ReadLogo =>
  async ({ logo, brandColor }) => {
    if (logo === null) return null;
    const source = { kind: 'logo', file: logo, color: toColorVisibleOn(brandColor, ['#ffffff']) } as const;
    try {
      const { bytes } = await renderInlineImage({ source, ...logoSize, alt: '' }, sources);
      // pdfkit draws a palette with transparency wrong, and paper is white.
      return await sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer();
    } catch (error) {
      sources.warn(error, 'A document is written without its logo, which cannot be read.');
      return null;
    }
  };

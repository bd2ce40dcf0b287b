// Images inside of emails. An email stores where its images come from; like its other attachments they are rendered when
// it is sent (docs/decisions/068).
import { toContentHashUuid } from '../../platform/database-helpers.ts';

export type EmailInlineImageSource =
  /** One of the drawings of an order line (`previews`). */
  | { kind: 'engraving'; line: string; index: number }
  | { kind: 'girocode'; payload: string }
  /** Id of a file; `color` replaces `currentColor` in an SVG. */
  | { kind: 'logo'; file: string; color: string }
  /** Id of a file, cropped to the size of the image. */
  | { kind: 'photograph'; file: string };

export interface EmailInlineImage {
  source: EmailInlineImageSource;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Empty beside a text that says the same. */
  alt: string;
}

/** The photograph of a product beside its name. */
export const createEmailProductImage = (file: string | null): EmailInlineImage | null =>
  file === null ? null : { source: { kind: 'photograph', file }, width: 128, height: 128, alt: '' };

/** The same image has the same Content-ID, so an email contains it once. */
export const toInlineImageContentId = ({ source, width, height }: EmailInlineImage): string =>
  `${toContentHashUuid([source, width, height])}@inline`;

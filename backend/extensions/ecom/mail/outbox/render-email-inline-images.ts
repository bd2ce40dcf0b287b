// Renders the images of an email when it is sent (docs/decisions/068). An image that cannot be rendered never stops an
// email: it is left out, and the log says so.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { giroCodePayloadToQrCodeSvgPath } from '../../../../../domain/to-qr-code-svg-path.ts';
import { escapeHtml } from '../../../../../domain/html-and-plain-text.ts';
import type { DirectusExtensionContext } from '../../platform/route-types-and-handlers.ts';
import { type EmailInlineImage, toInlineImageContentId } from '../rendering/email-inline-image.ts';

/** Directus's transformation of an image; the original file without one. */
type FileTransformation = Record<string, unknown>;

export type ReadDirectusAsset = (
  id: string,
  transformation?: FileTransformation,
) => Promise<{ bytes: Buffer; type: string | null }>;

/** The part of Directus's service that is used. */
interface AssetsService {
  getAsset: (
    id: string,
    transformation?: { transformationParams: FileTransformation },
  ) => Promise<{ stream: Readable; file: { type: string | null } }>;
}

/** Reads files past all permissions: which file an email contains, the service has decided. */
export const createDirectusAssetReader =
  ({ services, getSchema, database }: DirectusExtensionContext): ReadDirectusAsset =>
  async (id, transformation) => {
    const options = { schema: await getSchema(), knex: database, accountability: null };
    const assets = new services.AssetsService(options) as AssetsService;
    const { stream, file } = await assets.getAsset(id, transformation && { transformationParams: transformation });
    return { bytes: await buffer(stream), type: file.type };
  };

export interface EmailInlineImageRenderContext {
  database: Knex;
  readContentFile: ReadDirectusAsset;
  warn: (error: unknown, message: string) => void;
}

interface RenderedImage {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png';
}

/** For screens with two device pixels per CSS pixel. */
const pixelRatio = 2;

/** Limit of all images of an email; the rest is left out. Large emails are cut off or rejected. */
const maxTotalBytes = 300_000;

/** Time for all images of an email, far below the lease of the outbox. */
const renderTimeoutMs = 60_000;

const toPixels = ({ width, height }: EmailInlineImage) => ({ width: width * pixelRatio, height: height * pixelRatio });

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Sharp at the edges of drawings, and small. */
const renderPng = async (content: Buffer, image: EmailInlineImage): Promise<RenderedImage> => ({
  bytes: await sharp(content)
    .resize({ ...toPixels(image), fit: 'contain', background: transparent })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
  contentType: 'image/png',
});

/** Cropped around the focal point by Directus, which keeps the result; JPEG has no transparency. */
const toPhotographTransformation = (image: EmailInlineImage): FileTransformation => ({
  ...toPixels(image),
  fit: 'cover',
  transforms: [
    ['flatten', { background: '#ffffff' }],
    ['toFormat', 'jpeg', { quality: 80, mozjpeg: true }],
  ],
});

const renderPhotograph = async (
  file: string,
  image: EmailInlineImage,
  { readContentFile }: EmailInlineImageRenderContext,
): Promise<RenderedImage> => {
  const { bytes, type } = await readContentFile(file, toPhotographTransformation(image));
  // Directus transforms no SVG.
  return type === 'image/jpeg' ? { bytes, contentType: type } : renderPng(bytes, image);
};

const renderLogo = async (
  { file, color }: Extract<EmailInlineImage['source'], { kind: 'logo' }>,
  image: EmailInlineImage,
  { readContentFile }: EmailInlineImageRenderContext,
) => {
  const { bytes, type } = await readContentFile(file);
  const isSvg = type === 'image/svg+xml';
  return renderPng(isSvg ? Buffer.from(bytes.toString('utf8').replace(/currentColor/gi, color)) : bytes, image);
};

const readEngraving = async (line: string, index: number, database: Knex): Promise<Buffer> => {
  const row = await database('ecommerce_order_line')
    .where({ id: line })
    .first<{ previews: string[] | null } | undefined>('previews');
  const svg = row?.previews?.[index];
  if (svg === undefined) throw new Error('The order line has no such drawing.');
  return Buffer.from(svg);
};

const toGiroCodeSvg = (payload: string): Buffer => {
  const { path, size } = giroCodePayloadToQrCodeSvgPath(payload);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  );
};

const renderInlineImage = async (
  image: EmailInlineImage,
  sources: EmailInlineImageRenderContext,
): Promise<RenderedImage> => {
  const { source } = image;
  switch (source.kind) {
    case 'engraving':
      return renderPng(await readEngraving(source.line, source.index, sources.database), image);
    case 'girocode':
      return renderPng(toGiroCodeSvg(source.payload), image);
    case 'logo':
      return renderLogo(source, image, sources);
    case 'photograph':
      return renderPhotograph(source.file, image, sources);
  }
};

/** For a PDF, on white paper. An image that cannot be rendered never stops a document. */
export const renderInlineImageForPdf = async (
  image: EmailInlineImage,
  sources: EmailInlineImageRenderContext,
): Promise<Buffer | null> => {
  try {
    const { bytes, contentType } = await renderInlineImage(image, sources);
    if (contentType === 'image/jpeg') return bytes;
    // pdfkit draws a palette with transparency wrong.
    return await sharp(bytes).flatten({ background: '#ffffff' }).png().toBuffer();
  } catch (error) {
    sources.warn(error, `A document is written without an image (${image.source.kind}), which cannot be rendered.`);
    return null;
  }
};

/**
 * A missing logo becomes the name of the company. Other images stand beside a text that says the same; their captions are
 * removed with them.
 */
const removeImage = (html: string, { source, alt }: EmailInlineImage, contentId: string): string =>
  html.replace(new RegExp(`<img src="cid:${contentId}"[^>]*>(</p><p class="muted caption"[^>]*>[^<]*)?`, 'g'), () =>
    source.kind === 'logo' ? escapeHtml(alt) : '',
  );

/** The HTML with the images that could be rendered, and their files. */
export const renderEmailInlineImages = async (
  html: string,
  images: readonly EmailInlineImage[],
  sources: EmailInlineImageRenderContext,
) => {
  const files: { cid: string; filename: string; contentType: string; content: Buffer; contentDisposition: 'inline' }[] =
    [];
  let remainingHtml = html;
  let remainingBytes = maxTotalBytes;
  const deadlineMs = Date.now() + renderTimeoutMs;
  for (const [cid, image] of new Map(images.map((entry) => [toInlineImageContentId(entry), entry]))) {
    try {
      // An order has up to a hundred lines, and another process would take over an email that takes too long.
      if (Date.now() > deadlineMs) throw new Error(`The images of the email take longer than ${renderTimeoutMs} ms.`);
      if (remainingBytes < 0) throw new Error(`The images of the email exceed ${maxTotalBytes} bytes.`);
      const { bytes, contentType } = await renderInlineImage(image, sources);
      remainingBytes -= bytes.length;
      if (remainingBytes < 0) throw new Error(`The images of the email exceed ${maxTotalBytes} bytes.`);
      const filename = `${image.source.kind}-${files.length + 1}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
      files.push({ cid, filename, contentType, content: bytes, contentDisposition: 'inline' });
    } catch (error) {
      sources.warn(error, `An email is sent without an image (${image.source.kind}), which cannot be rendered.`);
      remainingHtml = removeImage(remainingHtml, image, cid);
    }
  }
  return { html: remainingHtml, files };
};

import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { EmailInlineImage } from '../rendering/email-inline-image.ts';
import { toInlineImageContentId } from '../rendering/email-inline-image.ts';
import { testEngravingSvg } from '../order-email-data-types.fixture.ts';
import { type ReadDirectusAsset, renderEmailInlineImages } from './render-email-inline-images.ts';

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="currentColor"><path d="M0 0h20v10H0z"/></svg>';
const photograph = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#c9a96a' } })
  .jpeg()
  .toBuffer();

const readContentFile: ReadDirectusAsset = (id) => {
  if (id === 'logo') return Promise.resolve({ bytes: Buffer.from(logoSvg), type: 'image/svg+xml' });
  if (id === 'ring') return Promise.resolve({ bytes: photograph, type: 'image/jpeg' });
  return Promise.reject(new Error('No such file.'));
};

/** The order line that has the drawing. */
const database = (() => ({
  where: ({ id }: { id: string }) => ({
    first: () => Promise.resolve(id === 'line' ? { previews: [testEngravingSvg] } : undefined),
  }),
})) as unknown as Parameters<typeof renderEmailInlineImages>[2]['database'];

const toImage = (source: EmailInlineImage['source'], alt = ''): EmailInlineImage => ({
  source,
  width: 120,
  height: 60,
  alt,
});

const render = async (...images: EmailInlineImage[]) => {
  const log: string[] = [];
  const html = images
    .map((image) => `<p><img src="cid:${toInlineImageContentId(image)}" width="1" alt="${image.alt}"></p>`)
    .join('');
  const warn = (_: unknown, message: string) => void log.push(message);
  return { log, ...(await renderEmailInlineImages(html, images, { database, readContentFile, warn })) };
};

const readColor = async (content: Buffer, left: number) =>
  sharp(content).ensureAlpha().extract({ left, top: 60, width: 1, height: 1 }).raw().toBuffer();

it('renders an SVG logo in the given color on a transparent ground, at twice its size', async () => {
  const { files, html } = await render(toImage({ kind: 'logo', file: 'logo', color: '#5b7f72' }));
  expect(files[0]).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline' });
  const content = files[0]?.content ?? Buffer.alloc(0);
  expect(await sharp(content).metadata()).toMatchObject({ width: 240, height: 120 });
  expect([...(await readColor(content, 120))]).toEqual([0x5b, 0x7f, 0x72, 255]);
  expect(html).toContain(`cid:${files[0]?.cid}`);
});

it('renders photographs, engravings and GiroCodes, each once', async () => {
  const ring = toImage({ kind: 'photograph', file: 'ring' });
  const { files, log } = await render(
    ring,
    ring,
    toImage({ kind: 'engraving', line: 'line', index: 0 }),
    toImage({ kind: 'girocode', payload: 'BCD\n002\n1\nSCT' }),
  );
  expect(files.map(({ filename }) => filename)).toEqual(['photograph-1.jpg', 'engraving-2.png', 'girocode-3.png']);
  expect(log).toEqual([]);
});

it('leaves out what cannot be rendered, and logs it', async () => {
  const { files, html, log } = await render(
    toImage({ kind: 'logo', file: 'deleted', color: '#000000' }, 'Arnsberg'),
    toImage({ kind: 'photograph', file: 'deleted' }),
    toImage({ kind: 'engraving', line: 'line', index: 1 }, 'Gravur'),
    toImage({ kind: 'photograph', file: 'ring' }),
  );
  expect(files).toHaveLength(1);
  expect(html).toMatch(/^<p>Arnsberg<\/p><p><\/p><p><\/p><p><img src="cid:/);
  expect(log).toHaveLength(3);
});

it('limits the size of all images', async () => {
  const images = ['a', 'b', 'c'].map((file) => toImage({ kind: 'photograph', file }));
  const log: string[] = [];
  const { files } = await renderEmailInlineImages('', images, {
    database,
    readContentFile: () => Promise.resolve({ bytes: Buffer.alloc(140_000), type: 'image/jpeg' }),
    warn: (_, message) => void log.push(message),
  });
  expect(files).toHaveLength(2);
  expect(log).toHaveLength(1);
});

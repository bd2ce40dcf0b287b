// Files that a visitor can download: the image presets of the site in their formats and sizes, and nothing else.
import { inject, describe, expect, it } from 'vitest';
import { assetTransformationPresetKeys } from '../extensions/asset-guard/decide-asset-request-access.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { createShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

interface ImageFile {
  id: string;
  width: number;
  filesize: string;
}

const [image] = await admin.get<ImageFile[]>(
  '/files?limit=1&filter[type][_eq]=image/jpeg&filter[is_published][_eq]=true&sort=-width,id&fields=id,width,filesize',
);
if (!image) throw new Error('The demo content has no image file.');
const path = `/assets/${image.id}`;

const request = (query: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${backend.url}${path}${query}`, options);

/** Reads the width of a JPEG, WebP or AVIF image by uploading it to Directus. */
const readWidth = async (bytes: ArrayBuffer, type: string): Promise<number> => {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), `made.${type.replace('image/', '')}`);
  const { id, width } = await admin.post<{ id: string; width: number }>('/files', form);
  await admin.delete(`/files/${id}`);
  return width;
};

describe('the presets', () => {
  it.each(assetTransformationPresetKeys)('%s returns an image of that format and width', async (preset) => {
    const [format = '', width = ''] = preset.split('-');
    const answer = await request(`?key=${preset}`);
    expect(answer.status).toBe(200);
    const type = `image/${format === 'jpg' ? 'jpeg' : format}`;
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toMatch(/public.*max-age=2592000|max-age=2592000.*public/);
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(Number(image.filesize));
    // Images are never enlarged.
    expect(await readWidth(bytes, type)).toBe(Math.min(Number(width), image.width));
  });

  it('accept a version parameter and HEAD requests', async () => {
    expect((await request('?key=webp-320&v=1')).status).toBe(200);
    expect((await request('?key=webp-320', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('anything else', () => {
  it.each([
    '?width=123',
    '?height=123',
    '?quality=10',
    '?format=png',
    '?fit=cover&width=50&height=50',
    '?withoutEnlargement=true',
    '?transforms=[["resize",{"width":123}]]',
    // Directus itself accepts these.
    '?transforms=[]&width=5000',
    '?transforms=[]&width=5000&key=webp-320',
    '?key=webp-320&width=123',
    '?key=webp-320&key=avif-320',
    '?key[]=webp-320',
    '?key=webp-160',
    '?key=',
    '?key=system-large-cover',
  ])('is refused: %s', async (query) => {
    expect((await request(query)).status).toBe(400);
  });

  it.each(['', '?download', '/photograph.jpg', '?v=1'])('is refused for the original: %s', async (query) => {
    const answer = await request(query);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('is refused for archives of originals', async () => {
    const archive = await fetch(`${backend.url}/assets/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [image.id] }),
    });
    expect(archive.status).toBe(403);
  });
});

describe('signed-in users', () => {
  it('get originals, from which the build creates its own images', async () => {
    const answer = await request('', { headers: { authorization: `Bearer ${backend.buildToken}` } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(image.filesize));
  });

  it('get the thumbnails of the studio', async () => {
    const answer = await request('?key=system-small-cover', {
      headers: { authorization: `Bearer ${backend.adminToken}` },
    });
    expect(answer.status).toBe(200);
  });
});

it('shows the logo of the studio to users who are not signed in', async () => {
  await admin.patch('/settings', { project_logo: image.id });
  expect((await request('')).status).toBe(200);
  expect((await request('?transforms=[]&width=5000')).status).toBe(400);
  await admin.patch('/settings', { project_logo: null });
  expect((await request('')).status).toBe(403);
});

describe('an SVG', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>';
  const hostile = drawing.replace('<path', '<script>alert(1)</script><path onload="alert(1)"');
  const withSvg = async (test: (address: string, id: string) => Promise<void>): Promise<void> => {
    const shop = await createShopFixture(admin);
    const form = new FormData();
    form.set('project', shop.project);
    form.set('file', new Blob([hostile], { type: 'image/svg+xml' }), 'logo.svg');
    const { id } = await admin.post<{ id: string }>('/files', form);
    await admin.patch(`/items/project/${shop.project}`, { logo: id });
    await test(`${backend.url}/assets/${id}`, id);
    await shop.remove();
    await admin.delete(`/files/${id}`);
  };
  const staff = { authorization: `Bearer ${backend.adminToken}` };

  it('is sanitized for visitors and staff, including in range requests', async () => {
    await withSvg(async (address) => {
      for (const [url, headers] of [
        [`${address}?key=webp-320`, {}],
        [`${address}?key=jpg-960`, {}],
        [address, staff],
        [`${address}?download`, staff],
        [`${address}/logo.svg`, staff],
        [address, { ...staff, range: 'bytes=50-120' }],
      ] as const) {
        const answer = await fetch(url, { headers });
        expect(answer.status, url).toBe(200);
        expect(answer.headers.get('content-type')).toBe('image/svg+xml');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await answer.text()).toBe(drawing);
      }
      const head = await fetch(address, { method: 'HEAD', headers: staff });
      expect(head.status).toBe(200);
      expect((await fetch(address)).status).toBe(403);
    });
  });

  it('is not rendered as a page, whatever its stored type', async () => {
    await withSvg(async (address, id) => {
      for (const type of ['text/html', 'application/xhtml+xml', 'text/xml']) {
        await admin.patch(`/files/${id}`, { type });
        const answer = await fetch(address, { headers: staff });
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        await answer.body?.cancel();
      }
      await admin.patch(`/files/${id}`, { type: 'IMAGE/SVG+XML; charset=utf-8' });
      expect(await (await fetch(address, { headers: staff })).text()).toBe(drawing);
    });
  });
});

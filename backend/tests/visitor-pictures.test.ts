// What a visitor gets of the file library: the presets of the site, in their formats and sizes, and nothing else.
import { inject, describe, expect, it } from 'vitest';
import { assetPresetKeys } from '../extensions/asset-guard/classify-request.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { createShopFixture } from './shop-fixture.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);

interface Picture {
  id: string;
  width: number;
  filesize: string;
}

const [picture] = await admin.get<Picture[]>(
  '/files?limit=1&filter[type][_eq]=image/jpeg&filter[is_published][_eq]=true&sort=-width,id&fields=id,width,filesize',
);
if (!picture) throw new Error('The demo content has no photograph.');
const path = `/assets/${picture.id}`;

const ask = (query: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${backend.url}${path}${query}`, options);

/** The width that stands in a JPEG, WebP or AVIF file, told by Directus after an upload. */
const readWidth = async (bytes: ArrayBuffer, type: string): Promise<number> => {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), `made.${type.replace('image/', '')}`);
  const { id, width } = await admin.post<{ id: string; width: number }>('/files', form);
  await admin.delete(`/files/${id}`);
  return width;
};

describe('the presets', () => {
  it.each(assetPresetKeys)('%s is a picture of that format and width', async (preset) => {
    const [format = '', width = ''] = preset.split('-');
    const answer = await ask(`?key=${preset}`);
    expect(answer.status).toBe(200);
    const type = `image/${format === 'jpg' ? 'jpeg' : format}`;
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toMatch(/public.*max-age=2592000|max-age=2592000.*public/);
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(Number(picture.filesize));
    // Never enlarged.
    expect(await readWidth(bytes, type)).toBe(Math.min(Number(width), picture.width));
  });

  it('come with a date in the address as well', async () => {
    expect((await ask('?key=webp-320&v=1')).status).toBe(200);
    expect((await ask('?key=webp-320', { method: 'HEAD' })).status).toBe(200);
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
    // Directus itself lets these pass.
    '?transforms=[]&width=5000',
    '?transforms=[]&width=5000&key=webp-320',
    '?key=webp-320&width=123',
    '?key=webp-320&key=avif-320',
    '?key[]=webp-320',
    '?key=webp-160',
    '?key=',
    '?key=system-large-cover',
  ])('is refused: %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it.each(['', '?download', '/photograph.jpg', '?v=1'])('is refused, the original: %s', async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('is refused, archives of originals', async () => {
    const archive = await fetch(`${backend.url}/assets/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [picture.id] }),
    });
    expect(archive.status).toBe(403);
  });
});

describe('those who signed in', () => {
  it('get originals: the build of the site makes its own pictures of them', async () => {
    const answer = await ask('', { headers: { authorization: `Bearer ${backend.buildToken}` } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(picture.filesize));
  });

  it('get the small pictures of the studio', async () => {
    const answer = await ask('?key=system-small-cover', { headers: { authorization: `Bearer ${backend.adminToken}` } });
    expect(answer.status).toBe(200);
  });
});

it('shows the logo of the studio to who has not signed in yet', async () => {
  await admin.patch('/settings', { project_logo: picture.id });
  expect((await ask('')).status).toBe(200);
  expect((await ask('?transforms=[]&width=5000')).status).toBe(400);
  await admin.patch('/settings', { project_logo: null });
  expect((await ask('')).status).toBe(403);
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

  it('comes without what could run in it, to visitors and to staff, whole or in parts', async () => {
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

  it('is no page either when its type says so', async () => {
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

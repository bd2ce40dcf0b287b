// GET /ecom/preview/<collection>/<id>: redirects to the preview of a record that the user may read.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type PreviewLinkQuery, previewableCollections } from '../../../contract/publishing/preview-link.ts';
import { verifyPreviewLink } from '../../../domain/publishing/signed-preview-url.ts';
import { editorRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { getSiteHostTranslator } from '../../../domain/site-host-message-translator.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { createShopFixture, type ShopFixture } from '../shop-content-fixture.ts';

const secret = 'of both sides, for a test';
const own = useDedicatedTestBackend({
  publishing: { rebuildUrl: 'http://127.0.0.1:1/rebuild', previewUrl: 'https://preview.example/of/{project}', secret },
});

interface Editor {
  email: string;
  password: string;
  token: string;
}

let shop: ShopFixture;
let other: ShopFixture;
let editor: Editor;
let otherEditor: Editor;

const createEditor = async (project: string, language: string | null): Promise<Editor> => {
  const editorOf = { email: `${randomUUID()}@example.com`, password: randomUUID(), token: randomUUID() };
  await own.current().rest.post('/users', { ...editorOf, role: editorRoleId, project, language });
  return editorOf;
};

beforeAll(async () => {
  const { rest } = own.current();
  shop = await createShopFixture(rest);
  other = await createShopFixture(rest);
  editor = await createEditor(shop.project, 'fr-FR');
  otherEditor = await createEditor(other.project, null);
});

const requestPreview = (path: string, headers: Record<string, string> = {}, url = own.current().running.url) =>
  fetch(`${url}/ecom/preview/${path}`, { headers, redirect: 'manual' });

const signedIn = ({ token }: Editor) => ({ Authorization: `Bearer ${token}` });

const open = async (path: string, as = editor): Promise<PreviewLinkQuery> => {
  const answer = await requestPreview(path, signedIn(as));
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe(`https://preview.example/of/${shop.domain}/open`);
  const read = await verifyPreviewLink(Object.fromEntries(location.searchParams), secret, Date.now());
  if (!read.ok) throw new Error(`The link is ${read.code}.`);
  return read.link;
};

describe('an editor', () => {
  it("is redirected to a draft of the editor's project, in the language of the studio", async () => {
    const link = await open(`ecommerce_product/${shop.draft}`);
    const { project, collection, item, locale } = link;
    expect({ project, collection, item, locale }).toEqual({
      project: shop.domain,
      collection: 'ecommerce_product',
      item: shop.draft,
      locale: 'fr',
    });
  });

  it('is recognized by the session cookie of the studio, as in its frame', async () => {
    const { url } = own.current().running;
    const { email, password } = editor;
    const login = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, mode: 'session' }),
    });
    const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
    const answer = await requestPreview(`ecommerce_product/${shop.draft}`, { Cookie: cookie });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gets the same content version until the record or its children change', async () => {
    const { rest } = own.current();
    const path = `ecommerce_product/${shop.draft}`;
    const read = async () => (await open(path)).content;
    const before = await read();
    expect(await read()).toBe(before);
    const product = await rest.get<{ translations: number[]; product_variants: string[] }>(`/items/${path}`);
    await rest.post('/items/ecommerce_product_rating', { product: shop.draft, rating: 4, status: 'published' });
    // Ratings of visitors do not change the content version.
    expect(await read()).toBe(before);
    const translation = `/items/ecommerce_product_translations/${String(product.translations[0])}`;
    await rest.patch(translation, { display_name: 'Signet ring' });
    const renamed = await read();
    expect(renamed).not.toBe(before);
    await rest.patch(`/items/ecommerce_product_variant/${String(product.product_variants[0])}`, { stock: 9 });
    expect(await read()).not.toBe(renamed);
    await rest.patch(translation, { display_name: 'Ring' });
  });

  it('previews a content version, whose link changes with it', async () => {
    const path = `ecommerce_product/${shop.published}`;
    const as = createDirectusRestClient(own.current().running.url, editor.token);
    const version = { key: 'advent', collection: 'ecommerce_product', item: shop.published };
    const { id } = await as.post<{ id: string }>('/versions', version);
    await as.post(`/versions/${id}/save`, { display_name: 'Ring im Advent' });
    const link = await open(`${path}?version=advent`);
    expect(link).toMatchObject({ item: shop.published, version: 'advent' });
    const { content, ...main } = await open(`${path}?version=main`);
    expect(main).not.toHaveProperty('version');
    expect(link.content).not.toBe(content);
    expect(await open(`${path}?version=advent`)).toEqual(link);
    await as.post(`/versions/${id}/save`, { display_name: 'Ring zum Fest' });
    expect((await open(`${path}?version=advent`)).content).not.toBe(link.content);
    for (const [query, by] of [
      ['unknown', editor],
      ['advent', otherEditor],
      ['+', editor],
    ] as const)
      expect((await requestPreview(`${path}?version=${query}`, signedIn(by))).status).toBe(403);
  });

  it('is refused access to records of another project and to unknown records', async () => {
    for (const path of [`ecommerce_product/${other.draft}`, `page/${randomUUID()}`, 'page/+', 'directus_users/1']) {
      const answer = await requestPreview(path, signedIn(editor));
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(getSiteHostTranslator('fr')('preview.refusals.not_readable.title'));
    }
    const answer = await requestPreview(`ecommerce_product/${shop.draft}`, signedIn(otherEditor));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(getSiteHostTranslator('de')('preview.refusals.not_readable.title'));
  });
});

describe('a visitor', () => {
  it.each(['published', 'draft'] as const)('is refused access to a %s record with an explanation', async (status) => {
    const answer = await requestPreview(`ecommerce_product/${shop[status]}`, { 'Accept-Language': 'en-GB,en;q=0.9' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(
      `<h1>${getSiteHostTranslator('en')('preview.refusals.not_signed_in.title')}</h1>`,
    );
  });
});

describe('the studio', () => {
  it('offers a preview of every collection with drafts, and allows the preview host in a frame', async () => {
    const { rest, running } = own.current();
    for (const name of previewableCollections) {
      const { meta } = await rest.get<{ meta: Record<string, unknown> }>(`/collections/${name}`);
      expect(meta['preview_url']).toBe(`/ecom/preview/${name}/{{id}}?version={{$version}}`);
    }
    const studio = await fetch(`${running.url}/admin/`);
    expect(studio.headers.get('content-security-policy')).toContain("frame-src 'self' https://preview.example;");
  });

  it('offers no preview without a preview host, and the route returns an explanation', async () => {
    const backend = inject('backend');
    const admin = createDirectusRestClient(backend.url, backend.adminToken);
    const { meta } = await admin.get<{ meta: Record<string, unknown> }>('/collections/page');
    expect(meta['preview_url']).toBeNull();
    const [page] = await admin.get<{ id: string }[]>('/items/page?limit=1&fields=id');
    const answer = await requestPreview(
      `page/${page?.id ?? ''}`,
      { Authorization: `Bearer ${backend.adminToken}` },
      backend.url,
    );
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('PREVIEW_URL');
  });
});

// Files that visitors can read and search: those used by published content, from its publication until it is
// withdrawn.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { readDirectusRequestStatus } from './directus-request-status.ts';
import { createShopFixture, type ShopFixture } from './shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const visitor = createDirectusRestClient(backend.url);

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (project: string, title: string): Promise<string> => {
  const form = new FormData();
  form.set('title', title);
  form.set('project', project);
  form.set('file', new Blob([png], { type: 'image/png' }), 'pixel.png');
  return (await admin.post<{ id: string }>('/files', form)).id;
};

let shop: ShopFixture;
let page: string;
const files: string[] = [];

beforeAll(async () => {
  shop = await createShopFixture(admin);
  const created = await admin.post<{ id: string }>('/items/page', {
    project: shop.project,
    key: 'about',
    status: 'draft',
    title: 'Haus',
    heading: 'Haus',
  });
  page = created.id;
});
afterAll(async () => {
  await shop.remove();
  await admin.delete('/files', files);
});

/** Results of all kinds of file requests of a visitor. */
const readAsVisitor = async (id: string, title: string): Promise<Record<string, unknown>> => ({
  item: await readDirectusRequestStatus(visitor.get(`/files/${id}`)),
  listed: (await visitor.get<unknown[]>(`/files?filter[id][_eq]=${id}`)).length,
  found: (await visitor.get<unknown[]>(`/files?search=${title}`)).length,
  counted: (await visitor.get<{ count: string }[]>(`/files?filter[title][_eq]=${title}&aggregate[count]=*`))[0]?.count,
  grouped: (await visitor.get<unknown[]>(`/files?groupBy=title&aggregate[count]=*&filter[title][_eq]=${title}`)).length,
  asset: (await fetch(`${backend.url}/assets/${id}?key=webp-320`)).status,
});

const hidden = { item: 403, listed: 0, found: 0, counted: '0', grouped: 0, asset: 403 };
const visible = { item: 200, listed: 1, found: 1, counted: '1', grouped: 1, asset: 200 };

/** How a use of the file starts and ends. */
type Use = [name: string, show: (file: string) => Promise<unknown>, hide: (file: string) => Promise<unknown>];

const product = (): string => `/items/ecommerce_product/${shop.published}`;
const removeImage = async (file: string): Promise<void> => {
  const [image] = await admin.get<{ id: number }[]>(
    `/items/ecommerce_product_image?filter[directus_files_id][_eq]=${file}&fields=id`,
  );
  await admin.delete(`/items/ecommerce_product_image/${image?.id ?? 0}`);
};

const uses: Use[] = [
  [
    'a product that is published and withdrawn',
    async (file) => {
      await admin.patch(product(), { status: 'draft' });
      await admin.post('/items/ecommerce_product_image', { product: shop.published, directus_files_id: file });
      expect(await readAsVisitor(file, 'never')).toMatchObject({ item: 403, asset: 403 });
      await admin.patch(product(), { status: 'published' });
    },
    async (file) => {
      await admin.patch(product(), { status: 'archived' });
      await admin.patch(product(), { status: 'published' });
      expect(await readDirectusRequestStatus(visitor.get(`/files/${file}`))).toBe(200);
      await admin.patch(product(), { status: 'draft' });
    },
  ],
  [
    'a product that loses the image',
    async (file) => {
      await admin.patch(product(), { status: 'published' });
      await admin.post('/items/ecommerce_product_image', { product: shop.published, directus_files_id: file });
    },
    removeImage,
  ],
  [
    'an image that moves to a draft',
    (file) => admin.post('/items/ecommerce_product_image', { product: shop.published, directus_files_id: file }),
    async (file) => {
      const [image] = await admin.get<{ id: number }[]>(
        `/items/ecommerce_product_image?filter[directus_files_id][_eq]=${file}&fields=id`,
      );
      await admin.patch(`/items/ecommerce_product_image/${image?.id ?? 0}`, { product: shop.draft });
    },
  ],
  [
    'a category',
    (file) => admin.patch(`/items/ecommerce_category/${shop.category}`, { image: file }),
    () => admin.patch(`/items/ecommerce_category/${shop.category}`, { image: null }),
  ],
  [
    'the logo of the project',
    (file) => admin.patch(`/items/project/${shop.project}`, { logo: file }),
    () => admin.patch(`/items/project/${shop.project}`, { logo: null }),
  ],
  [
    'the gallery of a page that is published and withdrawn',
    async (file) => {
      await admin.post('/items/page_section', { page, type: 'gallery', pictures: [{ directus_files_id: file }] });
      expect(await readDirectusRequestStatus(visitor.get(`/files/${file}`))).toBe(403);
      await admin.patch(`/items/page/${page}`, { status: 'published' });
    },
    () => admin.patch(`/items/page/${page}`, { status: 'draft' }),
  ],
  [
    'a page that is deleted',
    async (file) => {
      await admin.patch(`/items/page/${page}`, { status: 'published', header_image: file });
    },
    () => admin.delete(`/items/page/${page}`),
  ],
];

describe('a file', () => {
  it.each(uses)('is visible while it is used by %s', async (_name, show, hide) => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    expect(await readAsVisitor(file, title)).toEqual(hidden);
    await show(file);
    expect(await readAsVisitor(file, title)).toEqual(visible);
    await hide(file);
    expect(await readAsVisitor(file, title)).toEqual(hidden);
  });

  it('cannot be published by writing the column', async () => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    await admin.patch(`/files/${file}`, { is_published: true });
    expect(await readAsVisitor(file, title)).toEqual(hidden);
  });

  it('becomes visible when its product is published while the image is being added', async () => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    await admin.patch(product(), { status: 'draft' });
    await withDatabaseConnection(backend.databaseUrl, ({ readRows: adds }) =>
      withDatabaseConnection(backend.databaseUrl, async ({ readRows: publishes }) => {
        await adds('begin');
        await adds('insert into ecommerce_product_image (product, directus_files_id) values ($1, $2)', [
          shop.published,
          file,
        ]);
        const published = publishes("update ecommerce_product set status = 'published' where id = $1", [
          shop.published,
        ]);
        await adds('commit');
        await published;
      }),
    );
    expect(await readDirectusRequestStatus(visitor.get(`/files/${file}`))).toBe(200);
    await removeImage(file);
  });

  it('of the demo content is visible where its pages show it, and the column is right for every file', async () => {
    const products = await visitor.get<{ images: { directus_files_id: unknown }[] }[]>(
      '/items/ecommerce_product?limit=50&fields=images.directus_files_id.id',
    );
    const images = products.flatMap((entry) => entry.images);
    expect(images.length).toBeGreaterThan(20);
    for (const image of images) expect(image.directus_files_id).toMatchObject({ id: expect.any(String) as string });
    const wrong = await withDatabaseConnection(backend.databaseUrl, ({ readRows }) =>
      readRows('select id from directus_files where is_published <> sf_file_is_published(id)'),
    );
    expect(wrong).toEqual([]);
  });
});

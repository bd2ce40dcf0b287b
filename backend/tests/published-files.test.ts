// Which files of the library visitors read and search: those that something published uses, from the moment it is published
// until nothing does any more.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabase } from '../database/connection.ts';
import { createRestClient, DirectusRestError } from '../rest/rest-client.ts';
import { createShopFixture, type ShopFixture } from './shop-fixture.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);
const visitor = createRestClient(backend.url);

/** One pixel. */
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

const toStatus = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 200,
    (error: unknown) => (error instanceof DirectusRestError ? error.status : Promise.reject(error as Error)),
  );

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

/** What a visitor finds of a file, in every way of asking. */
const readAsVisitor = async (id: string, title: string): Promise<Record<string, unknown>> => ({
  item: await toStatus(visitor.get(`/files/${id}`)),
  listed: (await visitor.get<unknown[]>(`/files?filter[id][_eq]=${id}`)).length,
  found: (await visitor.get<unknown[]>(`/files?search=${title}`)).length,
  counted: (await visitor.get<{ count: string }[]>(`/files?filter[title][_eq]=${title}&aggregate[count]=*`))[0]?.count,
  grouped: (await visitor.get<unknown[]>(`/files?groupBy=title&aggregate[count]=*&filter[title][_eq]=${title}`)).length,
  asset: (await fetch(`${backend.url}/assets/${id}?key=webp-320`)).status,
});

const unseen = { item: 403, listed: 0, found: 0, counted: '0', grouped: 0, asset: 403 };
const seen = { item: 200, listed: 1, found: 1, counted: '1', grouped: 1, asset: 200 };

/** How something begins and ceases to show the file. */
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
      expect(await toStatus(visitor.get(`/files/${file}`))).toBe(200);
      await admin.patch(product(), { status: 'draft' });
    },
  ],
  [
    'a product that loses the picture',
    async (file) => {
      await admin.patch(product(), { status: 'published' });
      await admin.post('/items/ecommerce_product_image', { product: shop.published, directus_files_id: file });
    },
    removeImage,
  ],
  [
    'a picture that moves to a draft',
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
      expect(await toStatus(visitor.get(`/files/${file}`))).toBe(403);
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
  it.each(uses)('is seen while it is used by %s', async (_name, show, hide) => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    expect(await readAsVisitor(file, title)).toEqual(unseen);
    await show(file);
    expect(await readAsVisitor(file, title)).toEqual(seen);
    await hide(file);
    expect(await readAsVisitor(file, title)).toEqual(unseen);
  });

  it('is not published by hand', async () => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    await admin.patch(`/files/${file}`, { is_published: true });
    expect(await readAsVisitor(file, title)).toEqual(unseen);
  });

  it('is seen when its product is published while the picture is being added', async () => {
    const title = `bild${randomUUID().slice(0, 8)}`;
    const file = await upload(shop.project, title);
    files.push(file);
    await admin.patch(product(), { status: 'draft' });
    await withDatabase(backend.databaseUrl, ({ readRows: adds }) =>
      withDatabase(backend.databaseUrl, async ({ readRows: publishes }) => {
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
    expect(await toStatus(visitor.get(`/files/${file}`))).toBe(200);
    await removeImage(file);
  });

  it('of the demo shop is seen where its pages show it, and the note is right for every file', async () => {
    const products = await visitor.get<{ images: { directus_files_id: unknown }[] }[]>(
      '/items/ecommerce_product?limit=50&fields=images.directus_files_id.id',
    );
    const images = products.flatMap((entry) => entry.images);
    expect(images.length).toBeGreaterThan(20);
    for (const image of images) expect(image.directus_files_id).toMatchObject({ id: expect.any(String) as string });
    const wrong = await withDatabase(backend.databaseUrl, ({ readRows }) =>
      readRows('select id from directus_files where is_published <> sf_file_is_published(id)'),
    );
    expect(wrong).toEqual([]);
  });
});

// A project with a small shop, made and removed by a test: one published product, one draft, each with its children.
import { randomUUID } from 'node:crypto';
import type { RestClient } from '../rest/rest-client.ts';

export interface ShopFixture {
  project: string;
  domain: string;
  category: string;
  published: string;
  draft: string;
  /** Appears in the draft's texts and nowhere else. */
  secretWord: string;
  remove: () => Promise<void>;
}

const toProduct = (
  fixture: Pick<ShopFixture, 'project' | 'category'>,
  id: string,
  details: Record<string, unknown>,
) => ({
  id,
  project: fixture.project,
  category: fixture.category,
  price_brutto: '100.00',
  stock: 3,
  product_variants: [
    { display_name: 'Größe 52', price_brutto: '110.00', translations: [{ language: 'en', display_name: 'Size 52' }] },
  ],
  translations: [{ language: 'en', display_name: 'Ring' }],
  ratings: [
    { status: 'published', rating: 5, title: 'Schön' },
    { status: 'draft', rating: 1, title: 'Ungeprüft' },
  ],
  ...details,
});

export const createShopFixture = async (rest: RestClient): Promise<ShopFixture> => {
  const fixture = {
    project: randomUUID(),
    domain: `${randomUUID()}.example`,
    category: randomUUID(),
    published: randomUUID(),
    draft: randomUUID(),
    secretWord: `geheim${randomUUID().slice(0, 8)}`,
  };
  const manufacturer = randomUUID();
  const owned = { project: fixture.project, display_name: 'Muster', slug: 'muster' };
  await rest.post('/items/project', {
    id: fixture.project,
    name: 'Muster',
    domain: fixture.domain,
    seo_title: 'Muster',
  });
  await rest.post('/items/ecommerce_category', { ...owned, id: fixture.category });
  await rest.post('/items/ecommerce_manufacturer', { ...owned, id: manufacturer });
  const tag = await rest.post<{ id: string }>('/items/ecommerce_tag', { project: fixture.project, name: 'Muster' });
  await rest.post('/items/ecommerce_product', [
    toProduct(fixture, fixture.published, {
      ...{ status: 'published', manufacturer, slug: 'ring', display_name: 'Ring', reference_number: 'R-1' },
      tags: [{ tag_id: tag.id }],
    }),
    toProduct(fixture, fixture.draft, {
      ...{ status: 'draft', manufacturer, slug: fixture.secretWord, display_name: fixture.secretWord },
      ...{ reference_number: 'R-2', price_brutto: '1.00', tags: [{ tag_id: tag.id }] },
    }),
  ]);
  return {
    ...fixture,
    remove: async () => {
      // Products first: a category or a maker is not deleted while a product refers to it.
      await rest.delete('/items/ecommerce_product', [fixture.published, fixture.draft]);
      await rest.delete(`/items/project/${fixture.project}`);
    },
  };
};

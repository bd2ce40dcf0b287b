// Test fixture: a project with a small shop. One published product and one draft, each with a child in every
// collection below products.
import { randomUUID } from 'node:crypto';
import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';

export interface ShopFixture {
  project: string;
  domain: string;
  category: string;
  branch: string;
  published: string;
  draft: string;
  /** Occurs only in the texts of the draft. */
  secretWord: string;
  remove: () => Promise<void>;
}

interface Taxonomy {
  category: string;
  manufacturer: string;
  subcategory: string;
  attribute: string;
  tag: string;
  branch: string;
  image: string;
}

const toProduct = (project: string, taxonomy: Taxonomy, id: string, details: Record<string, unknown>) => ({
  id,
  project,
  category: taxonomy.category,
  manufacturer: taxonomy.manufacturer,
  subcategories: [{ subcategory_id: taxonomy.subcategory }],
  attributes: [{ attribute_id: taxonomy.attribute }],
  tags: [{ tag_id: taxonomy.tag }],
  branches: [{ branch_id: taxonomy.branch }],
  related_products: [{ related_product_id: id }],
  images: [
    { directus_files_id: taxonomy.image, alt: 'Ring, von vorn', translations: [{ language: 'en', alt: 'Ring' }] },
  ],
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

const createTaxonomy = async (rest: DirectusRestClient, project: string): Promise<Taxonomy> => {
  const owned = { project, display_name: 'Muster', slug: 'muster' };
  const create = async (collection: string, item: object): Promise<string> =>
    (await rest.post<{ id: string }>(`/items/${collection}`, item)).id;
  const imageForm = new FormData();
  imageForm.set('project', project);
  imageForm.set(
    'file',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
    'muster.svg',
  );
  const category = await create('ecommerce_category', owned);
  const group = await create('ecommerce_attribute_group', { project, display_name: 'Material' });
  return {
    category,
    manufacturer: await create('ecommerce_manufacturer', owned),
    subcategory: await create('ecommerce_subcategory', { ...owned, category }),
    attribute: await create('ecommerce_attribute', { attribute_group: group, display_name: 'Gold' }),
    tag: await create('ecommerce_tag', { project, name: 'Muster' }),
    branch: await create('branch', {
      project,
      display_name: 'Muster',
      street: 'Gasse 1',
      zip: '80331',
      city: 'München',
    }),
    image: (await rest.post<{ id: string }>('/files', imageForm)).id,
  };
};

export const createShopFixture = async (rest: DirectusRestClient): Promise<ShopFixture> => {
  const domain = `${randomUUID()}.example`;
  const { id: project } = await rest.post<{ id: string }>('/items/project', {
    name: 'Muster',
    domain,
    seo_title: 'Muster',
  });
  const taxonomy = await createTaxonomy(rest, project);
  const published = randomUUID();
  const draft = randomUUID();
  const secretWord = `geheim${randomUUID().slice(0, 8)}`;
  await rest.post('/items/ecommerce_product', [
    toProduct(project, taxonomy, published, {
      status: 'published',
      slug: 'ring',
      display_name: 'Ring',
      reference_number: 'R-1',
    }),
    toProduct(project, taxonomy, draft, {
      status: 'draft',
      slug: secretWord,
      display_name: secretWord,
      reference_number: 'R-2',
      price_brutto: '1.00',
    }),
  ]);
  return {
    project,
    domain,
    category: taxonomy.category,
    branch: taxonomy.branch,
    published,
    draft,
    secretWord,
    remove: async () => {
      // Products first: a category or manufacturer cannot be deleted while a product refers to it.
      await rest.delete('/items/ecommerce_product', [published, draft]);
      await rest.delete(`/items/project/${project}`);
      await rest.delete(`/files/${taxonomy.image}`);
    },
  };
};

type Challenge = Parameters<typeof solve>[0]['challenge'];

/** Solves the `challenge` of a response; returns the `proof`. */
export const solveTestProofOfWork = async (given: unknown): Promise<string> => {
  const challenge = given as Challenge;
  return btoa(JSON.stringify({ challenge, solution: await solve({ challenge, deriveKey }) }));
};

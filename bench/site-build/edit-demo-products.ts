// Edits generated demo products through the API, like an editor in the studio.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../../backend/access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../backend/rest/directus-rest-client.ts';

interface Product {
  id: string;
  slug: string;
  price_brutto: string;
  translations: { id: number | string }[];
}

/** A generated product that has a price itself, from the middle of the catalogue. */
const readProduct = async (admin: DirectusRestClient): Promise<Product> => {
  const filter = { price_brutto: { _nnull: true }, reference_number: { _starts_with: 'G-' } };
  const query = `filter=${JSON.stringify(filter)}&fields=id,slug,price_brutto,translations.id&sort=id&limit=1&offset=10`;
  const [product] = await admin.get<Product[]>(`/items/ecommerce_product?${query}`);
  if (!product) throw new Error('The backend has no generated products to change.');
  return product;
};

/** Changes the description in every language. Resolves to the new text and the product's slug. */
export const updateBenchProductDescription = async (
  editor: DirectusRestClient,
): Promise<{ text: string; slug: string }> => {
  const { id, slug, translations } = await readProduct(editor);
  const text = new Date().toISOString();
  const description = `<p>${text}</p>`;
  await editor.patch(`/items/ecommerce_product/${id}`, {
    description,
    translations: translations.map((translation) => ({ id: translation.id, description })),
  });
  return { text, slug };
};

export const raiseBenchProductPrice = async (admin: DirectusRestClient): Promise<void> => {
  const { id, price_brutto } = await readProduct(admin);
  await admin.patch(`/items/ecommerce_product/${id}`, { price_brutto: (Number(price_brutto) + 1).toFixed(2) });
};

/** A client that is logged in as an editor of the demo shop. */
export const createBenchEditorClient = async (
  url: string,
  admin: DirectusRestClient,
  domain: string,
): Promise<DirectusRestClient> => {
  const filter = JSON.stringify({ domain: { _eq: domain } });
  const [project] = await admin.get<{ id: string }[]>(`/items/project?filter=${filter}&fields=id`);
  if (!project) throw new Error(`The demo content has no project with the domain ${domain}.`);
  const token = randomUUID();
  const email = `${token}@example.com`;
  await admin.post('/users', { email, token, role: editorRoleId, project: project.id, status: 'active' });
  return createDirectusRestClient(url, token);
};

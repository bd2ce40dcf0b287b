// The edits after which the bench of the site's build builds again: an editor's change of one generated product.
import type { RestClient } from '../../backend/rest/rest-client.ts';

interface Product {
  id: string;
  price_brutto: string;
  translations: { id: number | string }[];
}

/** A generated product with a price of its own, in the middle of the catalogue. */
const readProduct = async (admin: RestClient): Promise<Product> => {
  const filter = { price_brutto: { _nnull: true }, reference_number: { _starts_with: 'G-' } };
  const query = `filter=${JSON.stringify(filter)}&fields=id,price_brutto,translations.id&sort=id&limit=1&offset=10`;
  const [product] = await admin.get<Product[]>(`/items/ecommerce_product?${query}`);
  if (!product) throw new Error('The backend has no generated products to change.');
  return product;
};

/** Another description in every language. */
export const changeDescription = async (admin: RestClient): Promise<void> => {
  const { id, translations } = await readProduct(admin);
  const description = `<p>${new Date().toISOString()}</p>`;
  await admin.patch(`/items/ecommerce_product/${id}`, {
    description,
    translations: translations.map((translation) => ({ id: translation.id, description })),
  });
};

export const changePrice = async (admin: RestClient): Promise<void> => {
  const { id, price_brutto } = await readProduct(admin);
  await admin.patch(`/items/ecommerce_product/${id}`, { price_brutto: (Number(price_brutto) + 1).toFixed(2) });
};

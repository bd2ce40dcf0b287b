// Raises the stock of the product that the journeys buy in every engine.
import { z } from 'zod';

export interface TestBackendUrlAndToken {
  url: string;
  /** Token of an administrator; the backend is deleted after the tests. */
  token: string;
}

const productsSchema = z.object({
  data: z.array(z.object({ product_variants: z.array(z.object({ id: z.string() })) })),
});

/** Sets the stock of all variants. @throws with the backend's response if it rejects the request. */
export const restockTestProductVariants = async (
  { url, token }: TestBackendUrlAndToken,
  slug: string,
): Promise<void> => {
  const request = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await fetch(url + path, { ...init, headers });
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  const found = productsSchema.parse(
    await request(`/items/ecommerce_product?fields=product_variants.id&filter[slug][_eq]=${slug}`),
  );
  const keys = found.data.flatMap((product) => product.product_variants.map(({ id }) => id));
  await request('/items/ecommerce_product_variant', {
    method: 'PATCH',
    body: JSON.stringify({ keys, data: { stock: 500 } }),
  });
};

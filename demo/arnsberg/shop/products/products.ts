// The whole catalogue in the order in which the shop recommends it. Read by shop-sets.ts
// and, for the pictures, by demo/files.ts.
import type { SeedFile, SeedSet } from '../../../../backend/seed/seed-content.ts';
import { sortAt } from '../shop-project.ts';
import { accessories } from './accessories.ts';
import { bracelets } from './bracelets.ts';
import { clocks } from './clocks.ts';
import { earrings } from './earrings.ts';
import { solitaires } from './engagement-solitaires.ts';
import { stoneRings } from './engagement-stones.ts';
import { home } from './home.ts';
import { necklaces } from './necklaces.ts';
import { pearls } from './pearls.ts';
import { toPictureFiles } from './pictures.ts';
import { nameOf, toProductItem, type Product } from './product.ts';
import { rings } from './rings.ts';
import { marenholtWatches } from './watches-marenholt.ts';
import { ormevalWatches } from './watches-ormeval.ts';
import { weddingRings } from './wedding-rings.ts';

/** Takes one product of each list in turn, so that the first page of the shop shows every department. */
const toRecommendedOrder = (lists: Product[][]): Product[] => {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
};

export const products: Product[] = toRecommendedOrder([
  solitaires,
  marenholtWatches,
  necklaces,
  weddingRings,
  pearls,
  earrings,
  ormevalWatches,
  stoneRings,
  bracelets,
  accessories,
  rings,
  clocks,
  home,
]);

export const productSet: SeedSet = {
  collection: 'ecommerce_product',
  items: products.map((product, index) => toProductItem(product, sortAt(index))),
};

export const productFiles: SeedFile[] = products.flatMap((product) => toPictureFiles(product.slug, nameOf(product)));

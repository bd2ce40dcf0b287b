// Creates the paginated product list and the product pages.
import type { CreatePagesArgs } from 'gatsby';
import { type Locale, locales } from '../../../contract/locale.ts';
import { jpegImagePreset } from '../../../domain/content-image-data.ts';
import { productsPerPage } from '../../../domain/product-list/product-list-state.ts';
import { type PlannedPage, planProductListPagesFromPageTwo, planProductPages } from './plan-pages.ts';

/** Creates a planned page with its share image; `more` is additional context for its query. */
export type CreatePlannedPage = (plan: PlannedPage, shareImage: string | null, more?: object) => void;

interface ProductNode {
  id: string;
  language: Locale;
  slug: string;
  shareFile: string | null;
  /** Id of the node for lists. */
  listProductId: string;
  lastModified: string | null;
  imagePaths: string[];
}

interface ShopContent {
  allShopProduct: { nodes: ProductNode[] };
}

interface ShopPagesContext {
  gatsby: Pick<CreatePagesArgs, 'graphql'>;
  createPage: CreatePlannedPage;
  /** All other pages; those of kind `products` are page 1 of the list. */
  plans: readonly PlannedPage[];
  shareImages: ReadonlyMap<string, string>;
  siteUrl: string | undefined;
}

/** Resolves to the plans that were created in addition to `plans`. @throws when the products cannot be queried. */
export const createProductListAndProductPages = async (context: ShopPagesContext): Promise<PlannedPage[]> => {
  const { gatsby, createPage, plans, shareImages, siteUrl } = context;
  const firstPages = plans.filter(({ kind }) => kind === 'products');
  if (firstPages.length === 0) return [];
  const result = await gatsby.graphql<ShopContent>(
    '{ allShopProduct(sort: { order: ASC }) { nodes { id language slug shareFile listProductId lastModified imagePaths } } }',
  );
  if (!result.data) {
    throw new Error(`The products of the shop cannot be queried: ${JSON.stringify(result.errors)}`);
  }
  const products = result.data.allShopProduct.nodes;
  const listIds = toListIds(products);
  const listPages = planProductListPagesFromPageTwo(listIds.get('de')?.length ?? 0, siteUrl).map((plan) => {
    const first = toFirstPage(firstPages, plan);
    return { ...plan, lastModified: first?.lastModified ?? null };
  });
  for (const [index, plan] of [...firstPages, ...listPages].entries()) {
    const ids = listIds.get(plan.context.language) ?? [];
    const page = index < firstPages.length ? 1 : toPageNumber(plan.path);
    const first = toFirstPage(firstPages, plan);
    createPage(plan, shareImages.get(first?.path ?? plan.path) ?? null, {
      listPage: page,
      productCount: ids.length,
      productIds: ids.slice((page - 1) * productsPerPage, page * productsPerPage),
    });
  }
  const productPlans = planProductPages(products, siteUrl).map((plan, index) => ({
    ...plan,
    lastModified: products[index]?.lastModified ?? null,
    imagePaths: products[index]?.imagePaths ?? [],
  }));
  for (const [index, plan] of productPlans.entries()) {
    const product = products[index];
    if (product) createPage(plan, toShareImage(product.shareFile), { productId: product.id });
  }
  return [...listPages, ...productPlans];
};

/** Further pages of the list use the share image of the first one. */
const toFirstPage = (firstPages: readonly PlannedPage[], { context }: PlannedPage): PlannedPage | undefined =>
  firstPages.find((first) => first.context.language === context.language);

/** Ids of the list nodes by language, in the shop's order. */
const toListIds = (products: readonly ProductNode[]): Map<Locale, string[]> =>
  new Map(
    locales.map((locale) => [
      locale,
      products.filter(({ language }) => language === locale).map(({ listProductId }) => listProductId),
    ]),
  );

const toPageNumber = (path: string): number => Number(/\d+$/.exec(path)?.[0] ?? 1);

/** Share image of a product: its photo, in the one size that every network accepts. */
const toShareImage = (fileId: string | null): string | null =>
  fileId && `${process.env.GATSBY_BACKEND_URL ?? ''}/assets/${fileId}?key=${jpegImagePreset.key}`;

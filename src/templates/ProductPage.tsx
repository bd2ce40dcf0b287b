// The page of a product, made when the site is built; price, stock and ratings are asked for again in the browser.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import type { EngravingFontPaths } from '../../domain/personalization/engraving-font.ts';
import type { MerchantTerms } from '../../domain/merchant/product-offers.ts';
import type { Product } from '../../domain/product/product.ts';
import { toProductData } from '../../domain/product/structured-data.ts';
import { toSummary } from '../../domain/product/summary.ts';
import { routeTable } from '../i18n/paths.ts';
import type { PageData } from './page-data.ts';
import { ProductContent } from './ProductContent.tsx';
import type { ProductNode, ShopDefaultsData } from './shop-data.ts';

interface ProductData extends Pick<PageData, 'shell'>, ShopDefaultsData {
  node: ProductNode;
  list: { heading: string } | null;
  terms: { merchantTerms: MerchantTerms } | null;
  engravingFonts: EngravingFontPaths;
}

const ProductPage = ({
  data: { shell, node, shop, engravingFonts },
  pageContext,
  location,
}: PageProps<ProductData, PageContext>) => {
  const state = location.state as { isFromList?: boolean } | null;
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <ProductContent
        key={node.product.id}
        shell={shell}
        slug={node.product.slug}
        built={node.product}
        shop={shop}
        fontPaths={engravingFonts}
        isFromList={state?.isFromList ?? false}
      />
    </Layout>
  );
};

export default ProductPage;

/** Of a shop whose settings nobody has filled in yet. */
const noTerms: MerchantTerms = { purchaseToOrder: false, countries: [], rates: [], returnDays: 14, returnPaidBy: null };

/** What people would look for where the editor gave no keywords. */
const toKeywords = ({ name, maker, category, tags }: Product): string =>
  [...new Set([name, maker.name, category.name, ...tags])].join(', ');

export const Head = ({
  data: { shell, node, list, shop, terms },
  pageContext,
}: HeadProps<ProductData, PageContext>) => {
  const { product } = node;
  const { canonicalUrl, paths } = pageContext;
  const origin = canonicalUrl?.slice(0, -paths[shell.language].length);
  const listPath = routeTable.products?.[shell.language];
  const data =
    canonicalUrl === null || origin === undefined
      ? []
      : [
          toProductData(product, {
            url: canonicalUrl,
            imageUrls: product.pictures.flatMap(({ files }) =>
              files.images.fallback ? [origin + files.images.fallback.src] : [],
            ),
            seller: shell.houseName,
            hasRatings: shop?.settings.allow_ratings ?? false,
            terms: terms?.merchantTerms ?? noTerms,
          }),
        ];
  return (
    <PageHead
      shell={shell}
      page={{
        title: `${product.name} – ${product.maker.name}`,
        description: toSummary(product.description),
        keywords: product.keywords ?? toKeywords(product),
        ...(product.pictures[0] ? { imageAlt: product.pictures[0].alt } : {}),
        ...(list && listPath ? { parent: { title: list.heading, path: listPath } } : {}),
      }}
      context={pageContext}
      structuredData={data}
    />
  );
};

export const query = graphql`
  query ProductPage($language: String!, $pageKey: String!, $productId: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    node: shopProduct(id: { eq: $productId }) {
      product
    }
    shop: shopDefaults(language: { eq: $language }) {
      ...ShopDefaultsFields
    }
    terms: shopDefaults(language: { eq: $language }) {
      merchantTerms
    }
    engravingFonts {
      ...EngravingFontsFields
    }
    list: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      heading
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

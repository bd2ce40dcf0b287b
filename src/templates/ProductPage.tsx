// A product page, rendered at build time; the browser refreshes price, stock and ratings.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { TrustLine } from '../../contract/shop/trust-lines.ts';
import { PageHead } from '../app/PageHead.tsx';
import { type SitePageContext, toProductPageTitle } from '../../domain/page-metadata.ts';
import type { EngravingFontFilePaths } from '../../domain/personalization.ts';
import type { MerchantListingSettings } from '../../domain/product/product-offers.ts';
import type { Product } from '../../domain/product/to-product.ts';
import { toSchemaOrgProduct, toMetaDescription } from '../../domain/product/product-structured-data.ts';
import type { NamedPaymentMethod } from '../../domain/shop-settings.ts';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import type { GatsbyDataNode, SiteShellQueryResult, ShopSettingsQueryResult } from './page-query-results-and-heads.tsx';
import { ProductPageContent } from './ProductPageContent.tsx';

interface ProductData extends SiteShellQueryResult, ShopSettingsQueryResult {
  node: GatsbyDataNode<Product>;
  list: { heading: string } | null;
  terms: {
    merchantTerms: MerchantListingSettings;
    trustLines: TrustLine[];
    paymentMethods: NamedPaymentMethod[];
  } | null;
  engravingFonts: GatsbyDataNode<EngravingFontFilePaths>;
}

const ProductPage = ({ data, location }: PageProps<ProductData, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { node, shop, terms, engravingFonts } = data;
  const state = location.state as { isFromList?: boolean } | null;
  return (
    <ProductPageContent
      key={node.data.id}
      shell={shell}
      slug={node.data.slug}
      prerendered={node.data}
      shop={shop?.data ?? null}
      terms={terms?.merchantTerms ?? null}
      trustLines={terms?.trustLines ?? []}
      paymentMethods={terms?.paymentMethods ?? []}
      fontPaths={engravingFonts.data}
      isFromList={state?.isFromList ?? false}
    />
  );
};

export default ProductPage;

/** Defaults for a shop without saved settings. */
const noTerms: MerchantListingSettings = {
  purchaseToOrder: false,
  countries: [],
  rates: [],
  returnDays: 14,
  returnPaidBy: null,
};

/** Fallback keywords if the editor entered none. */
const toKeywords = ({ name, manufacturer: maker, category, tags }: Product): string =>
  [...new Set([name, maker.name, category.name, ...tags])].join(', ');

export const Head = ({ data, pageContext }: HeadProps<ProductData, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { node, list, shop, terms } = data;
  const { data: product } = node;
  const { canonicalUrl, paths } = pageContext;
  const origin = canonicalUrl?.slice(0, -paths[shell.language].length);
  const listPath = localizedSiteRouteTable.products?.[shell.language];
  const structuredData =
    canonicalUrl === null || origin === undefined
      ? []
      : [
          toSchemaOrgProduct(product, {
            url: canonicalUrl,
            imageUrls: product.images.map(({ files }) => origin + files.images.fallback.src),
            seller: shell.projectName,
            hasRatings: shop?.data.settings.allow_ratings ?? false,
            terms: terms?.merchantTerms ?? noTerms,
          }),
        ];
  return (
    <PageHead
      shell={shell}
      page={{
        title: toProductPageTitle(product.name, product.manufacturer.name),
        description: toMetaDescription(product.description),
        keywords: product.keywords ?? toKeywords(product),
        image: product.images[0] ?? null,
        ...(list && listPath ? { parent: { title: list.heading, path: listPath } } : {}),
      }}
      context={pageContext}
      structuredData={structuredData}
    />
  );
};

export const query = graphql`
  query ProductPage($language: String!, $pageKey: String!, $productId: String!, $namespaces: [String!]!) {
    ...SitePage
    node: shopProduct(id: { eq: $productId }) {
      data
    }
    shop: shopDefaults(language: { eq: $language }) {
      data
    }
    terms: shopDefaults(language: { eq: $language }) {
      merchantTerms
      trustLines
      paymentMethods
    }
    engravingFonts {
      data
    }
    list: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      heading
    }
  }
`;

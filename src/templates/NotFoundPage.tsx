// The 404 page of a language (specification §8), with links to other pages. A missing product page may be newer than
// the build, so it asks the backend for the product (docs/decisions/014).
import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import { useLazyModule } from '../adapters/browser/use-lazy-module.ts';
import { replaceMalformedPathScript } from '../app/page-inline-scripts.ts';
import { toRequestedPathOnNotFoundPage } from '../app/keep-requested-url-on-not-found.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { EngravingFontFilePaths } from '../../domain/personalization.ts';
import { NotFoundLinks } from '../features/not-found/NotFoundLinks.tsx';
import { localizedSiteRouteTable, parseProductPagePath } from '../i18n/site-paths.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import { useValueAfterHydration } from '../ui/useValueAfterHydration.ts';
import {
  type GatsbyDataNode,
  type SiteShellQueryResult,
  type ShopSettingsQueryResult,
  createPageHeadFromMessages,
} from './page-query-results-and-heads.tsx';

/** Lazy, because few visitors reach the 404 page through a product. */
const loadProductPage = () => import('./ProductPageContent.tsx');

interface NotFoundData extends SiteShellQueryResult, ShopSettingsQueryResult {
  engravingFonts: GatsbyDataNode<EngravingFontFilePaths>;
  departments: { nodes: { path: string; heading: string }[] };
}

const NotFoundPage = ({ data, location }: PageProps<NotFoundData, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { shop, engravingFonts, departments } = data;
  const { t } = useTranslation('notFound');
  const product = useRequestedProduct(location.pathname, shell.language);
  const productPage = useLazyModule(loadProductPage, { isWanted: product !== undefined });
  const otherPages = (
    <NotFoundLinks
      homePath={localizedSiteRouteTable.home[shell.language]}
      contactPath={shell.contactPath}
      productsPath={shell.productsPath}
      phone={shell.contact.phone}
      departments={departments.nodes}
    />
  );
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: replaceMalformedPathScript }} />
      {product && !productPage.hasFailed ? (
        productPage.module && (
          <productPage.module.ProductPageContent
            key={product.slug}
            shell={shell}
            slug={product.slug}
            prerendered={null}
            shop={shop?.data ?? null}
            terms={null}
            trustLines={[]}
            paymentMethods={[]}
            fontPaths={engravingFonts.data}
            isFromList={(location.state as { isFromList?: boolean } | null)?.isFromList ?? false}
            otherPages={otherPages}
          />
        )
      ) : (
        <>
          <PageIntro heading={t('heading')} lead={t('text')} image={null} />
          <ContainerWidthSection>{otherPages}</ContainerWidthSection>
        </>
      )}
    </>
  );
};

/**
 * The product that the address names, once the page is hydrated; static HTML knows no address. Addresses of another
 * language load its own 404 page from the host.
 */
const useRequestedProduct = (path: string, language: Locale): { slug: string } | undefined => {
  const known = useValueAfterHydration(() => toRequestedPathOnNotFoundPage(path), '');
  const product = parseProductPagePath(known);
  const isOther = product !== undefined && product.language !== language;
  useEffect(() => {
    if (isOther) window.location.reload();
  }, [isOther]);
  return isOther ? undefined : product;
};

export default NotFoundPage;

export const Head = createPageHeadFromMessages('notFound');

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...SitePage
    shop: shopDefaults(language: { eq: $language }) {
      data
    }
    engravingFonts {
      data
    }
    departments: allPageContent(
      filter: { language: { eq: $language }, departmentOrder: { ne: null } }
      sort: { departmentOrder: ASC }
    ) {
      nodes {
        path
        heading
      }
    }
  }
`;

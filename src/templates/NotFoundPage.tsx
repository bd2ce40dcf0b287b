// The 404 page of a language (specification §8), with ways on. Where a product's page is asked for, it may be newer than the build: then the
// backend is asked for it (docs/decisions/014).
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import { malformedPathScript } from '../app/malformed-path-script.ts';
import { toAskedPath } from '../app/unknown-path.ts';
import type { PageContext } from '../../domain/page.ts';
import type { EngravingFontPaths } from '../../domain/personalization/engraving-font.ts';
import { WaysOn } from '../features/not-found/WaysOn.tsx';
import { routeTable } from '../i18n/paths.ts';
import { toProductSlug } from '../i18n/shop-paths.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import type { PageData } from './page-data.ts';
import type { ShopDefaultsData } from './shop-data.ts';

/** Few who come here look for a product: the others load nothing of it. */
const ProductContent = lazy(async () => ({ default: (await import('./ProductContent.tsx')).ProductContent }));

interface NotFoundData extends Pick<PageData, 'shell'>, ShopDefaultsData {
  engravingFonts: EngravingFontPaths;
  departments: { nodes: { path: string; heading: string }[] };
  locales: { edges: { node: { ns: string; data: string } }[] };
}

const NotFoundPage = ({
  data: { shell, shop, engravingFonts, departments },
  pageContext,
  location,
}: PageProps<NotFoundData, PageContext>) => {
  const { t } = useTranslation('notFound');
  const product = useAskedProduct(location.pathname, shell.language);
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <script dangerouslySetInnerHTML={{ __html: malformedPathScript }} />
      {product ? (
        <Suspense fallback={null}>
          <ProductContent
            key={product.slug}
            shell={shell}
            slug={product.slug}
            built={null}
            shop={shop}
            fontPaths={engravingFonts}
            isFromList={(location.state as { isFromList?: boolean } | null)?.isFromList ?? false}
          />
        </Suspense>
      ) : (
        <>
          <PageIntro heading={t('heading')} lead={t('text')} picture={null} />
          <Section>
            <WaysOn
              homePath={routeTable.home[shell.language]}
              contactPath={shell.contactPath}
              productsPath={shell.productsPath}
              phone={shell.contact.phone}
              departments={departments.nodes}
            />
          </Section>
        </>
      )}
    </Layout>
  );
};

/**
 * The product whose page the address names, once the browser has taken over: the page's HTML knows no address. A page of
 * another language is asked for at its host, which has a 404 page for it.
 */
const useAskedProduct = (path: string, language: Locale): { slug: string } | undefined => {
  const known = useSyncExternalStore(
    neverChanges,
    () => toAskedPath(path),
    () => '',
  );
  const product = toProductSlug(known);
  const isOther = product !== undefined && product.language !== language;
  useEffect(() => {
    if (isOther) window.location.reload();
  }, [isOther]);
  return isOther ? undefined : product;
};

const neverChanges = () => () => undefined;

export default NotFoundPage;

/** The head stands outside the message provider, so the title is taken from the page's messages. */
export const Head = ({ data: { shell, locales }, pageContext }: HeadProps<NotFoundData, PageContext>) => {
  const messages = locales.edges.find(({ node }) => node.ns === 'notFound')?.node.data ?? '{}';
  const { heading = '' } = JSON.parse(messages) as { heading?: string };
  return <PageHead shell={shell} page={{ title: heading }} context={pageContext} />;
};

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    shop: shopDefaults(language: { eq: $language }) {
      ...ShopDefaultsFields
    }
    engravingFonts {
      ...EngravingFontsFields
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

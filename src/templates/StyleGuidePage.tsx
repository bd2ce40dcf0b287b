// The style guide: shows what docs/design.md describes. Built only with SPECIMENS=true.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead.tsx';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { ProductRatingForm } from '../features/ratings/ProductRatingForm.tsx';
import { RatingList, AverageRatingStars } from '../features/ratings/RatingList.tsx';
import { LazyProductRequestForm } from '../features/product-requests/LazyProductRequestForm.tsx';
import type { EngravingFontFilePaths } from '../../domain/personalization.ts';
import { PersonalizationStyleGuideSection } from '../features/personalization/PersonalizationStyleGuideSection.tsx';
import { RingSizerStyleGuideSection } from '../features/ring-sizer/RingSizerStyleGuideSection.tsx';
import { SizeGuide } from '../features/size-guide/SizeGuide.tsx';
import { DesignSystemStyleGuide, type StyleGuideThemeData } from '../features/style-guide/StyleGuide.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyIsland } from '../ui/createLazyIsland.tsx';
import {
  type GatsbyDataNode,
  type ContentPageQueryResult,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';

/** An island that uses Chakra (docs/decisions/021). */
const ChakraExample = createLazyIsland(
  () => import('../features/style-guide/chakra-examples-island.tsx'),
  () => <p>Chakra</p>,
);

interface StyleGuideData extends Omit<ContentPageQueryResult, 'sections'> {
  engravingFonts: GatsbyDataNode<EngravingFontFilePaths>;
}

interface StyleGuideContext extends SitePageContext {
  themes: StyleGuideThemeData[];
}

/** A product that exists in no backend: requests about it are rejected unless a test creates it. */
const product = { productId: '5bec1e00-0000-4000-8000-000000000001', productName: 'Solitärring Aurora' };

const toRatings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    rating: 5 - (index % 4),
    title: index % 3 === 2 ? null : 'Schöner als auf dem Bild',
    comment: 'Die Fassung ist sehr fein gearbeitet.\nNach zwei Wochen <b>nichts</b> zu beanstanden.',
    author: index % 2 === 0 ? 'M. K.' : null,
    language: 'de' as const,
    verified: index % 2 === 0,
    date: new Date(Date.UTC(2026, 4, 20 - index)).toISOString(),
  }));

/** Matches the demo content. */
const sizeGuide = {
  displayName: 'Kettenlängen',
  introduction: 'Legen Sie einen Faden so um den Hals, wie die Kette liegen soll, und messen Sie ihn.',
  table: {
    head: ['Länge', 'Zoll', 'Lage'],
    rows: [
      ['40 cm', '15¾″', 'eng am Hals'],
      ['45 cm', '17¾″', 'auf dem Schlüsselbein'],
      ['60 cm', '23½″', 'auf dem Brustbein'],
    ],
  },
};

const StyleGuidePage = ({ data, pageContext }: PageProps<StyleGuideData, StyleGuideContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { engravingFonts } = data;
  const image = page.image;
  return (
    <>
      <DesignSystemStyleGuide themes={pageContext.themes} image={image && { ...image, sizes: '25vw' }}>
        <h2>Ratings</h2>
        <AverageRatingStars language={shell.language} mean={0} count={0} />
        <AverageRatingStars language={shell.language} mean={4.46} count={17} />
        <RatingList language={shell.language} ratings={toRatings(17)} />
        <ProductRatingForm language={shell.language} {...product} />
        <h2>Requests</h2>
        <LazyProductRequestForm
          buttonVariant="secondary"
          language={shell.language}
          {...product}
          variant={null}
          kinds={['availability', 'stock', 'price']}
          privacyPath={localizedSiteRouteTable.privacy[shell.language]}
        />
      </DesignSystemStyleGuide>
      <PersonalizationStyleGuideSection fontPaths={engravingFonts.data} />
      <RingSizerStyleGuideSection>
        <SizeGuide guide={sizeGuide} />
      </RingSizerStyleGuideSection>
      <ChakraExample />
    </>
  );
};

export default StyleGuidePage;

export const Head = ({ data, pageContext }: HeadProps<StyleGuideData, StyleGuideContext>) => {
  const { data: shell } = data.shell;
  return <PageHead shell={shell} page={{ title: 'Specimens' }} context={pageContext} />;
};

export const query = graphql`
  query StyleGuidePage($language: String!, $namespaces: [String!]!) {
    ...SitePage
    page: pageContent(key: { eq: "home" }, language: { eq: $language }) {
      data
    }
    engravingFonts {
      data
    }
  }
`;

// The page of specimens: what docs/design.md describes, to be looked at. Built with SPECIMENS=true only.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../domain/page.ts';
import type { EngravingFontPaths } from '../domain/personalization/engraving-font.ts';
import { PersonalizationSpecimen } from '../features/personalization/PersonalizationSpecimen.tsx';
import { RingSizerSpecimen } from '../features/ring-sizer/RingSizerSpecimen.tsx';
import { SizeGuide } from '../features/size-guide/SizeGuide.tsx';
import type { SpecimenTheme } from '../features/specimens/specimen-theme.ts';
import { Specimens } from '../features/specimens/Specimens.tsx';
import { type PageData, toPicture } from './page-data.ts';

interface SpecimensData extends PageData {
  engravingFonts: EngravingFontPaths;
}

interface SpecimensContext extends PageContext {
  themes: SpecimenTheme[];
}

/** As the demo content has it. */
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

const SpecimensPage = ({
  data: { shell, page, engravingFonts },
  pageContext,
}: PageProps<SpecimensData, SpecimensContext>) => {
  const picture = toPicture(page);
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <Specimens themes={pageContext.themes} picture={picture && { ...picture, sizes: '25vw' }} />
      <PersonalizationSpecimen fontPaths={engravingFonts} />
      <RingSizerSpecimen>
        <SizeGuide guide={sizeGuide} />
      </RingSizerSpecimen>
    </Layout>
  );
};

export default SpecimensPage;

export const Head = ({ data: { shell }, pageContext }: HeadProps<SpecimensData, SpecimensContext>) => (
  <PageHead shell={shell} page={{ title: 'Specimens' }} context={pageContext} />
);

export const query = graphql`
  query SpecimensPage($language: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: "home" }, language: { eq: $language }) {
      ...PageFields
    }
    engravingFonts {
      serif
      script
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

// The page of specimens: what docs/design.md describes, to be looked at. Built with SPECIMENS=true only.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../domain/page.ts';
import type { SpecimenTheme } from '../features/specimens/specimen-theme.ts';
import { Specimens } from '../features/specimens/Specimens.tsx';
import { type PageData, toPicture } from './page-data.ts';

interface SpecimensContext extends PageContext {
  themes: SpecimenTheme[];
}

const SpecimensPage = ({ data: { shell, page }, pageContext }: PageProps<PageData, SpecimensContext>) => {
  const picture = toPicture(page);
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <Specimens themes={pageContext.themes} picture={picture && { ...picture, sizes: '25vw' }} />
    </Layout>
  );
};

export default SpecimensPage;

export const Head = ({ data: { shell }, pageContext }: HeadProps<PageData, SpecimensContext>) => (
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

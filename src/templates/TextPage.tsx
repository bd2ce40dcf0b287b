// A page of text: departments, about, service, legal texts. Opening, picture, formatted text.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../domain/page.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { type PageData, toPicture } from './page-data.ts';

const TextPage = ({ data: { shell, page }, pageContext }: PageProps<PageData, PageContext>) => {
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
      {page.body && (
        <Section>
          <RichText html={page.body} />
        </Section>
      )}
    </Layout>
  );
};

export default TextPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<PageData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query TextPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

// A page of text: departments, about, service, legal texts. Opening, picture, formatted text, and the editors' sections.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { type PageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import * as styles from './TextPage.module.css';
import type { SectionsData } from './section-data.ts';

interface TextData extends PageData, SectionsData {}

const TextPage = ({ data: { shell, page, sections }, pageContext }: PageProps<TextData, PageContext>) => {
  // A shop window is what its page is for; the text follows it.
  const leading = sections.nodes[0]?.type === 'window' ? 1 : 0;
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
      <PageSections sections={sections.nodes.slice(0, leading)} isOpening />
      {page.body && (
        <div className={leading > 0 ? styles.behind : undefined}>
          <Section>
            <RichText html={page.body} />
          </Section>
        </div>
      )}
      <PageSections sections={sections.nodes.slice(leading)} />
    </Layout>
  );
};

export default TextPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<TextData, PageContext>) => (
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
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        ...SectionFields
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;
